import type { Maneuver } from '../booklet/stat-card.ts';

/** What a pilot did who called a maneuver without a shot, and the noun of what can miss. */
const DEEDS: Readonly<Record<string, readonly [did: string, noun?: string]>> = {
  Charge: ['charged', 'charge'],
  'Cool Off': ['cooled off'],
  'Death From Above': ['dropped from above', 'drop from above'],
  Duck: ['ducked'],
  'Jump Away': ['jumped back'],
  'Jump Back': ['jumped back'],
  'Jump Forward': ['jumped forward'],
  'Jump Up': ['jumped up'],
  Kick: ['kicked', 'kick'],
  Punch: ['punched', 'punch'],
  Push: ['pushed', 'push'],
  'Run Away': ['ran back'],
  'Run Back': ['ran back'],
  'Run Forward': ['ran forward'],
  Sidestep: ['sidestepped'],
  'Wild Swing': ['swung wildly', 'wild swing'],
};

/** What comes before a shot and behind it, and what the shot is then. */
const MANNERS: readonly (readonly [start: RegExp, before: string, behind: string, is: string])[] = [
  [/^Run (&|and) /, 'ran and ', '', 'running '],
  [/^Dodge (&|and) /, 'dodged and ', '', 'dodging '],
  [/^Jump (&|and) /, 'jumped and ', '', 'jumping '],
  [/^Cover (&|and) /, '', ' from cover', 'covered '],
];

/** Large Laser in a sentence: `large laser`; PPC stays as it is. */
const lower = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (/\p{Ll}/u.test(word) ? word.toLowerCase() : word));

/**
 * What a pilot did who called it: `ducked`, `ran and fired low`, `fired the PPC`; and what can miss of it: `kick`,
 * `running shot`, `PPC`, or nothing.
 */
export const deedText = (
  { fires, name }: Maneuver,
  brief: boolean,
): { readonly did: string; readonly noun: string | null } => {
  const known = DEEDS[name];
  if (known) return { did: known[0], noun: known[1] ?? null };
  if (fires.length === 0) return { did: `called ${name}`, noun: null };
  const [, before = '', behind = '', is = ''] = MANNERS.find(([start]) => start.test(name)) ?? [];
  const height = / (High|Low)$/.exec(name)?.[1]?.toLowerCase();
  const weapons = height || is || brief ? null : lower(fires.join(' and '));
  return {
    did: `${before}fired${weapons ? ` the ${weapons}` : height ? ` ${height}` : ''}${behind}`,
    noun: weapons ?? `${is}${height ? `${height} ` : ''}shot`,
  };
};
