import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../../rules/battle/battle.ts';
import { bookletOf } from '../../../rules/battle/battle.ts';
import type { ViewScreen } from '../../../rules/booklet/booklet.ts';
import '../../page/view-window.ts';
import { wornIn } from '../facts/account.ts';

/** The enemy's view of a seat: the window with its page number; `looks` is a class. */
export const shownWindow = (
  battle: Battle,
  seat: number,
  screen: ViewScreen,
  looks = '',
): TemplateResult =>
  html`<figure class=${looks}>
    <view-window
      strip
      .booklet=${bookletOf(battle, seat)}
      .screen=${screen}
      .wear=${wornIn(battle, seat)}
    ></view-window>
    <figcaption aria-hidden="true">${screen.number} ${screen.title.toLowerCase()}</figcaption>
  </figure>`;

export const columnsFor = (windows: number): number =>
  windows <= 4 ? windows : windows <= 6 ? 3 : 4;
