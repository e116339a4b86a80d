import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import '../campaign/part-hits.ts';
import { scarWords } from '../campaign/part-words.ts';

/** Where a piece comes from: `Tall Order`, `Tall Order, Pitban 240`. */
const fromLine = ({ mechs }: Pick<Hangar, 'mechs'>, { engine, of }: Part): string => {
  const from = mechs.find(({ id }) => id === of)?.name ?? 'a wreck';
  return `${from}${engine === null ? '' : `, ${engine}`}`;
};

/** The same, and what it would bring along: `Tall Order: Kicks −1`. */
export const originLine = (hangar: Pick<Hangar, 'mechs'>, part: Part): string =>
  `${fromLine(hangar, part)}${isWhole(part) ? '' : `: ${scarWords(part)}`}`;

/** Where several whole pieces come from: `Salt Wife; Tin Hat`. */
export const originsText = (hangar: Pick<Hangar, 'mechs'>, parts: readonly Part[]): string =>
  parts.map((part) => originLine(hangar, part)).join('; ');

/** Pieces one behind the other, after `of`, each hurt one with its boxes: `of Salt Wife; Tin Hat ■□□ Kicks −1`. */
export const originsLine = (
  hangar: Pick<Hangar, 'mechs'>,
  parts: readonly Part[],
): TemplateResult =>
  html`of
  ${parts.map((part, at) => {
    const from = fromLine(hangar, part);
    const next = at < parts.length - 1 ? '; ' : '';
    return isWhole(part)
      ? html`${from}${next}`
      : html`${from} ${hitsOf([part])} ${scarWords(part)}${next}`;
  })}`;

/** How often the hurt ones of some pieces were hit, after the name of the part. */
export const hitsOf = (parts: readonly Part[]): readonly TemplateResult[] =>
  parts
    .filter((part) => !isWhole(part))
    .map((part) => html`<part-hits .piece=${part}></part-hits>`);

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
