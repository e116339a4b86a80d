import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Critical, CriticalLine, ViewScreen } from '../../rules/booklet/booklet.ts';
import { effectText } from '../../rules/words/words.ts';

/** A letter and its threshold as a badge in two parts. */
export const letterBadge = ({ letter, threshold }: CriticalLine): TemplateResult =>
  html`<span class="letter"
    ><i><span class="unseen">letter </span>${letter}</i
    ><i><span class="unseen">from </span>${threshold}</i></span
  >`;

/** The critical damage display: letters of the same effect joined, the row of `letter` inverted. */
export const criticalDisplay = (
  { criticals }: ViewScreen,
  letter: string | null,
  onlyLetter: boolean,
): TemplateResult => {
  if (criticals.length === 0) return html`<p class="none">no damage shown</p>`;
  const rows = new Map<Critical, CriticalLine[]>();
  for (const line of criticals) rows.set(line.critical, [...(rows.get(line.critical) ?? []), line]);
  const shown = [...rows].filter(
    ([, lines]) => !onlyLetter || lines.some((line) => line.letter === letter),
  );
  if (shown.length === 0)
    return html`<p class="none">letters ${criticals.map((line) => line.letter).join(' ')}</p>`;
  return html`<ul class=${classMap({ one: onlyLetter })}>
    ${shown.map(([critical, lines]) => {
      const hit = lines.some((line) => line.letter === letter);
      return html`<li class=${classMap({ hit, dim: letter !== null && !hit })}>
        <span class="letters">${lines.map(letterBadge)}</span>
        <span><b>${critical.part}</b> ${effectText(critical)}</span>
      </li>`;
    })}
  </ul>`;
};
