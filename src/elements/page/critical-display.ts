import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Critical, CriticalLine, ViewScreen } from '../../rules/booklet/booklet.ts';
import { effectText } from '../../rules/words/words.ts';

/** A letter with its threshold, which in a draft is what was typed. */
export const letterBadge = ({
  letter,
  threshold,
}: {
  readonly letter: string;
  readonly threshold: number | string;
}): TemplateResult =>
  html`<span class="letter"
    ><i><span class="unseen">letter </span>${letter}</i
    ><i><span class="unseen">, from </span>${threshold}</i></span
  >`;

/**
 * The critical damage display: letters of the same effect joined; the row of `letter` inverted, outlined if
 * `missed`, plain if `undecided`; `only` shows that row with that letter. Says so if there are no letters.
 */
export const criticalDisplay = (
  { criticals }: Pick<ViewScreen, 'criticals'>,
  letter: string | null,
  {
    only = false,
    missed = false,
    undecided = false,
    printed = false,
  }: {
    readonly only?: boolean;
    readonly missed?: boolean;
    readonly undecided?: boolean;
    readonly printed?: boolean;
  } = {},
): TemplateResult => {
  if (criticals.length === 0)
    return html`<p class="none">${printed ? 'no damage shown' : 'no hit'}</p>`;
  const rows = new Map<Critical, CriticalLine[]>();
  for (const line of criticals) rows.set(line.critical, [...(rows.get(line.critical) ?? []), line]);
  const shown = [...rows].filter(
    ([, lines]) => !only || lines.some((line) => line.letter === letter),
  );
  if (shown.length === 0) return html`<p class="none">no letter counts</p>`;
  return html`<ul class=${classMap({ one: only })}>
    ${shown.map(([critical, lines]) => {
      const hit = lines.some((line) => line.letter === letter);
      const told = only ? lines.filter((line) => line.letter === letter) : lines;
      return html`<li
        class=${classMap({ hit: hit && !undecided, missed: hit && missed && !undecided, dim: letter !== null && !hit })}
      >
        <span class="letters">${told.map(letterBadge)}</span>
        <span><b>${critical.part}</b> ${effectText(critical)}</span>
      </li>`;
    })}
  </ul>`;
};
