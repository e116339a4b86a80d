import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import '../campaign/part-hits.ts';
import { scarWords } from '../campaign/campaign-words.ts';

/** `Tall Order`, `Tall Order, Pitban 240`. */
const fromLine = ({ mechs }: Pick<Hangar, 'mechs'>, { engine, of }: Part): string => {
  const from = mechs.find(({ id }) => id === of)?.name ?? 'a wreck';
  return `${from}${engine === null ? '' : `, ${engine}`}`;
};

/** Origin and effects: `Tall Order: Kicks −1`. */
export const originLine = (hangar: Pick<Hangar, 'mechs'>, part: Part): string =>
  `${fromLine(hangar, part)}${isWhole(part) ? '' : `: ${scarWords(part)}`}`;

/** Origins of whole pieces: `Salt Wife; Tin Hat`. */
export const originsText = (hangar: Pick<Hangar, 'mechs'>, parts: readonly Part[]): string =>
  parts.map((part) => originLine(hangar, part)).join('; ');

/** Pieces after `of`, damaged ones with their boxes: `of Salt Wife; Tin Hat ■□□ Kicks −1`. */
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

/** Criticals of the damaged pieces, after the name of the part. */
export const hitsOf = (parts: readonly Part[]): readonly TemplateResult[] =>
  parts
    .filter((part) => !isWhole(part))
    .map((part) => html`<part-hits .piece=${part}></part-hits>`);

/** Most 'Mechs named. */
const NAMED = 3;

/** The 'Mechs that a piece repairs, as badges: filled if their pilot has the piece. */
export const mendsBadges = (
  mechs: readonly string[],
  full: (mech: string) => boolean,
): readonly TemplateResult[] => [
  ...mechs
    .toSorted((one, other) => Number(full(other)) - Number(full(one)))
    .slice(0, NAMED)
    .map((mech) => html`<span class="badge caps" ?data-full=${full(mech)}>mends ${mech}</span>`),
  ...(mechs.length > NAMED
    ? [html`<span class="badge caps">mends ${mechs.length - NAMED} more</span>`]
    : []),
];
