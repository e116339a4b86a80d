import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Secrecy } from '../../rules/fight/sitting.ts';
import { isRoomy, isTouched } from '../common/across-table.ts';

/** How a game of a hangar is played: on this device, or with printed booklets. */
export type How = Secrecy | 'with paper';

const NAMES: Readonly<Record<How, string>> = {
  'pass the device': 'Pass the device',
  'face to face': 'Face to face',
  'with paper': 'With paper',
};

/** How so many can play here: face to face is for two across a large screen that is touched. */
const waysOf = (pilots: number): readonly How[] =>
  pilots <= 2 && isTouched() && isRoomy()
    ? ['pass the device', 'face to face', 'with paper']
    : ['pass the device', 'with paper'];

/** The way that was picked, where it can be; else the device is passed. */
export const wayOf = (picked: How, pilots: number): How =>
  waysOf(pilots).includes(picked) ? picked : 'pass the device';

/** The ways to play, one of them picked. */
export const howPlayed = (
  picked: How,
  pilots: number,
  picks: (how: How) => void,
): TemplateResult => {
  const chosen = wayOf(picked, pilots);
  return html`<fieldset class="radios secrecy">
    <legend class="unseen">How it is played</legend>
    ${waysOf(pilots).map(
      (how) =>
        html`<label class=${how === chosen ? 'chosen' : ''}>
          <input
            type="radio"
            name="how"
            .checked=${live(how === chosen)}
            @change=${() => picks(how)}
          />
          <span>${NAMES[how]}</span>
        </label>`,
    )}
  </fieldset>`;
};
