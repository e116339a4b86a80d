import type { SVGTemplateResult, TemplateResult } from 'lit';
import { html, svg } from 'lit';
import type { Colour } from '../../rules/vocabulary.ts';
import type { Phrase } from '../../rules/words/words.ts';
import { FIRST_ICONS, drawnIcon } from './first-signs.ts';

export { pilotMark } from './first-signs.ts';

const SHAPES: Readonly<Record<Colour, SVGTemplateResult>> = {
  orange: svg`<circle class="shape" cx="15" cy="15" r="13"/>`,
  red: svg`<path class="shape" d="M15 .5L29.5 15 15 29.5 .5 15Z"/>`,
  blue: svg`<rect class="shape" x="2.5" y="2.5" width="25" height="25"/>`,
  green: svg`<path class="shape" d="M8 2.5H22L29 15 22 27.5H8L1 15Z"/>`,
  yellow: svg`<path class="shape" d="M0 3H30L15 29Z"/>`,
};

/** A color's shape with its letter, so that color is never the only sign. */
export const colourSign = (colour: Colour): TemplateResult =>
  html`<svg class="sign ${colour}" viewBox="0 0 30 30" aria-hidden="true">
    ${SHAPES[colour]}
    <text x="15" y=${colour === 'yellow' ? 16 : 20}>${colour.charAt(0).toUpperCase()}</text>
  </svg>`;

/** A phrase with a sign before each color word. */
export const phrase = (pieces: Phrase): readonly (string | TemplateResult)[] =>
  pieces.map((piece) =>
    typeof piece === 'string'
      ? piece
      : html`<span class="worded">${colourSign(piece.colour)} ${piece.word}</span>`,
  );

const ARROWS = {
  left: svg`<path d="M19 10H2M8 3.500L1.500 10 8 16.500"/>`,
  right: svg`<path d="M1 10H18M12 3.500L18.500 10 12 16.500"/>`,
  up: svg`<path d="M10 19V2M3.500 8L10 1.500 16.500 8"/>`,
  down: svg`<path d="M10 1V18M3.500 12L10 18.500 16.500 12"/>`,
} as const;

/** An inline arrow, which the typeface lacks. Screen readers read `said`, or nothing. */
export const arrow = (to: keyof typeof ARROWS, said = ''): TemplateResult =>
  html`<svg class="arrow" viewBox="0 0 20 20" aria-hidden="true">${ARROWS[to]}</svg>${
      said && html`<span class="unseen">${said}</span>`
    }`;

const ICONS = {
  ...FIRST_ICONS,
  back: svg`<path d="M15 4L7 12 15 20"/>`,
  swap: svg`<path d="M22 7H4M8 2.5L3.5 7 8 11.5M2 17H20M16 12.5L20.500 17 16 21.500"/>`,
  lock: svg`<path d="M7 11V7.500a5 5 0 0 1 10 0V11"/><path d="M4 11H20V22H4Z" fill="currentColor" stroke="none"/>`,
  warning: svg`<path d="M12 2L23 22H1Z" fill="currentColor" stroke="none"/><path d="M12 9V15M12 17.500V20" class="cut"/>`,
  skull: svg`<path d="M12 1.500A9.500 9.500 0 0 0 2.500 11c0 3.500 2 5.500 4 6.500V22.500H17.500V17.500c2-1 4-3 4-6.500A9.500 9.500 0 0 0 12 1.500Z" fill="currentColor" stroke="none"/><path d="M8 9.500V12.500M16 9.500V12.500M12 15.500V16.500M10 22V19.500M14 22V19.500" class="cut"/>`,
  wreck: svg`<path d="M2 2H22V22H2Z" fill="currentColor" stroke="none"/><path d="M7 7L17 17M17 7L7 17" class="cut"/>`,
  slats: svg`<path d="M3 3H21V21H3ZM3 9H21M3 15H21"/>`,
  curve: svg`<path d="M3 2V21H22M7 15L12 9 16 12 22 4"/>`,
  even: svg`<path d="M2 4H22V20H2Z"/><path d="M7 9.500H17M7 14.500H17"/>`,
  power: svg`<path d="M12 2V11M6.500 5.500a8.500 8.500 0 1 0 11 0"/>`,
  pause: svg`<path d="M8 4V20M16 4V20"/>`,
  run: svg`<path d="M6 3L20 12 6 21Z" fill="currentColor"/>`,
  print: svg`<path d="M7 8V2H17V8M7 17H3V8H21V17H17M7 13H17V22H7Z"/>`,
  undo: svg`<path d="M9 4L3.500 9.500 9 15M3.500 9.500H15a5.500 5.500 0 0 1 0 11H9"/>`,
  tick: svg`<path d="M4 12.500L10 18.500 20.500 6"/>`,
  file: svg`<path d="M5 2.5H14L19 7.5V21.5H5Z"/><path d="M13 2V8.500H19.5Z" fill="currentColor" stroke="none"/>`,
  add: svg`<path d="M12 3V21M3 12H21"/>`,
  erase: svg`<path d="M8.500 4H22.500V20H8.500L2 12ZM12 9L18 15M18 9L12 15"/>`,
  grid: svg`<path d="M3 3H10V10H3ZM14 3H21V10H14ZM3 14H10V21H3ZM14 14H21V21H14Z"/>`,
  exit: svg`<path d="M2 2H13V22H2Z" fill="currentColor" stroke="none"/><path d="M15 12H22M17 7L22 12 17 17"/>`,
} as const;

export const icon = (name: keyof typeof ICONS): TemplateResult => drawnIcon(ICONS[name]);
