import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { openColours } from '../card/open-colours.ts';

/** How many numbers a pilot may call, and how many of each color; and who has no choice. */
export const mayCall = (battle: Battle, seat: number, names: readonly Named[]): TemplateResult => {
  const bound = boundText(battle, seat, names);
  if (bound) return html`<p class="may">${bound}</p>`;
  const open = openManeuvers(battle, seat);
  return html`<p class="may">
    <span class="name">${names[seat]?.pilot}</span>
    <span class="whole">may call ${open.length}</span> ${openColours(open)}
  </p>`;
};
