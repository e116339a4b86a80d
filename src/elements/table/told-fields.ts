import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { AskedFighter } from '../../rules/campaign/game/asked.ts';
import { MOST_TOLD } from '../../rules/campaign/game/asked.ts';
import type { FightSide } from '../../rules/fight/fight.ts';
import { roundsName } from '../../rules/words/seat-brought.ts';
import { icon, pilotMark } from '../common/signs.ts';
import { criticalFields } from './critical-fields.ts';
import type { Drafted, WayOut } from './drafted.ts';
import { cameOut, WAYS_OUT } from './drafted.ts';
import { PAPER_WORDS, WAY_OUT_WORDS } from './table-words.ts';

/** A whole number as typed; null if it is not one. */
const typed = ({ valueAsNumber }: HTMLInputElement): number | null =>
  Number.isInteger(valueAsNumber) && Math.abs(valueAsNumber) <= MOST_TOLD ? valueAsNumber : null;

export const shownAs = (value: number | null): string => (value === null ? '' : String(value));

/**
 * A listener for a number field, called on each key. `says` takes the number (null if it is not one) and gives
 * the value kept, which the field shows: so a half-typed number survives rendering.
 */
export const numberSaid =
  (says: (said: number | null) => number | null) =>
  ({ target, type }: Event): void => {
    const field = target as HTMLInputElement;
    const said = typed(field);
    if (type === 'change') field.value = shownAs(says(said));
    else if (said !== null && shownAs(said) === field.value) says(said);
  };

interface Fields {
  /** Place in the muster. */
  readonly place: number;
  readonly side: FightSide;
  readonly name: string;
  readonly asked: AskedFighter;
  readonly drafted: Drafted;
  /** Enemies whose share of the damage is asked, by place; empty if one has it all. */
  readonly sharers: readonly { readonly fighter: number; readonly name: string }[];
  /** Enemies may have fought elsewhere: an empty share counts as none. */
  readonly several: boolean;
  readonly counted: boolean;
}

const numberField = (
  label: string,
  value: number | null,
  { min = 0, max = MOST_TOLD, unit = '' }: { min?: number; max?: number; unit?: string },
  /** Takes the number typed, and gives the value kept. */
  says: (value: number | null) => number | null,
): TemplateResult => {
  const hears = numberSaid((said) => says(said !== null && said < min ? null : said));
  return html`<label class="number">
    <span>${label}</span>
    <input
      type="number"
      inputmode=${min < 0 ? 'text' : 'numeric'}
      min=${min}
      max=${max}
      .value=${shownAs(value)}
      @input=${hears}
      @change=${hears}
    />
    ${unit ? html`<span class="soft">${unit}</span>` : nothing}
  </label>`;
};

/** Fields for how a fighter came out of a paper game, with which armor, heat and criticals. */
export const toldFields = (
  { asked, counted, drafted, name, place, sharers, several, side }: Fields,
  says: (changed: Partial<Drafted>) => void,
): TemplateResult => {
  const { entry } = asked;
  const { ammunition } = entry.booklet.statCard;
  const { out } = WAYS_OUT[drafted.way];
  return html`<fieldset class="told panel" data-place=${place}>
    <legend>
      ${pilotMark(side === 'few' ? 'lone' : 'rival')} ${name}
      <span class="soft">${entry.booklet.mech.name}</span>
    </legend>
    <label class="field">
      <span class="unseen">${PAPER_WORDS.howOut(name)}</span>
      <select
        @change=${({ target }: Event) => says(cameOut((target as HTMLSelectElement).value as WayOut, drafted, asked))}
      >
        ${Object.entries(WAY_OUT_WORDS).map(
          ([way, words]) =>
            html`<option value=${way} ?selected=${way === drafted.way}>${words}</option>`,
        )}
      </select>
      ${icon('down')}
    </label>
    <div class="numbers">
      ${
        out
          ? numberField(PAPER_WORDS.inTurn, drafted.turn, { min: 1 }, (turn) => {
              says({ turn });
              return turn;
            })
          : nothing
      }
      ${numberField(
        PAPER_WORDS.armorLeft,
        drafted.armor,
        { min: -MOST_TOLD, max: entry.armor, unit: PAPER_WORDS.of(entry.armor) },
        (said) => {
          const left = said === null ? null : Math.min(entry.armor, said);
          says({ armor: left });
          return left;
        },
      )}
      ${
        counted
          ? Object.keys(ammunition).map((kind) => {
              const had = entry.ammunition[kind] ?? 0;
              const left = drafted.ammunition[kind] ?? 0;
              return numberField(
                PAPER_WORDS.left(roundsName(kind)),
                left,
                { max: had, unit: PAPER_WORDS.ofBrought(had) },
                (said) => {
                  const now = Math.max(0, Math.min(had, said ?? left));
                  says({ ammunition: { ...drafted.ammunition, [kind]: now } });
                  return now;
                },
              );
            })
          : nothing
      }
    </div>
    ${sharers.length > 0 ? shares(name, { drafted, sharers, several }, says) : nothing}
    ${criticalFields(name, asked, drafted, says)}
  </fieldset>`;
};

/** Shares of the damage to a fighter who went out: they split it (K1). */
const shares = (
  name: string,
  { drafted, sharers, several }: Pick<Fields, 'drafted' | 'sharers' | 'several'>,
  says: (changed: Partial<Drafted>) => void,
): TemplateResult =>
  html`<div class="shares" role="group" aria-label=${PAPER_WORDS.damageTo(name)}>
    <p class="soft">${PAPER_WORDS.largestShare(name, several)}</p>
    <div class="numbers">
      ${sharers.map((sharer) =>
        numberField(
          PAPER_WORDS.damageBy(sharer.name),
          drafted.damage[sharer.fighter] ?? null,
          {},
          (done) => {
            const { [sharer.fighter]: _, ...others } = drafted.damage;
            says({ damage: done === null ? others : { ...others, [sharer.fighter]: done } });
            return done;
          },
        ),
      )}
    </div>
  </div>`;
