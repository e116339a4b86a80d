import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Game } from '../../rules/campaign/history/game.ts';
import { sure } from '../../rules/sure.ts';
import { resultOf } from '../../rules/words/story-text.ts';
import type { Named } from '../../rules/words/tell.ts';
import { pilotMark } from '../common/signs.ts';

export const gameResultLine = (game: Game, names: readonly Named[]): TemplateResult => {
  const { fighters } = game.stand;
  const { first, words: verb, second, nobody } = resultOf(game);
  const each = (places: readonly number[], strong: boolean): readonly TemplateResult[] =>
    places.map((place, at) => {
      const { side, killedBy } = sure(fighters[place]);
      const { pilot } = sure(names[place]);
      // Keep the sign on one line with the first word of the name.
      const [word = '', ...words] = pilot.split(' ');
      const mark = pilotMark(side === 'few' ? 'lone' : 'rival');
      const rest = words.length > 0 ? ` ${words.join(' ')}` : '';
      const name = html`<span class="marked">${mark} ${word}</span>${rest}`;
      const fate = killedBy ? html` <span class="killed">killed</span>` : nothing;
      return html`${at > 0 ? ', ' : nothing}${strong ? html`<b>${name}</b>` : name}${fate}`;
    });
  return html`${each(first, !nobody)} <span class="soft">${verb}</span> ${each(second, false)}${
      nobody ? html`<span class="soft">: nobody won</span>` : nothing
    }`;
};
