import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { AskedFighter, Possible } from '../../../rules/campaign/game/asked.ts';
import { MOST_TIMES, MOST_TOLD } from '../../../rules/campaign/game/asked.ts';
import { roundsName } from '../../../rules/words/seat-brought.ts';
import { LANGUAGE } from '../../../rules/words/language.ts';
import { PART_GROUPS, groupOf } from '../../../rules/campaign/card/part-group.ts';
import { effectText } from '../../../rules/words/words.ts';
import type { Said } from '../../common/say.ts';
import { icon, pilotMark } from '../../common/signs.ts';
import type { FighterSeat } from '../plan/fighters.ts';
import './critical-finder.ts';
import type { Drafted, WayOut } from './drafted.ts';
import { cameOut, WAYS_OUT } from './drafted.ts';
import { PAPER_WORDS, WAY_OUT_WORDS } from './paper-words.ts';

/** A whole number as typed; null if it is not one. */
const typed = ({ valueAsNumber }: HTMLInputElement): number | null =>
  Number.isInteger(valueAsNumber) && Math.abs(valueAsNumber) <= MOST_TOLD ? valueAsNumber : null;

const shownAs = (value: number | null): string => (value === null ? '' : String(value));

/**
 * A listener for a number field, called on each key. `says` takes the number (null if it is not one) and gives
 * the value kept, which the field shows: so a half-typed number survives rendering.
 */
const numberSaid =
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
  readonly seat: Pick<FighterSeat, 'name' | 'side'>;
  readonly asked: AskedFighter;
  readonly drafted: Drafted;
  /** Enemies whose share of the damage is asked, by place; empty if one has it all. */
  readonly sharers: readonly { readonly fighter: number; readonly name: string }[];
  /** Enemies may have fought elsewhere: an empty share counts as none. */
  readonly several: boolean;
  readonly counted: boolean;
}

interface NumberField {
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly isPanel?: boolean;
}

export const numberField = (
  label: string | TemplateResult,
  value: number | null,
  { min = 0, max = MOST_TOLD, unit = '', isPanel = false }: NumberField,
  /** Takes the number typed, and gives the value kept. */
  says: (value: number | null) => number | null,
): TemplateResult => {
  const hears = numberSaid((said) => says(said !== null && said < min ? null : said));
  return html`<label class=${isPanel ? 'number panel' : 'number'}>
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
  { asked, counted, drafted, place, seat: { name, side }, sharers, several }: Fields,
  says: (changed: Partial<Drafted>) => void,
): TemplateResult => {
  const { entry } = asked;
  const { ammunition } = entry.booklet.statCard;
  const { out } = WAYS_OUT[drafted.way];
  return html`<fieldset class="told panel stack" data-place=${place}>
    <legend>
      ${pilotMark(side)} ${name}
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

/** The criticals of one part, with their places among all that are asked. */
interface PartCriticals {
  readonly part: string;
  readonly criticals: readonly (readonly [place: number, critical: Possible])[];
}

/** Criticals by part, grouped like a stockpile, parts by name. */
export const byPart = (possible: readonly Possible[]): readonly PartCriticals[] => {
  const found = new Map<string, (readonly [number, Possible])[]>();
  for (const [place, critical] of possible.entries())
    found.set(critical.part, [...(found.get(critical.part) ?? []), [place, critical]]);
  const rank = (part: string): number => PART_GROUPS.indexOf(groupOf(part));
  return [...found]
    .map(([part, criticals]) => ({ part, criticals }))
    .toSorted(
      (one, other) =>
        rank(one.part) - rank(other.part) || one.part.localeCompare(other.part, LANGUAGE),
    );
};

/** Fields for the damage of parts, including what they had before: by page and letter, or part by part. */
const criticalFields = (
  name: string,
  asked: AskedFighter,
  { times }: Pick<Drafted, 'times'>,
  says: (changed: Partial<Drafted>) => void,
): TemplateResult => {
  const received = times.reduce((sum, each) => sum + each, 0);
  const set = (place: number, to: number): void => says({ times: times.with(place, to) });
  const more = (place: number): void => set(place, Math.min(MOST_TIMES, (times[place] ?? 0) + 1));
  return html`<critical-finder
      .asked=${asked}
      .name=${name}
      .times=${times}
      @critical-found=${({ detail }: Said<'critical-found'>) => more(detail.place)}
    ></critical-finder>
    <details>
      <summary>${PAPER_WORDS.criticals(received)}${icon('down')}</summary>
      <ul>
        ${byPart(asked.possible).map(
          ({ criticals, part }) =>
            html`<li class="part">
              <b>${part}</b>
              <ul>
                ${criticals.map(([place, critical]) =>
                  criticalRow(name, critical, times[place] ?? 0, (to) => set(place, to)),
                )}
              </ul>
            </li>`,
        )}
      </ul>
    </details>`;
};

const criticalRow = (
  name: string,
  { brought, ...critical }: Possible,
  now: number,
  set: (to: number) => void,
): TemplateResult => {
  const what = PAPER_WORDS.critical(critical.part, effectText(critical));
  return html`<li class="hit abreast finger" ?data-received=${now > 0}>
    <span
      >${effectText(critical)}${brought > 0 ? html` <span class="soft">${PAPER_WORDS.brought(brought)}</span>` : nothing}</span
    >
    <span class="count level firm" role="group" aria-label=${PAPER_WORDS.criticalOf(name, what)}>
      <button
        type="button"
        aria-label=${PAPER_WORDS.fewer(what)}
        ?disabled=${now <= brought}
        @click=${() => set(now - 1)}
      >
        <i></i>
      </button>
      <output class="bold centered" aria-live="polite">${now}</output>
      <button
        type="button"
        class="more"
        aria-label=${PAPER_WORDS.oneMore(what)}
        ?disabled=${now >= MOST_TIMES}
        @click=${() => set(now + 1)}
      >
        <i></i>
      </button>
    </span>
  </li>`;
};
