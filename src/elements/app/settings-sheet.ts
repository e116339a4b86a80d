import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../common/sheet-dialog.ts';
import './kept-pictures.ts';
import { arrow } from '../common/signs.ts';
import { say } from '../common/say.ts';
import styles from './settings-sheet.css?inline';
import { styled } from '../common/styled.ts';
import { usualPace } from '../common/usual-pace.ts';
import { SETTINGS_WORDS } from './settings-words.ts';

const THEMES = [
  ['system', 'As the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

const PACES = [
  ['by itself', 'On their own'],
  ['at a tap', 'Tap by tap'],
] as const;

type Key = readonly [key: string | TemplateResult, does: string];

const KEYS: readonly Key[] = [
  ['digits', 'choose a maneuver'],
  [html`${arrow('up', 'arrow up')} ${arrow('down', 'arrow down')}`, SETTINGS_WORDS.keyMove],
  [html`${arrow('left', 'arrow left')} ${arrow('right', 'arrow right')}`, SETTINGS_WORDS.keyPages],
  ['Space', SETTINGS_WORDS.keyFlip],
  ['Enter', 'lock in'],
  ['Esc', 'undo the pick'],
  ['S', SETTINGS_WORDS.keyStudy],
  ['C', 'curtain'],
  [html`Space or ${arrow('right', 'arrow right')}`, SETTINGS_WORDS.keyGoOn],
  [arrow('left', 'arrow left'), 'back in it'],
  ['P', SETTINGS_WORDS.keyHold],
  ['L', 'leave: bail out, escape'],
  ['?', 'this list'],
];

const KEYS_OF_MANY: readonly Key[] = [
  ['Alt 1 … 7', SETTINGS_WORDS.keyRival],
  ['A', SETTINGS_WORDS.keyAttack],
  ['1, 2, 3', SETTINGS_WORDS.keyOffer],
  ['End', SETTINGS_WORDS.keySkip],
];

const keyList = (keys: readonly Key[]): TemplateResult =>
  html`<dl class="keys">
    ${keys.map(
      ([key, does]) =>
        html`<dt class="bold">${key}</dt>
          <dd>${does}</dd>`,
    )}
  </dl>`;

/**
 * Shows the settings: theme, sound, pace of a turn, stored pictures, and the keys of a duel and of a fight.
 *
 * @fires theme-chosen - detail `{ theme }`
 * @fires pace-chosen - detail `{ pace }`
 * @fires sound-switched - detail `{ on }`
 */
@customElement('settings-sheet')
export class SettingsSheet extends LitElement {
  static override styles = styled(styles);

  @property({ type: Boolean }) open = false;
  /** Says that the game is ready to play offline; empty until it is. */
  @property() readiness = '';
  @property({ type: Boolean }) sound = false;
  @property() theme: (typeof THEMES)[number][0] = 'system';
  @property({ attribute: false }) pace: (typeof PACES)[number][0] | null = null;

  override render(): TemplateResult {
    return html`<sheet-dialog heading="Settings and keys" .open=${this.open}>
      <fieldset>
        <legend class="label">Light or dark</legend>
        <div class="choices themes">
          ${THEMES.map(
            ([theme, name]) =>
              html`<label class="abreast bold thumb"
                ><input
                  type="radio"
                  name="theme"
                  .checked=${this.theme === theme}
                  @change=${() => say(this, 'theme-chosen', { theme })}
                />${name}</label
              >`,
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend class="label">${SETTINGS_WORDS.pace}</legend>
        <div class="choices">
          ${PACES.map(
            ([pace, name]) =>
              html`<label class="abreast bold thumb"
                ><input
                  type="radio"
                  name="pace"
                  .checked=${(this.pace ?? usualPace()) === pace}
                  @change=${() => say(this, 'pace-chosen', { pace })}
                />${name}</label
              >`,
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend class="label">Sound</legend>
        <div class="choices">
          <label class="abreast bold thumb"
            ><input
              type="checkbox"
              .checked=${this.sound}
              @change=${(event: Event) =>
                say(this, 'sound-switched', { on: (event.target as HTMLInputElement).checked })}
            />${SETTINGS_WORDS.sound}</label
          >
        </div>
      </fieldset>
      <p class="small" role=${this.open ? 'status' : nothing}>${this.readiness}</p>
      <kept-pictures ?shown=${this.open}></kept-pictures>
      <h3 class="label keys">${SETTINGS_WORDS.keys}</h3>
      ${keyList(KEYS)}
      <h3 class="label keys">${SETTINGS_WORDS.fightKeys}</h3>
      ${keyList(KEYS_OF_MANY)}
      <p class="small faint">${SETTINGS_WORDS.legal}</p>
    </sheet-dialog>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'theme-chosen': CustomEvent<{ theme: SettingsSheet['theme'] }>;
    'sound-switched': CustomEvent<{ on: boolean }>;
    'pace-chosen': CustomEvent<{ pace: NonNullable<SettingsSheet['pace']> }>;
  }
}
