import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { live } from 'lit/directives/live.js';
import type { DuelSave } from '../../offline/fights/duel-save.ts';
import { against } from '../common/duel-words.ts';
import { say } from '../common/say.ts';
import radioStyles from '../common/radios.css?inline';
import styles from './duel-filter.css?inline';
import { styled } from '../common/styled.ts';
import { RECORD_WORDS } from './record-words.ts';

const DUEL_STATES = [
  ['all', 'All'],
  ['unfinished', 'Unfinished'],
  ['finished', 'Finished'],
] as const;
export type DuelState = (typeof DUEL_STATES)[number][0];

/** Whether a duel has this state, and the name of a pilot or 'Mech contains the text. */
export const isSought = (
  { ended, summary }: DuelSave,
  standing: DuelState,
  sought: string,
): boolean =>
  (standing === 'all' || (standing === 'finished') === (ended !== null)) &&
  [summary.pilots, summary.mechs]
    .map((names) => against(names).toLowerCase())
    .some((names) => names.includes(sought.trim().toLowerCase()));

/**
 * Asks which duels to show, by state and by name.
 *
 * @fires filter-set
 */
@customElement('duel-filter')
export class DuelFilter extends LitElement {
  static override styles = styled(radioStyles, styles);

  @property() standing: DuelState = 'all';
  @property() sought = '';

  override render(): TemplateResult {
    const { sought, standing } = this;
    return html`<fieldset class="radios filters">
        <legend class="unseen">Which duels</legend>
        ${DUEL_STATES.map(
          ([each, name]) =>
            html`<label class=${classMap({ chosen: standing === each })}>
              <input
                type="radio"
                name="standing"
                .checked=${live(standing === each)}
                @change=${() => say(this, 'filter-set', { standing: each, sought })}
              />
              ${name}
            </label>`,
        )}
      </fieldset>
      <input
        class="sought boxed thumb"
        type="search"
        aria-label=${RECORD_WORDS.filter}
        placeholder="By name"
        autocomplete="off"
        enterkeyhint="search"
        .value=${live(sought)}
        @input=${(event: Event) =>
          say(this, 'filter-set', { standing, sought: (event.target as HTMLInputElement).value })}
      />`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'filter-set': CustomEvent<{ readonly standing: DuelState; readonly sought: string }>;
  }
}
