import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Hangar } from '../../rules/campaign/hangar.ts';
import type { Part } from '../../rules/campaign/part.ts';
import { isWhole } from '../../rules/campaign/part.ts';
import '../campaign/part-hits.ts';
import { scarWords } from '../campaign/part-words.ts';

/** Where a piece comes from, how often it was hit, and what it would bring along: `Tall Order: Kicks −1`. */
export const originLine = ({ mechs }: Pick<Hangar, 'mechs'>, part: Part): TemplateResult => {
  const from = mechs.find(({ id }) => id === part.of)?.name ?? 'a wreck';
  const engine = part.engine === null ? '' : `, ${part.engine}`;
  return isWhole(part)
    ? html`${from}${engine}`
    : html`<part-hits .piece=${part}></part-hits> ${from}${engine}: ${scarWords(part)}`;
};

/** Pieces one behind the other, after `of`. */
export const originsLine = (
  hangar: Pick<Hangar, 'mechs'>,
  parts: readonly Part[],
): TemplateResult =>
  html`of
  ${parts.map((part, place) => html`${place > 0 ? '; ' : nothing}${originLine(hangar, part)}`)}`;

/** So many 'Mechs are named. */
const NAMED = 3;

/** Which 'Mechs something mends, as badges: filled where it is in the hand that needs it. */
export const mendsBadges = (
  mechs: readonly string[],
  full: (mech: string) => boolean,
): readonly TemplateResult[] => [
  ...mechs
    .toSorted((one, other) => Number(full(other)) - Number(full(one)))
    .slice(0, NAMED)
    .map((mech) => html`<span class="badge" ?data-full=${full(mech)}>mends ${mech}</span>`),
  ...(mechs.length > NAMED
    ? [html`<span class="badge">mends ${mechs.length - NAMED} more</span>`]
    : []),
];
