import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Side } from '../../../rules/battle/battle.ts';
import { splitOf } from '../../../rules/battle/split.ts';
import { isShortName } from '../../../rules/fight/name.ts';
import { inWords } from '../../../rules/words/in-words.ts';
import { turnText } from '../../../rules/words/tell.ts';
import { signed } from '../../../rules/words/words.ts';
import { menuButton } from '../../common/first-signs.ts';
import { pilotMark } from '../../common/signs.ts';
import '../../common/stage-bar.ts';
import type { Account } from '../facts/account.ts';
import { isOwnPage, viewOf } from '../facts/account.ts';
import { equation } from '../pages/exchange-slips.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { pilotOf } from '../facts/played-turn.ts';
import type { Shot } from '../facts/shots.ts';

/** Input of the bar above a film. */
export interface Bar {
  readonly shot: Shot;
  /** With several: the rival whose pages are open beside the film; null if closed. */
  readonly aside: number | null;
  /** With several: the current shot and the number of shots; null for two. */
  readonly count: { readonly now: number; readonly all: number } | null;
  /** The one open page. */
  readonly open: { readonly account: Account; readonly side: Side } | null;
  /** Below the heading. */
  readonly note: string | null;
  /** Button to leave; null if no one may. */
  readonly leave: TemplateResult | null;
  /** The button names the pilot, and needs more room. */
  readonly tight: boolean;
  /** The stage around it has a bar. */
  readonly noBar: boolean;
  readonly menu: () => void;
}

const headingName = (side: Side, pilot: string): TemplateResult =>
  html`<span class="name">${pilotMark(side)} ${pilot}</span>`;

/** The two of a duel, or the lone pilot and the number of rivals. */
const castHeading = ({ names, played }: PlayedTurn): TemplateResult => {
  const [first, ...others] = played.pairings.map(({ rival }) => rival);
  const alone = first !== undefined && others.length === 0 ? pilotOf(names, first) : null;
  return html`${headingName('lone', pilotOf(names, 0))}
    <span class="soft">against ${alone === null ? inWords(others.length + 1) : nothing}</span>
    ${alone === null ? nothing : headingName('rival', alone)}`;
};

const severalHeading = (turn: PlayedTurn, { aside, shot }: Bar): TemplateResult | string => {
  const { battle, names, played } = turn;
  const rival = aside ?? ('rival' in shot ? shot.rival : null);
  const lone = pilotOf(names, 0);
  if (rival !== null) return `${lone} and ${pilotOf(names, rival)}`;
  switch (shot.kind) {
    case 'split':
      return `${lone} splits ${signed(splitOf(played)?.modifier ?? 0)}`;
    case 'scores':
      return 'The scores';
    case 'marks':
      return `After turn ${battle.turns + 1}`;
    case 'beat':
    case 'called':
    case 'consoles':
    case 'meaning':
    case 'overview':
    case 'page':
    case 'quiet':
    case 'score':
      return castHeading(turn);
  }
};

/** The turn, and with several the progress. */
const turnWords = ({ battle }: PlayedTurn, { aside, count, shot }: Bar): string => {
  const place = count && aside === null ? `${count.now} of ${count.all}` : '';
  const turn = shot.kind === 'marks' && place ? '' : `Turn ${turnText(battle)}`;
  return [turn, place].filter(Boolean).join(' · ');
};

/**
 * Bar of a film: the pilots, or the open page and the numbers that led to it; the turn, the button to leave, the
 * menu.
 */
export const filmBar = (turn: PlayedTurn, bar: Bar): TemplateResult => {
  const { names, played } = turn;
  const { count, open } = bar;
  const opened = open && viewOf(open.account, open.side).me.pilot;
  const heading =
    open && opened !== null
      ? html`${headingName(open.side, opened)}
          <span class="soft"
            >sees ${isOwnPage(open.account, open.side) ? html`<b>you</b>` : nothing}</span
          >
          ${equation(open.account, open.side)}
          ${bar.note ? html`<small>${bar.note}</small>` : nothing}`
      : count
        ? severalHeading(turn, bar)
        : castHeading(turn);
  const rivals = played.pairings.map(({ rival }) => pilotOf(names, rival));
  const pilots = opened === null ? [pilotOf(names, 0), ...(count ? [] : rivals)] : [opened];
  const looks = classMap({
    heading: true,
    long: !pilots.every(isShortName),
    tight: bar.tight,
  });
  const aside = html`<span class="soft turn">${turnWords(turn, bar)}</span>`;
  if (bar.noBar)
    return html`<div class="line">
      <h2 class=${looks} tabindex="-1">${heading}</h2>
      ${count ? aside : nothing}
    </div>`;
  return html`<stage-bar plain>
    <h1 class=${looks} tabindex="-1">${heading}</h1>
    ${open ? nothing : html`<p slot="aside">${aside}</p>`} ${bar.leave ?? nothing}
    ${open && bar.leave ? nothing : menuButton('Menu', bar.menu)}
  </stage-bar>`;
};
