import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { classMap } from 'lit/directives/class-map.js';
import type { Secrecy } from '../../rules/fight/sitting.ts';
import { START_WORDS } from './start-words.ts';
import { isRoomy, isTouched } from '../common/across-table.ts';

/** How a battle is played: on this device, or, in a hangar, with printed booklets. */
export type How = Secrecy | 'with paper';

/** A way to play, and whether there is room for it. */
interface Way<One extends How> {
  readonly how: One;
  readonly possible: boolean;
}
type Ways<One extends How> = readonly [Way<One>, ...Way<One>[]];

const PASSED = { how: 'pass the device', possible: true } as const;
const PAPER = { how: 'with paper', possible: true } as const;

/** Face to face is for two, across a large screen that is touched. */
const acrossTable = (pilots: number): Way<'face to face'>[] =>
  pilots <= 2 && isTouched() ? [{ how: 'face to face', possible: isRoomy() }] : [];

/** How this many pilots can play on this device. */
export const waysOnDevice = (pilots: number): Ways<Secrecy> => [PASSED, ...acrossTable(pilots)];

/** How this many pilots can play a game of a hangar here. */
export const waysInHangar = (pilots: number): Ways<How> => [
  PASSED,
  ...acrossTable(pilots).filter(({ possible }) => possible),
  PAPER,
];

/** The way that was picked, where it can be; else the device is passed. */
export const wayOf = <One extends How>(ways: Ways<One>, picked: One): One =>
  (ways.find(({ how, possible }) => possible && how === picked) ?? ways[0]).how;

/** The ways to play, one of them picked; nothing where there is but one. */
export const howPlayed = <One extends How>(
  ways: Ways<One>,
  picked: One,
  picks: (how: One) => void,
): TemplateResult | typeof nothing => {
  if (ways.length < 2) return nothing;
  const chosen = wayOf(ways, picked);
  return html`<fieldset class="radios secrecy">
    <legend class="unseen">${START_WORDS.howPlayed}</legend>
    ${ways.map(
      ({ how, possible }) =>
        html`<label class=${classMap({ chosen: how === chosen, impossible: !possible })}>
          <input
            type="radio"
            name="how"
            .checked=${live(how === chosen)}
            ?disabled=${!possible}
            @change=${() => picks(how)}
          />
          <span
            >${START_WORDS.ways[how]}${possible ? nothing : html` <small>${START_WORDS.needsTablet}</small>`}</span
          >
        </label>`,
    )}
  </fieldset>`;
};
