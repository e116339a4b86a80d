import { svg } from 'lit';
import type { TemplateResult } from 'lit';

/** The middle of the star, from which all rays come; in a drawing of 400 by 480. */
const [X, Y] = [200, 300] as const;

/** How many, and how far out they end: beyond any window. */
const RAYS = { all: 44, far: 2400 } as const;

const ray = (at: number): string => {
  const angle = ((at + ((at * 5) % 7) * 0.09) / RAYS.all) * 2 * Math.PI;
  const near = 165 + ((at * 7) % 5) * 26;
  const half = 0.005 + ((at * 3) % 4) * 0.004;
  const end = (turned: number, far: number): string =>
    [X + far * Math.sin(turned), Y - far * Math.cos(turned)].map(Math.round).join(' ');
  return `M${end(angle, near)}L${end(angle - half, RAYS.far)}L${end(angle + half, RAYS.far)}Z`;
};

const SMOKE =
  'M36,196a56,56,0,1,1,112,0a56,56,0,1,1,-112,0ZM98,172a62,62,0,1,1,124,0a62,62,0,1,1,-124,0ZM174,172a62,62,0,1,1,124,0a62,62,0,1,1,-124,0ZM252,198a56,56,0,1,1,112,0a56,56,0,1,1,-112,0ZM30,250a46,46,0,1,1,92,0a46,46,0,1,1,-92,0ZM76,258a66,66,0,1,1,132,0a66,66,0,1,1,-132,0ZM190,258a66,66,0,1,1,132,0a66,66,0,1,1,-132,0ZM282,250a44,44,0,1,1,88,0a44,44,0,1,1,-88,0ZM138,320a62,62,0,1,1,124,0a62,62,0,1,1,-124,0Z';
const CURLS =
  'M64,193a28,28,0,0,1,35,-22M79,199a17,17,0,0,1,20,-13M129,168a31,31,0,0,1,38,-25M145,176a19,19,0,0,1,22,-15M205,168a31,31,0,0,1,38,-25M221,176a19,19,0,0,1,22,-15M280,195a28,28,0,0,1,35,-22M295,201a17,17,0,0,1,20,-13M53,247a23,23,0,0,1,29,-18M65,253a14,14,0,0,1,17,-11M109,254a33,33,0,0,1,41,-26M126,262a20,20,0,0,1,24,-16M223,254a33,33,0,0,1,41,-26M240,262a20,20,0,0,1,24,-16M304,247a22,22,0,0,1,27,-18M315,253a13,13,0,0,1,16,-11';

/** Each letter: its middle and foot, its size, how it is turned (degrees). */
const WORD =
  'B:42:128:96:-8|A:91:126:92:5|-:130:118:96:-4|D:172:116:106:5|O:226:110:116:-3|O:284:106:116:6|M:350:98:108:-5';
const letters = (looks: string): readonly TemplateResult[] =>
  WORD.split('|').map((each) => {
    const [letter, x, y, size, turned] = each.split(':');
    return svg`<text class=${looks} x=${x} y=${y} font-size=${size} transform="rotate(${turned} ${x} ${y})">${letter}</text>`;
  });

const STAR =
  'M0-92L18-34 66-70 42-16 96-4 44 18 70 70 18 38 0 96-16 38-68 68-42 16-96 0-42-18-66-70-18-34Z';

/** An explosion over a picture: rays out of the window, black smoke, a star and its sound. */
export const blast = (): TemplateResult =>
  svg`<svg class="blast" viewBox="0 0 400 480" preserveAspectRatio="xMidYMin meet" aria-hidden="true">
    <path class="rays" d=${Array.from({ length: RAYS.all }, (_, at) => ray(at)).join('')} />
    <path class="smoke" d=${SMOKE} />
    <path class="curls" d=${CURLS} />
    <g transform="translate(${X} ${Y})">
      <g class="star"><path d=${STAR} transform="rotate(14) scale(1.12)" /><path class="yellow" d=${STAR} /><path d=${STAR} transform="scale(0.56)" /></g>
    </g>
    <g class="sound">${letters('halo')}${letters('edge')}${letters('yellow')}</g>
  </svg>`;
