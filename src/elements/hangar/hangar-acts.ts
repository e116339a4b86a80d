import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { icon } from '../common/signs.ts';
import { HANGAR_WORDS } from './hangar-words.ts';

export type Over = 'nothing' | 'enlisting' | 'backup';

/** Buttons for the hangar as a whole, at the foot of its berths or in the dock. */
export const hangarActs = (ask: (over: Over) => void, menu: () => void): TemplateResult =>
  html`<button type="button" class="button plain backup" @click=${() => ask('backup')}>
      ${icon('file')}Back up, restore
    </button>
    <button type="button" class="button plain more" @click=${menu}>
      ${icon('menu')}This hangar…
    </button>`;

/** Buttons for a hangar without active pilots; `anybody`: it has former ones. */
export const emptyActs = (
  anybody: boolean,
  ask: (over: Over) => void,
  menu: () => void,
): TemplateResult =>
  html`<div class="ways">
    <button type="button" class="button main big" @click=${() => ask('enlisting')}>
      ${anybody ? 'Add a pilot' : HANGAR_WORDS.firstPilot}
    </button>
    <button type="button" class="button" @click=${() => ask('backup')}>
      ${icon('file')}${HANGAR_WORDS.restore}
    </button>
    <button type="button" class="button plain" @click=${menu}>${icon('menu')}This hangar…</button>
  </div>`;
