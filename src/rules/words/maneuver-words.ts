import type { Maneuver } from '../booklet/stat-card.ts';
import { isShortName } from '../fight/name.ts';

/** What a pilot did who called a maneuver without a shot, and what it is called; null where it has no noun. */
const DEEDS: Readonly<Record<string, readonly [did: string, noun: string | null]>> = {
  Charge: ['charged', 'charge'],
  'Cool Off': ['cooled off', null],
  'Death From Above': ['dropped from above', 'drop from above'],
  Duck: ['ducked', null],
  'Jump Away': ['jumped away', null],
  'Jump Back': ['jumped back', null],
  'Jump Forward': ['jumped forward', null],
  'Jump Up': ['jumped up', null],
  Kick: ['kicked', 'kick'],
  Punch: ['punched', 'punch'],
  Push: ['pushed', 'push'],
  'Run Away': ['ran away', null],
  'Run Back': ['ran back', null],
  'Run Forward': ['ran forward', null],
  Sidestep: ['sidestepped', null],
  'Wild Swing': ['swung wildly', 'wild swing'],
};

/** What comes before a shot, and what the shot is then. */
const MANNERS: readonly (readonly [start: RegExp, did: string, noun: string])[] = [
  [/^Run (&|and) /, 'ran and ', 'running '],
  [/^Dodge (&|and) /, 'dodged and ', 'dodging '],
  [/^Jump (&|and) /, 'jumped and ', 'jumping '],
  [/^Cover (&|and) /, '', 'covered '],
];

/** Large Laser in a sentence: `large laser`; PPC stays as it is. */
const lower = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (/\p{Ll}/u.test(word) ? word.toLowerCase() : word));

/** Whether it is done from cover. */
export const isCovered = ({ name }: Maneuver): boolean => /^Cover (&|and) /.test(name);

/** Whether it is done to spoil a shot, by what it is called. */
export const isEvasive = ({ name }: Maneuver): boolean =>
  /^(Duck|Jump|Dodge|Sidestep|Run)\b/.test(name);

/** Whether a shot is fired. */
export const isShot = ({ fires }: Maneuver): boolean => fires.length > 0;

/** High or low, by what it is called; null for a shot of no such kind. */
const heightOf = ({ name, fires }: Maneuver): 'high' | 'low' | null =>
  fires.length === 0
    ? null
    : name.endsWith(' High')
      ? 'high'
      : name.endsWith(' Low')
        ? 'low'
        : null;

/** The same shot at the other height. */
export const isOtherHeight = (one: Maneuver, other: Maneuver): boolean => {
  const base = ({ name }: Maneuver): string => name.replace(/ (High|Low)$/, '');
  const [mine, theirs] = [heightOf(one), heightOf(other)];
  return mine !== null && theirs !== null && mine !== theirs && base(one) === base(other);
};

/** A low shot, a high one. */
export const shotOf = (maneuver: Maneuver): string => `a ${heightOf(maneuver) ?? 'straight'} shot`;

/** The name of a maneuver, or its number where the name is long. */
export const callName = ({ name, console }: Maneuver, brief: boolean): string =>
  brief && !isShortName(name) ? `call ${console}` : name;

/** The weapons of a shot, as one says them. */
const weaponsOf = ({ fires }: Maneuver): string => lower(fires.join(' and '));

/** What a pilot did who called it: `ducked`, `ran and fired low`, `fired the PPC`. */
export const didText = (maneuver: Maneuver, brief: boolean): string => {
  const { name } = maneuver;
  const known = DEEDS[name];
  if (known) return known[0];
  if (!isShot(maneuver)) return `called ${brief && !isShortName(name) ? maneuver.console : name}`;
  const manner = MANNERS.find(([start]) => start.test(name));
  const height = heightOf(maneuver);
  const weapons = weaponsOf(maneuver);
  const what = height ? ` ${height}` : manner || brief ? '' : ` the ${weapons}`;
  return `${manner?.[1] ?? ''}fired${what}${isCovered(maneuver) ? ' from cover' : ''}`;
};

/** What hits or misses: `high shot`, `kick`, `running shot`, `PPC`; null where it has no noun. */
export const blowText = (maneuver: Maneuver, brief: boolean): string | null => {
  const { name } = maneuver;
  const known = DEEDS[name];
  if (known) return known[1];
  if (!isShot(maneuver)) return null;
  const manner = MANNERS.find(([start]) => start.test(name));
  const height = heightOf(maneuver);
  if (manner) return `${manner[2]}${height ? `${height} ` : ''}shot`;
  return height ? `${height} shot` : brief ? 'shot' : weaponsOf(maneuver);
};
