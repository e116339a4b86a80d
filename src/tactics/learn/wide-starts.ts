import type { Battle } from '../../rules/battle/battle.ts';
import { openBattle } from '../../rules/battle/battle.ts';
import type { BroughtCritical, Entry } from '../../rules/battle/entry.ts';
import { fresh } from '../../rules/battle/entry.ts';
import { HEAT } from '../../rules/battle/heat.ts';
import { USUAL_OPTIONS } from '../../rules/battle/options.ts';
import type { ByCategory } from '../../rules/battle/skill.ts';
import { everyCategory } from '../../rules/battle/skill.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { sure } from '../../rules/sure.ts';
import { CATEGORIES, QUIET_TURNS } from '../../rules/vocabulary.ts';
import type { Dice } from '../matrix/dice.ts';
import type { Duellist } from '../duel/duellist.ts';
import { FastDuel } from '../duel/fast-duel.ts';
import type { Plays } from '../duel/plays.ts';
import { LONE, OWN, SHARED } from '../duel/position.ts';

/** A duel as numbers, and its first position. */
export interface BegunDuel {
  readonly duel: FastDuel;
  readonly row: Int32Array;
}

const begunOf = (battle: Battle): BegunDuel => {
  const duel = FastDuel.ofIgnoring(battle);
  return { duel, row: duel.rowOf(battle) };
};

/** A duel of two new 'Mechs. */
export const freshDuel = ([one, other]: readonly [Plays, Plays]): BegunDuel =>
  begunOf(
    openBattle({
      options: USUAL_OPTIONS,
      lone: fresh(one.booklet, ''),
      rivals: [fresh(other.booklet, '')],
    }),
  );

/** What hangars make of a 'Mech and its pilot: at the most so much. */
export const WORN = { skill: 6, penalty: 3, shutdown: 18, criticals: 4, rounds: 0.3 } as const;

const some = <Thing>(things: readonly Thing[], dice: Dice): Thing =>
  sure(things[dice.below(things.length)]);

const pointsUpTo = (most: number, dice: Dice): ByCategory => {
  const often = dice.share();
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, dice.share() < often ? dice.below(most + 1) : 0]),
  ) as ByCategory;
};

const isDeadly = ({ effects }: Pick<BroughtCritical, 'effects'>): boolean =>
  effects.some((each) => each.effect === 'pilot killed' && each.heatAbove === undefined);

/** A 'Mech as a hangar may send it, with criticals of its own booklet and of another. */
const wornEntry = (booklet: Booklet, other: Booklet, dice: Dice): Entry => {
  const { armor, shutdown, ammunition } = booklet.statCard;
  const criticals = Array.from({ length: Math.max(0, dice.below(WORN.criticals + 4) - 3) }, () =>
    some(dice.share() < 0.75 ? booklet.criticals : other.criticals, dice),
  ).filter((critical) => !isDeadly(critical));
  return {
    ...fresh(booklet, ''),
    armor: dice.share() < 0.5 ? armor : 1 + dice.below(armor),
    shutdown:
      dice.share() < 0.5
        ? shutdown
        : Math.min(shutdown, WORN.shutdown) + dice.below(Math.max(1, shutdown - WORN.shutdown + 1)),
    ammunition: Object.fromEntries(
      Object.entries(ammunition).map(([kind, points]) => {
        const left = WORN.rounds + (1 - WORN.rounds) * dice.share();
        return [kind, dice.share() < 0.5 ? points : Math.floor(points * left)];
      }),
    ),
    criticals: [...new Set(criticals)].map(({ part, effects }) => ({ part, effects, times: 1 })),
    skill: dice.share() < 0.4 ? everyCategory(0) : pointsUpTo(WORN.skill, dice),
    penalty: dice.share() < 0.8 ? everyCategory(0) : pointsUpTo(WORN.penalty, dice),
  };
};

/** A duel of two 'Mechs as hangars may send them. */
export const wornDuel = ([one, other]: readonly [Plays, Plays], dice: Dice): BegunDuel =>
  begunOf(
    openBattle({
      options: USUAL_OPTIONS,
      lone: wornEntry(one.booklet, other.booklet, dice),
      rivals: [wornEntry(other.booklet, one.booklet, dice)],
    }),
  );

/** The places of a set. */
export const bitPlaces = (set: number): readonly number[] => {
  const places: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) places.push(31 - Math.clz32(left & -left));
  return places;
};

/** Both view screens and the range that a duel of two new 'Mechs can come to. */
export type Standing = readonly [lone: number, rival: number, range: number];

/** Every standing that a duel can come to, whatever both do. */
export const standingsOf = ({ duel, row: first }: BegunDuel): readonly Standing[] => {
  const [own, across] = [LONE, duel.half];
  const standingIn = (row: Int32Array, at: number): Standing => [
    row[at + own + OWN.screen] as number,
    row[at + across + OWN.screen] as number,
    row[at + SHARED.range] as number,
  ];
  const row = new Int32Array(2 * duel.width);
  row.set(first);
  const found = [standingIn(row, 0)];
  const known = new Set(found.map((each) => each.join()));
  for (const standing of found) {
    row.set(first);
    write(row, duel, standing);
    const answers = bitPlaces(duel.openToRival(row, 0));
    for (const place of bitPlaces(duel.openToLone(row, 0)))
      for (const answer of answers) {
        duel.exchange(row, 0, place, answer, row, duel.width);
        const next = standingIn(row, duel.width);
        if (known.has(next.join())) continue;
        known.add(next.join());
        found.push(next);
      }
  }
  duel.lone.wear.rewind(1);
  duel.rival.wear.rewind(1);
  return found;
};

const write = (row: Int32Array, duel: FastDuel, [lone, rival, range]: Standing): void => {
  row[LONE + OWN.screen] = lone;
  row[duel.half + OWN.screen] = rival;
  row[SHARED.range] = range;
};

/** How much of its armor a 'Mech loses to each critical. */
const ARMOR_A_CRITICAL = 9;
const MOST_CRITICALS = 8;

/** Wears a seat down by chance: armor, heat, rounds, criticals. */
const wearDown = (row: Int32Array, own: number, mech: Duellist, dice: Dice): void => {
  const full = row[own + OWN.armor] as number;
  const share = dice.share();
  const armor = Math.min(full, 1 + Math.floor(full * (dice.share() < 0.5 ? share : share * share)));
  const heat = dice.share() < 0.25 ? 0 : dice.below(30);
  row[own + OWN.armor] = armor;
  row[own + OWN.heat] = heat;
  if (heat >= mech.shutdown || (heat > HEAT.restart && dice.share() < 0.08))
    row[own + OWN.shutDown] = 1;
  if (dice.share() < 0.6)
    for (let kind = 0; kind < mech.kinds.length; kind += 1)
      row[own + OWN.supply + kind] = dice.below((row[own + OWN.supply + kind] as number) + 1);
  const mean = (full - armor) / ARMOR_A_CRITICAL;
  const { harms } = mech.plays;
  for (let times = 0; times < MOST_CRITICALS && dice.share() < mean / (mean + 1); times += 1) {
    const by = dice.below(harms.length);
    const harm = harms[by];
    if (!harm || harm.kills || heat > harm.lethalHeat) continue;
    row[own + OWN.wear] = mech.wear.with(row[own + OWN.wear] as number, by);
  }
};

/** Makes of a first position one somewhere in the midst of a duel. */
export const scatter = (
  { duel, row }: BegunDuel,
  standings: readonly Standing[],
  dice: Dice,
): void => {
  write(row, duel, some(standings, dice));
  if (dice.share() < 0.25) row[SHARED.quiet] = dice.below(QUIET_TURNS);
  wearDown(row, LONE, duel.lone, dice);
  wearDown(row, duel.half, duel.rival, dice);
};
