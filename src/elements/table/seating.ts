import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import type { Said } from '../common/say.ts';
import type { Battles } from './plan.ts';
import './seat-row.ts';
import { standMeaning } from './stand-words.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Who sits round the device, by seat, and who fights whom. */
interface Table {
  readonly battles: Battles;
  readonly names: readonly string[];
  readonly sides: readonly Side[];
}

/** What the uneven battles mean for those who stand alone, with what leads on; nothing where all are duels. */
export const hardStands = (
  { battles, names }: Pick<Table, 'battles' | 'names'>,
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing => {
  const hard = battles.filter(({ length }) => length > 2);
  return hard.length === 0
    ? nothing
    : html`<div class="who panel">
        ${hard.map(([lone = 0, ...rivals]) => html`<p>${standMeaning(names[lone] ?? '', rivals.length)}</p>`)}
        ${more}
      </div>`;
};

/** The way of the device round the table, and the seats, which can be exchanged. */
export const seating = (
  { battles, names, sides }: Table,
  exchanges: (seat: number, to: number) => void,
): TemplateResult =>
  html`<section class="who panel" aria-labelledby="seats">
    <p id="seats">
      <b>${TABLE_WORDS.whoSitsWhere}</b> ${TABLE_WORDS.round(names.length, battles.length > 1)}
    </p>
    <seat-row
      .names=${names}
      .sides=${sides}
      @seats-exchanged=${({ detail: { seat, to } }: Said<'seats-exchanged'>) => exchanges(seat, to)}
    ></seat-row>
  </section>`;
