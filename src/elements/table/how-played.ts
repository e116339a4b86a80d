import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Secrecy } from '../../rules/fight/sitting.ts';
import { START_WORDS } from './start-words.ts';
import { isRoomy, isTouched } from '../common/across-table.ts';

/** How a battle is played: on this device, or, in a hangar, with printed booklets. */
export type How = Secrecy | 'with paper';
/** The same for a duel, which one person may play alone. */
export type HowDuel = Secrecy | 'one pilot';

/** A way to play, and whether there is room for it. */
interface Way<One extends How | HowDuel> {
  readonly how: One;
  readonly possible: boolean;
  /** What it is called, where that is another. */
  readonly called?: keyof typeof START_WORDS.ways;
}
type Ways<One extends How | HowDuel> = readonly [Way<One>, ...Way<One>[]];

const PASSED = { how: 'pass the device', possible: true } as const;
const ALONE = { how: 'one pilot', possible: true } as const;
const PAPER = { how: 'with paper', possible: true } as const;

/** Face to face is for two, across a large screen that is touched. */
const acrossTable = (pilots: number): Way<'face to face'>[] =>
  pilots <= 2 && isTouched() ? [{ how: 'face to face', possible: isRoomy() }] : [];

/** How a duel can be played on this device: by how many, where there is no table to lay it on. */
export const waysOfDuel = (): Ways<HowDuel> =>
  isTouched() ? [PASSED, ...acrossTable(2), ALONE] : [{ ...PASSED, called: 'two pilots' }, ALONE];

/** How this many pilots, so many of them people, can play a game of a hangar here. */
export const waysInHangar = (pilots: number, people: number): Ways<How> => [
  people === 1 ? { ...PASSED, called: ALONE.how } : PASSED,
  ...acrossTable(pilots).filter(({ possible }) => possible && people === pilots),
  PAPER,
];

/** The way that was picked, where it can be; else the device is passed. */
export const wayOf = <One extends How | HowDuel>(ways: Ways<One>, picked: One): One =>
  (ways.find(({ how, possible }) => possible && how === picked) ?? ways[0]).how;

/** The ways to play, one of them picked; nothing where there is but one. */
export const howPlayed = <One extends How | HowDuel>(
  ways: Ways<One>,
  picked: One,
  picks: (how: One) => void,
): TemplateResult | typeof nothing => {
  if (ways.length < 2) return nothing;
  const chosen = wayOf(ways, picked);
  return html`<fieldset class="radios secrecy">
    <legend class="unseen">${START_WORDS.howPlayed}</legend>
    ${ways.map(
      ({ how, called = how, possible }) =>
        html`<label class=${how === chosen ? 'chosen' : possible ? '' : 'impossible'}>
          <input
            type="radio"
            name="how"
            .checked=${live(how === chosen)}
            ?disabled=${!possible}
            @change=${() => picks(how)}
          />
          <span
            >${START_WORDS.ways[called]}${possible ? nothing : html` <small>${START_WORDS.needsTablet}</small>`}</span
          >
        </label>`,
    )}
  </fieldset>`;
};
