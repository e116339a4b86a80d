import { html } from 'lit';
import type { ActDraft } from './act-draft.ts';
import type { TemplateResult } from 'lit';
import { broughtAlong } from '../../rules/campaign/game/brought.ts';
import type { Brought } from '../../rules/campaign/game/brought.ts';
import { mechOf, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { broughtText } from '../../rules/words/brought-text.ts';
import { signed, sufferedText } from '../../rules/words/words.ts';
import { nextGameForm } from '../../rules/words/acts/settled.ts';

const rowOf = (brought: Brought): readonly [string, string] => {
  switch (brought.what) {
    case 'shutdown':
      return ['Shuts down at', `${brought.is} (printed ${brought.printed})`];
    case 'ammunition':
      return [brought.ammunition, `${brought.is} of ${brought.full}`];
    case 'critical':
      return [brought.part.name, sufferedText(brought.scar, brought.scar.times)];
    case 'skill':
      return [CATEGORY_NAMES[brought.category], signed(brought.is)];
    case 'penalty':
      return ['Replacement', broughtText(brought).what];
  }
};

/** Shows what a pilot takes into the next game, as the page is now. */
export const nextGame = ({ choice, find, hangar: after }: ActDraft<'settled'>): TemplateResult => {
  const own = pilotOf(after, choice.pilot);
  const flies = own.end ? after.pilots.find((pilot) => pilot.after === own.id) : own;
  if (!flies) return html`<p>${nextGameForm.nobody(own.name)}</p>`;
  if (flies.mech === null) return html`<p>${nextGameForm.grounded(flies.name)}</p>`;
  const { name, games } = mechOf(after, flies.mech);
  const rows = broughtAlong(after, flies.id, find).map(rowOf);
  return html`<p>
      ${flies.name} in <b>${name}</b>${nextGameForm.whichGame(games)}
      ${rows.length === 0 ? nextGameForm.asPrinted : ''}
    </p>
    <ul class="stack dense">
      ${rows.map(([what, is]) => html`<li class="spread"><span class="what">${what}</span> <b>${is}</b></li>`)}
    </ul>`;
};
