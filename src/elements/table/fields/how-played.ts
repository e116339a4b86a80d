import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Secrecy } from '../../../rules/fight/sitting.ts';
import { START_WORDS } from './start-words.ts';

/** Face to face needs 700 pixels both ways at the usual text size. */
const TABLE = '(width >= 43.75rem) and (height >= 43.75rem)';

/** The device has a touch screen; without one nobody sits across it. */
const isTouched = (): boolean =>
  navigator.maxTouchPoints > 0 || matchMedia('(any-pointer: coarse)').matches;

/** Room for two, half a screen each. */
const isRoomy = (): boolean => matchMedia(TABLE).matches;

/** How a battle is played: on this device, or in a hangar also with printed booklets. */
export type How = Secrecy | 'with paper';
/** The same for a duel, which one person can play alone. */
export type HowDuel = Secrecy | 'one pilot';

interface Way<One extends How | HowDuel> {
  readonly how: One;
  readonly possible: boolean;
  /** Its name, if it has a different one here. */
  readonly called?: keyof typeof START_WORDS.ways;
}
type Ways<One extends How | HowDuel> = readonly [Way<One>, ...Way<One>[]];

const PASSED = { how: 'pass the device', possible: true } as const;
const ALONE = { how: 'one pilot', possible: true } as const;
const PAPER = { how: 'with paper', possible: true } as const;

/** Face to face needs two pilots and a large touch screen. */
const acrossTable = (pilots: number): Way<'face to face'>[] =>
  pilots <= 2 && isTouched() ? [{ how: 'face to face', possible: isRoomy() }] : [];

export const waysOfDuel = (): Ways<HowDuel> =>
  isTouched() ? [PASSED, ...acrossTable(2), ALONE] : [{ ...PASSED, called: 'two pilots' }, ALONE];

/** How a hangar's game can be played here, by the number of pilots and of people. */
export const waysInHangar = (pilots: number, people: number): Ways<How> => [
  people === 1 ? { ...PASSED, called: ALONE.how } : PASSED,
  ...acrossTable(pilots).filter(({ possible }) => possible && people === pilots),
  PAPER,
];

/** The way picked if it is possible, else passing the device. */
export const wayOf = <One extends How | HowDuel>(ways: Ways<One>, picked: One): One =>
  (ways.find(({ how, possible }) => possible && how === picked) ?? ways[0]).how;

/** A choice of ways to play; nothing if there is only one. */
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

/** The submit button at the foot of a form; Enter presses it. */
export const beginButton = (words: string, disabled = false): TemplateResult =>
  html`<button type="submit" class="button main big" ?disabled=${disabled}>
    ${words} <kbd aria-hidden="true">Enter</kbd>
  </button>`;
