import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import type { Rounds } from '../../rules/campaign/card/shapes.ts';
import type { Stock } from '../../rules/campaign/acts/stock.ts';
import { mendedBy } from '../../rules/campaign/acts/stock.ts';
import { counted } from '../../rules/words/counted.ts';
import { listed } from '../../rules/words/listed.ts';
import { possessive, roundOf } from '../../rules/words/tell.ts';

const MECHS = "'Mechs";
/** There is nothing at all. */
export const NOTHING_YET = `Parts come from ${MECHS} you beat.`;

/** `2 autocannon rounds`, `1 missile`. */
const roundsList = (rounds: Rounds): readonly string[] =>
  Object.entries(rounds)
    .filter(([, points]) => points > 0)
    .map(([kind, points]) => counted(points, roundOf(kind)));

const allRounds = (pilots: readonly Pilot[]): Rounds => {
  const all: Record<string, number> = {};
  for (const { rounds } of pilots)
    for (const [kind, points] of Object.entries(rounds)) all[kind] = (all[kind] ?? 0) + points;
  return all;
};

/** Ammunition after the number of parts: ` · 1 missile`; empty for none. */
export const roundsBeside = ({ rounds }: Pilot): string => {
  const loose = roundsList(rounds);
  return loose.length === 0 ? '' : ` · ${loose.join(', ')}`;
};

/** Number of parts and points of ammunition. */
export const thingsOf = ({ stockpile, rounds }: Pilot): number =>
  stockpile.length + Object.values(rounds).reduce((sum, points) => sum + points, 0);

/** `108 parts and 1 missile. Flora has none yet.` */
export const summaryWords = (pilots: readonly Pilot[]): string => {
  const parts = pilots.reduce((sum, { stockpile }) => sum + stockpile.length, 0);
  const rounds = roundsList(allRounds(pilots));
  if (parts === 0 && rounds.length === 0) return NOTHING_YET;
  const without = pilots
    .filter((pilot) => !pilot.end && thingsOf(pilot) === 0)
    .map(({ name }) => name);
  const all = [...(parts > 0 ? [counted(parts, 'part')] : []), ...rounds];
  return `${listed(all)}.${without.length > 0 ? ` ${noneYet(without)}` : ''}`;
};

/** Most names; more are only counted. */
const NAMED = 3;
const noneYet = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.length} pilots have none yet.`
    : `${listed(names)} ${names.length === 1 ? 'has' : 'have'} none yet.`;

/** A dead pilot's stockpile (K11): `Dora's stockpile waits for a successor.` */
export const waitingStockpile = ({ name }: Pilot): string =>
  `${possessive(name)} stockpile waits for a successor.`;

/** Names of the 'Mechs that the parts would repair (K6), each once. */
export const mendedMechs = (hangar: Hangar, parts: readonly Part[]): readonly string[] => [
  ...new Set(
    parts.flatMap((part) =>
      mendedBy(hangar, part).flatMap((pilot) => {
        const mech = hangar.pilots.find(({ id }) => id === pilot)?.mech;
        return hangar.mechs.find(({ id }) => id === mech)?.name ?? [];
      }),
    ),
  ),
];

/** `Ada: 2 of Engine, 1 hurt`. */
export const piecesLabel = (
  { name }: Pick<Stock, 'name'>,
  pilot: string,
  parts: readonly Part[],
): string => {
  const hurt = parts.filter((part) => !isWhole(part)).length;
  return `${pilot}: ${parts.length} of ${name}${hurt > 0 ? `, ${hurt} hurt` : ''}`;
};

/** Most things in a line; more are only counted. */
const IN_A_LINE = 5;

/** `Jump Jets, Missile Ammo and 1 missile`; `nothing`. */
export const goodsWords = ({
  parts,
  rounds,
}: {
  readonly parts: readonly { readonly name: string }[];
  readonly rounds: Rounds;
}): string => {
  const things = [...parts.map(({ name }) => name), ...roundsList(rounds)];
  if (things.length === 0) return 'nothing';
  return things.length > IN_A_LINE
    ? `${things.slice(0, IN_A_LINE - 1).join(', ')} and ${things.length - IN_A_LINE + 1} more`
    : listed(things);
};

export const STOCK_WORDS = {
  atGame: (name: string): string =>
    `${name} is in a game: nothing changes hands until its page is closed.`,
  nothingPicked: 'Nothing is picked yet',
  matrix: 'How many pieces of each part each pilot has',
  table: (place: number, of: number): string =>
    of === 1 ? 'Parts by pilots' : `Parts by pilots, table ${place + 1} of ${of}`,
  agrees: (pilot: string, agrees: boolean): string =>
    agrees ? `${pilot} agrees` : `Does ${pilot} agree?`,
  gives: (pilot: string): string => `${pilot} gives`,
  nothing: (pilot: string): string => `${pilot} has nothing stockpiled.`,
  less: (what: string): string => `One ${what} less`,
  more: (what: string): string => `One ${what} more`,
  stockpiled: (points: number): string => `${points} stockpiled`,
  from: (origins: string): string => `of ${origins}`,
  pieces: 'Tap a number to see each piece.',
  takesTwo: 'It takes two active pilots to trade.',
  noneYet: 'nothing is picked yet',
} as const;
