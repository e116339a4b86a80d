import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { boundText } from '../../rules/words/bound-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import { colourSign } from '../common/signs.ts';

/** How many numbers a pilot may call, with a sign for the color of each; and who has no choice. */
export const mayCall = (battle: Battle, seat: number, names: readonly Named[]): TemplateResult => {
  const bound = boundText(battle, seat, names);
  if (bound) return html`<p class="may">${bound}</p>`;
  const open = openManeuvers(battle, seat);
  const words = COLOURS.flatMap((colour) => {
    const many = open.filter((maneuver) => maneuver.colour === colour).length;
    return many > 0 ? [`${many} ${colour}`] : [];
  });
  return html`<p class="may">
    <span
      >${names[seat]?.pilot} may call ${open.length}<span class="unseen"
        >: ${words.join(', ')}</span
      ></span
    >
    <span class="signs" aria-hidden="true">${open.map(({ colour }) => colourSign(colour))}</span>
  </p>`;
};
