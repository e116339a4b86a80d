import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import type { Step } from '../../rules/fight/steps.ts';
import { menuButton } from '../common/menu-button.ts';
import '../common/stage-bar.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import { openPage } from './film.ts';
import { headingClass, headingName, pageHeading } from './film-heading.ts';
import type { Peril } from './film-peril.ts';
import './leave-corner.ts';

/** What stands above a film. */
export interface Bar {
  readonly step: Step;
  /** Both pages stand side by side. */
  readonly together: boolean;
  /** What threatens each side; null where nobody may leave. */
  readonly leaving: ReadonlyMap<Side, Peril> | null;
  /** A stage around it has a bar of its own. */
  readonly noBar: boolean;
  readonly menu: () => void;
}

/** The bar of a film: whose page lies open and what led to it, the corner to leave in, the menu. */
export const filmBar = (account: Account, bar: Bar): TemplateResult => {
  const onPage = bar.step.kind !== 'called' && !bar.together;
  const open = openPage(account, bar.step);
  const pilotOf = (side: Side): string => viewOf(account, side).me.pilot;
  const heading = onPage
    ? pageHeading(account, open)
    : html`${headingName('lone', pilotOf('lone'))}
        <span class="soft">against</span> ${headingName('rival', pilotOf('rival'))}`;
  const tight = (bar.leaving?.size ?? 0) > 0;
  const looks = headingClass((onPage ? [open] : SIDES).map(pilotOf), tight);
  if (bar.noBar)
    return html`<div class="line"><h2 class=${looks} tabindex="-1">${heading}</h2></div>`;
  const leave = bar.leaving
    ? html`<leave-corner slot="buttons" .account=${account} .perils=${bar.leaving}></leave-corner>`
    : nothing;
  return html`<stage-bar plain>
    <h1 class=${looks} tabindex="-1">${heading}</h1>
    ${onPage ? nothing : html`<p slot="aside" class="soft">Turn ${account.battle.turns + 1}</p>`}
    ${leave} ${onPage && bar.leaving ? nothing : menuButton('Menu', bar.menu)}
  </stage-bar>`;
};
