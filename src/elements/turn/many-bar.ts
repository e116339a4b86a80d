import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { sure } from '../../rules/sure.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { menuButton } from '../common/menu-button.ts';
import '../common/stage-bar.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import { headingClass, headingName, pageHeading } from './film-heading.ts';
import type { Told } from './many-words.ts';
import { pilotOf } from './many-words.ts';

/** What stands above a film of several pairings. */
export interface ManyBar {
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

/** Who fights whom, or whose page lies open and what led to it; the turn, the corner to leave in, the menu. */
export const manyBar = ({ battle, names, played }: Told, bar: ManyBar): TemplateResult => {
  const { open } = bar;
  const many = played.pairings.length;
  const heading = open
    ? html`${pageHeading(open.account, open.side)}
      ${bar.note ? html`<small>${bar.note}</small>` : nothing}`
    : html`${headingName('lone', pilotOf(names, 0))}
        <span class="soft"
          >against
          ${many > 1 ? inWords(many) : pilotOf(names, sure(played.pairings[0]).rival)}</span
        >`;
  const pilot = pilotOf(names, open ? viewOf(open.account, open.side).seat : 0);
  const looks = headingClass([pilot], bar.tight);
  if (bar.noBar)
    return html`<div class="line"><h2 class=${looks} tabindex="-1">${heading}</h2></div>`;
  return html`<stage-bar plain>
    <h1 class=${looks} tabindex="-1">${heading}</h1>
    ${open ? nothing : html`<p slot="aside" class="soft turn">Turn ${battle.turns + 1}</p>`}
    ${bar.leave ?? nothing} ${open && bar.leave ? nothing : menuButton('Menu', bar.menu)}
  </stage-bar>`;
};
