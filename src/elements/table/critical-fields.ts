import { LANGUAGE } from '../../rules/words/language.ts';
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { AskedFighter, Possible } from '../../rules/campaign/game/asked.ts';
import { MOST_TIMES } from '../../rules/campaign/game/asked.ts';
import { PART_GROUPS, groupOf } from '../../rules/campaign/card/part-group.ts';
import { effectText } from '../../rules/words/words.ts';
import type { Said } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import './critical-finder.ts';
import type { Drafted } from './drafted.ts';
import { PAPER_WORDS } from './table-words.ts';

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
export const criticalFields = (
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
                  row(name, critical, times[place] ?? 0, (to) => set(place, to)),
                )}
              </ul>
            </li>`,
        )}
      </ul>
    </details>`;
};

const row = (
  name: string,
  { brought, ...critical }: Possible,
  now: number,
  set: (to: number) => void,
): TemplateResult => {
  const what = PAPER_WORDS.critical(critical.part, effectText(critical));
  return html`<li class="hit" ?data-received=${now > 0}>
    <span
      >${effectText(critical)}${brought > 0 ? html` <span class="soft">${PAPER_WORDS.brought(brought)}</span>` : nothing}</span
    >
    <span class="count" role="group" aria-label=${PAPER_WORDS.criticalOf(name, what)}>
      <button
        type="button"
        aria-label=${PAPER_WORDS.fewer(what)}
        ?disabled=${now <= brought}
        @click=${() => set(now - 1)}
      >
        <i></i>
      </button>
      <output aria-live="polite">${now}</output>
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
