import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import type { Entry } from '../../rules/battle/entry.ts';
import type { Said } from '../common/say.ts';
import type { Battles } from './plan.ts';
import { favoredBy } from './strength.ts';
import './seat-row.ts';
import { standMeaning } from './stand-words.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Who sits round the device, by seat, and who fights whom. */
interface Table {
  readonly battles: Battles;
  readonly names: readonly string[];
  /** So many of them are people. */
  readonly people: number;
  readonly sides: readonly Side[];
}

/** What the uneven battles mean for those who stand alone, with what leads on; nothing where all are duels. */
export const hardStands = (
  {
    battles,
    names,
    entries = [],
  }: Pick<Table, 'battles' | 'names'> & {
    /** With what each sits down; all as printed where it is not said. */
    readonly entries?: readonly Entry[];
  },
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult | typeof nothing => {
  const hard = battles.filter(({ length }) => length > 2);
  return hard.length === 0
    ? nothing
    : html`<div class="who panel">
        ${hard.map(
          ([lone = 0, ...rivals]) =>
            html`<p>
              ${standMeaning(
                names[lone] ?? '',
                rivals.length,
                favoredBy(
                  entries[lone],
                  rivals.flatMap((seat) => entries[seat] ?? []),
                ),
              )}
            </p>`,
        )}
        ${more}
      </div>`;
};

/** The way of the device round the table, and the seats, which can be exchanged. */
export const seating = (
  { battles, names, people, sides }: Table,
  exchanges: (seat: number, to: number) => void,
): TemplateResult =>
  html`<section class="who panel" aria-labelledby="seats">
    <p id="seats">
      <b>${TABLE_WORDS.whoSitsWhere}</b>
      ${people < names.length ? TABLE_WORDS.roundOfPeople(people) : TABLE_WORDS.round(names.length, battles.length > 1)}
    </p>
    <seat-row
      .names=${names}
      .sides=${sides}
      @seats-exchanged=${({ detail: { seat, to } }: Said<'seats-exchanged'>) => exchanges(seat, to)}
    ></seat-row>
  </section>`;
