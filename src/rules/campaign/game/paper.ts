import type { BroughtCritical } from '../../battle/entry.ts';
import { turnLimit } from '../../battle/options.ts';
import type { LeftBy } from '../../battle/seat.ts';
import type { FightEnded, FightSide } from '../../fight/fight.ts';
import { FIGHT_SIDES } from '../../fight/fight.ts';
import type { Muster } from '../history/game.ts';
import { killsPilot } from '../card/part.ts';
import type { Rounds } from '../card/shapes.ts';
import type { FighterStand, Stand, Victor } from '../history/stand.ts';
import { fitsArmor } from '../history/stand.ts';

/** The account of one fighter of a paper game. */
export interface Told {
  /** Null for one who fought to the end. */
  readonly out: LeftBy | null;
  /** The turn of its battle in which it went out; null if unknown, or if it did not. */
  readonly turn: number | null;
  /** What killed the pilot of one that fell; null if alive. */
  readonly killedBy: FighterStand['killedBy'];
  readonly armor: number;
  /** Points left of each kind. */
  readonly ammunition: Rounds;
  /** All it has suffered, earlier games included (K8). */
  readonly criticals: readonly BroughtCritical[];
  /** Points of damage done to it by each enemy, by fighter; absent for those who did not fight it. */
  readonly damage: Readonly<Partial<Record<number, number>>>;
}

export interface PaperAccount {
  /** Turns of its longest battle. */
  readonly turns: number;
  /** In the order of the muster. */
  readonly fighters: readonly Told[];
}

/** What is impossible in an account, and of which fighter. */
export interface PaperFault {
  readonly kind: 'armor' | 'limit' | 'no critical' | 'no turn' | 'no victor' | 'too late';
  readonly fighter: number;
}

/** The side of each fighter: one who begins alone is on the smaller one (M1). */
export const sidesOf = ({ battles, fighters }: Pick<Muster, 'battles' | 'fighters'>) =>
  fighters.map((_, place): FightSide =>
    battles.some(({ lone }) => lone === place) ? 'few' : 'many',
  );

/** Enemies who can have been in when a fighter went out: those out later, or not at all. */
export const enemiesStillIn = (
  muster: Pick<Muster, 'battles' | 'fighters'>,
  { fighters }: PaperAccount,
  fighter: number,
): readonly number[] => {
  const told = fighters[fighter];
  if (!told?.out) return [];
  const sides = sidesOf(muster);
  const enemies = [...sides.keys()].filter((place) => sides[place] !== sides[fighter]);
  const turn = told.turn ?? 0;
  // Turns of other battles are counted separately.
  if (muster.battles.length > 1) return enemies;
  const later = enemies.filter((enemy) => {
    const { out, turn: its } = fighters[enemy] ?? { out: null, turn: null };
    return out === null || (its ?? 0) > turn;
  });
  return later.length > 0 || told.out !== 'bailed out'
    ? later
    : // B1: who escapes while the last enemy bails out has beaten that one.
      enemies.filter(
        (enemy) => fighters[enemy]?.out === 'escaped' && fighters[enemy].turn === turn,
      );
};

/** Whether a fighter who is out has no victor, unless the last of both sides went at once. */
const isUnbeaten = (
  muster: Pick<Muster, 'battles' | 'fighters'>,
  { fighters }: PaperAccount,
  { damage, out, turn }: Told,
  place: number,
): boolean => {
  const sides = sidesOf(muster);
  return (
    out !== null &&
    Object.values(damage).every((done) => done === undefined) &&
    !fighters.some((other, at) => sides[at] !== sides[place] && other.out && other.turn === turn)
  );
};

/** Whether a critical can have killed its pilot this way: at once, or by heat. */
export const canKill = (
  killedBy: FighterStand['killedBy'],
  { effects }: Pick<BroughtCritical, 'effects'>,
): boolean =>
  (killedBy === 'critical' && effects.some(killsPilot)) ||
  (killedBy === 'heat' &&
    effects.some((effect) => effect.effect === 'pilot killed' && !killsPilot(effect)));

/** Whether a death by a critical or by heat names none that can have caused it (K5). */
const lacksKiller = ({ criticals, killedBy }: Told): boolean =>
  (killedBy === 'critical' || killedBy === 'heat') &&
  !criticals.some((critical) => canKill(killedBy, critical));

/** The first fault of an account; null if it is possible. */
export const paperFault = (
  muster: Pick<Muster, 'battles' | 'fighters' | 'options'>,
  account: PaperAccount,
): PaperFault | null => {
  const { fighters, turns } = account;
  if (turns > (turnLimit(muster.options) ?? turns)) return { kind: 'limit', fighter: 0 };
  const untold = fighters.findIndex(
    ({ out, turn }) => out !== null && (turn === null || turn < 1 || turn > turns),
  );
  if (untold >= 0) return { kind: 'no turn', fighter: untold };
  const unfit = fighters.findIndex((told) => !fitsArmor(told));
  if (unfit >= 0) return { kind: 'armor', fighter: unfit };
  const unharmed = fighters.findIndex(lacksKiller);
  if (unharmed >= 0) return { kind: 'no critical', fighter: unharmed };
  if (muster.battles.length > 1) {
    const unbeaten = fighters.findIndex((told, place) => isUnbeaten(muster, account, told, place));
    return unbeaten < 0 ? null : { kind: 'no victor', fighter: unbeaten };
  }
  // In a single battle nothing follows the turn in which the last of a side goes out.
  const sides = sidesOf(muster);
  const end = Math.min(
    ...FIGHT_SIDES.map((side) => {
      const of = fighters.filter((_, place) => sides[place] === side);
      return of.every(({ out }) => out !== null)
        ? Math.max(...of.map(({ turn }) => turn ?? 0))
        : Infinity;
    }),
  );
  const late = fighters.findIndex(({ turn, out }) => out !== null && (turn ?? 0) > end);
  return late < 0 ? null : { kind: 'too late', fighter: late };
};

/** How those of a side who went out last did so. */
const lastOf = (fighters: readonly Told[]): readonly (LeftBy | null)[] => {
  const last = Math.max(...fighters.map(({ turn }) => turn ?? 0));
  return fighters.filter(({ turn }) => turn === last).map(({ out }) => out);
};

/** Whether one of a side bailed out of the same battle and turn from which an enemy escaped (B1). */
const isOutrun = (
  { battles }: Pick<Muster, 'battles'>,
  fighters: readonly Told[],
  beaten: readonly Told[],
): boolean =>
  beaten.some(({ out, turn, damage }) =>
    fighters.some(
      (other, place) =>
        out === 'bailed out' &&
        other.out === 'escaped' &&
        other.turn === turn &&
        !beaten.includes(other) &&
        (battles.length === 1 || damage[place] !== undefined),
    ),
  );

/** The winner (M10): the side that is left; if neither is, an escape beats a bail-out (B1). */
const outcomeOf = (
  muster: Pick<Muster, 'battles' | 'fighters'>,
  { fighters }: PaperAccount,
): FightEnded => {
  const sides = sidesOf(muster);
  const [few = [], many = []] = FIGHT_SIDES.map((side) =>
    fighters.filter((_, place) => sides[place] === side),
  );
  const isOut = (of: readonly Told[]): boolean => of.every(({ out }) => out !== null);
  const beaten = (of: readonly Told[], side: FightSide, winner: FightSide): FightEnded =>
    of.every(({ out }) => out === 'escaped')
      ? { kind: 'escape', escaped: [side] }
      : { kind: 'win', winner };
  if (isOut(few) !== isOut(many))
    return isOut(few) ? beaten(few, 'few', 'many') : beaten(many, 'many', 'few');
  if (!isOut(few)) return { kind: 'nobody' };
  const [fewLast, manyLast] = [lastOf(few), lastOf(many)];
  const [fewEscape, manyEscape] = [fewLast.includes('escaped'), manyLast.includes('escaped')];
  if (fewEscape && manyEscape && muster.battles.length === 1)
    return { kind: 'escape', escaped: ['few', 'many'] };
  if (fewEscape && !manyEscape && isOutrun(muster, fighters, many))
    return { kind: 'win', winner: 'few' };
  if (manyEscape && !fewEscape && isOutrun(muster, fighters, few))
    return { kind: 'win', winner: 'many' };
  return { kind: 'nobody' };
};

/** The stand of an account without a fault (K1: most damage first, then in the order of the muster). */
export const paperStand = (
  muster: Pick<Muster, 'battles' | 'fighters'>,
  account: PaperAccount,
): Stand => {
  const sides = sidesOf(muster);
  const several = muster.battles.length > 1;
  return {
    turns: account.turns,
    outcome: outcomeOf(muster, account),
    fighters: account.fighters.map((told, place): FighterStand => ({
      side: sides[place] ?? 'many',
      out: told.out,
      turn: told.out ? told.turn : null,
      killedBy: told.out === 'fell' ? told.killedBy : null,
      armor: told.armor,
      ammunition: told.ammunition,
      criticals: told.criticals,
      victors: enemiesStillIn(muster, account, place)
        .filter((enemy) => !several || told.damage[enemy] !== undefined)
        .map((enemy): Victor => ({ fighter: enemy, damage: told.damage[enemy] ?? 0 }))
        .sort((one, other) => other.damage - one.damage || one.fighter - other.fighter),
    })),
  };
};

/** The account of a paper game from its stand, which keeps only the damage that shares a 'Mech. */
export const paperAccountOf = ({ fighters, turns }: Stand): PaperAccount => ({
  turns,
  fighters: fighters.map(({ armor, ammunition, criticals, killedBy, out, turn, victors }) => ({
    ...{ armor, ammunition, criticals, killedBy, out, turn },
    damage: Object.fromEntries(victors.map(({ damage, fighter }) => [fighter, damage])),
  })),
});
