import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Side } from '../../rules/battle/battle.ts';
import { isShortName } from '../../rules/fight/name.ts';
import { sure } from '../../rules/sure.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { menuButton } from '../common/menu-button.ts';
import { pilotMark } from '../common/signs.ts';
import '../common/stage-bar.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import { equation } from './exchange-slips.ts';
import type { PlayedTurn } from './played-turn.ts';
import { pilotOf } from './played-turn.ts';

/** What stands above a film. */
export interface Bar {
  /** Whose page lies open alone. */
  readonly open: { readonly account: Account; readonly side: Side } | null;
  /** Said below the heading. */
  readonly note: string | null;
  /** The button to leave by; null where nobody may. */
  readonly leave: TemplateResult | null;
  /** That button names who may go. */
  readonly tight: boolean;
  /** A stage around it has a bar of its own. */
  readonly noBar: boolean;
  readonly menu: () => void;
}

/** A pilot's name in the heading of a film. */
const headingName = (side: Side, pilot: string): TemplateResult =>
  html`<span class="name">${pilotMark(side)} ${pilot}</span>`;

/** Who fights whom, or whose page lies open and what led to it; the turn, the corner to leave in, the menu. */
export const filmBar = ({ battle, names, played }: PlayedTurn, bar: Bar): TemplateResult => {
  const { open } = bar;
  const rivals = played.pairings.map(({ rival }) => rival);
  const alone = rivals.length === 1 ? pilotOf(names, sure(rivals[0])) : null;
  const opened = open && viewOf(open.account, open.side).me.pilot;
  const heading =
    open && opened !== null
      ? html`${headingName(open.side, opened)}
          <span class="soft">sees</span> ${equation(open.account, open.side)}
          ${bar.note ? html`<small>${bar.note}</small>` : nothing}`
      : html`${headingName('lone', pilotOf(names, 0))}
          <span class="soft">against ${alone === null ? inWords(rivals.length) : nothing}</span>
          ${alone === null ? nothing : headingName('rival', alone)}`;
  const pilots = opened === null ? [pilotOf(names, 0), alone ?? ''] : [opened];
  const looks = classMap({
    heading: true,
    long: !pilots.every(isShortName),
    tight: bar.tight,
  });
  if (bar.noBar)
    return html`<div class="line"><h2 class=${looks} tabindex="-1">${heading}</h2></div>`;
  return html`<stage-bar plain>
    <h1 class=${looks} tabindex="-1">${heading}</h1>
    ${open ? nothing : html`<p slot="aside" class="soft turn">Turn ${battle.turns + 1}</p>`}
    ${bar.leave ?? nothing} ${open && bar.leave ? nothing : menuButton('Menu', bar.menu)}
  </stage-bar>`;
};
