import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { menuButton } from '../common/first-signs.ts';
import { say } from '../common/say.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

/** The bar of the pilot who chooses, with what is beside the name: the curtain, where a key can call it, and the menu. */
export const choosingBar = (
  host: HTMLElement,
  {
    pilot,
    side,
    unwatched,
  }: { readonly pilot: string; readonly side: Side; readonly unwatched: boolean },
  aside: TemplateResult,
): TemplateResult =>
  html`<stage-bar takes-focus>
    ${pilotMark(side)} ${CHOOSING_WORDS.chooses(pilot)}
    <p slot="aside" class="soft">${aside}</p>
    ${
      unwatched
        ? nothing
        : html`<button
            slot="buttons"
            type="button"
            class="curtain"
            @click=${() => say(host, 'curtain-asked')}
          >
            ${CHOOSING_WORDS.curtain} <kbd aria-hidden="true">C</kbd>
          </button>`
    }
    ${menuButton(CHOOSING_WORDS.menu, () => say(host, 'menu-asked'))}
  </stage-bar>`;

declare global {
  interface HTMLElementEventMap {
    'curtain-asked': CustomEvent<null>;
    'menu-asked': CustomEvent<null>;
  }
}
