import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import { openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import { roundsLabel } from '../../rules/words/seat-brought.ts';
import { number } from '../../rules/words/words.ts';
import { colourSign } from '../common/signs.ts';
import { CHOOSING_WORDS } from './choosing-words.ts';

/** The heat at which a full bar ends. */
const HOTTEST = 40;

const share = (points: number, full: number): string =>
  `${Math.max(0, Math.min(100, (points / full) * 100))}%`;

/** A bar as low as a line of words, what it stands for by its first letter, and the number. */
const bar = (name: string, points: number, full: number, limit: number | null): TemplateResult =>
  html`<span class="mini"
    ><i>${name}</i
    ><span class="bar"
      ><span class="fill" .style=${`width: ${share(points, full)}`}></span>${
        limit === null
          ? nothing
          : html`<span class="tick" .style=${`left: ${share(limit, full)}`}></span>`
      }</span
    ><b>${number(points)}</b></span
  >`;

/** How many criticals a seat has suffered. */
export const countCriticals = (battle: Battle, seat: number): number =>
  seatOf(battle, seat).wounds.suffered.reduce((sum, { times }) => sum + times, 0);

/** How many of a rival's open numbers each color has. */
export const coloursOpen = (battle: Battle, rival: number): TemplateResult => {
  const open = openManeuvers(battle, rival);
  return html`<span class="colours"
    >${COLOURS.map((colour) => {
      const many = open.filter((each) => each.colour === colour).length;
      return many > 0 ? html`<span>${colourSign(colour)}<b>${many}</b></span> ` : nothing;
    })}</span
  >`;
};

/** How a rival stands, in the room of a tile: armor, heat with its shutdown mark, rounds, criticals, and what is open by color.
 *  Where there is little room what is open is counted before the rounds. */
export const rivalState = (battle: Battle, rival: number): TemplateResult => {
  const { ammunition, armor, fullArmor, heat, shutdown } = seatOf(battle, rival);
  const criticals = countCriticals(battle, rival);
  const supplies = battle.options.ammunition === 'ignored' ? [] : Object.entries(ammunition);
  return html`<span class="state" aria-hidden="true">
    ${bar('A', armor, fullArmor, null)} ${bar('H', heat, HOTTEST, shutdown)}
    <span class="supplies"
      ><span class="counted"
        >${CHOOSING_WORDS.open} <b>${openManeuvers(battle, rival).length}</b></span
      >
      ${supplies.map(([kind, left]) => html`<span>${roundsLabel(kind)[1]} <b>${left}</b></span> `)}${
        criticals > 0 ? html`<span><i class="diamond"></i> <b>${criticals}</b></span>` : nothing
      }</span
    >
    ${coloursOpen(battle, rival)}
  </span>`;
};
