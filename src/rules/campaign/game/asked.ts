import type { BroughtCritical, Entry } from '../../battle/entry.ts';
import type { Booklet } from '../../booklet/booklet.ts';
import { criticalKey } from '../../booklet/critical.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import type { Mech } from '../card/mech.ts';
import type { Part } from '../card/part.ts';
import { broughtBy, mendsItself, partsOf, wornBy } from '../card/part.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechOf } from '../hangar/hangar.ts';
import { roundsOf } from '../hangar/stockpile.ts';
import type { Fighter, Muster } from '../history/game.ts';
import { isMember } from '../history/game.ts';
import { entryIn } from './brought.ts';
import type { Told } from './paper.ts';

/** The largest number that is taken at a table, above 0 or below. */
export const MOST_TOLD = 999;
/** As often as this one critical can be received in a game with paper. */
export const MOST_TIMES = 9;

/** A fighter of a game with paper about whom is asked: as it sat down, and what it can have suffered. */
export interface AskedFighter {
  readonly entry: Entry;
  readonly possible: readonly Possible[];
}

/** A critical that a 'Mech can have after a game: of its parts, as its displays print it or as it was brought. */
export interface Possible extends BroughtCritical {
  /** How often it was brought along; `times` is the same at first. */
  readonly brought: number;
}

/** The parts of the 'Mech in which somebody sits down at a game. */
export const partsIn = (
  hangar: Pick<Hangar, 'mechs'>,
  fighter: Fighter,
  { booklet, criticals }: Pick<Entry, 'booklet' | 'criticals'>,
): readonly Part[] =>
  isMember(fighter) ? mechOf(hangar, fighter.mech).parts : wornBy(partsOf(booklet, ''), criticals);

/** The criticals that parts of a 'Mech can come out with, each once, those brought along first. */
export const possibleCriticals = (
  { criticals }: Pick<Booklet, 'criticals'>,
  { parts }: Pick<Mech, 'parts'>,
): readonly Possible[] => {
  const brought = broughtBy(parts);
  const known = new Set(brought.map(criticalKey));
  return [
    ...brought.map((critical) => ({ ...critical, brought: critical.times })),
    ...criticals
      .filter((critical) => parts.some(({ name }) => name === critical.part))
      .filter((critical) => !known.has(criticalKey(critical)))
      .map(({ part, effects }) => ({ part, effects, times: 0, brought: 0 })),
  ];
};

/** What can be asked of somebody who sits down at a game with paper. */
export const askedIn = (hangar: Hangar, fighter: Fighter, find: FindBooklet): AskedFighter => {
  const entry = entryIn(hangar, fighter, find);
  const parts = partsIn(hangar, fighter, entry);
  return { entry, possible: possibleCriticals(entry.booklet, { parts }) };
};

/**
 * How often each critical can have been received, at least and at most, by its key. Also what mends itself may be hit:
 * the form does not ask about that, for nothing stays of it (K8).
 */
const boundsOf = ({ entry: { booklet }, possible }: AskedFighter) =>
  new Map([
    ...booklet.criticals
      .filter(({ part }) => mendsItself(part))
      .map((critical) => [criticalKey(critical), [0, MOST_TIMES]] as const),
    ...possible.map(
      (critical) =>
        [
          criticalKey(critical),
          [critical.brought, Math.max(critical.brought, MOST_TIMES)],
        ] as const,
    ),
  ]);

/** Whether somebody who sat down so can have come out with this, by the options of the game. */
export const canBeTold = (
  { armor, ammunition, criticals }: Pick<Told, 'armor' | 'ammunition' | 'criticals'>,
  asked: AskedFighter,
  options: Muster['options'],
): boolean => {
  const { entry } = asked;
  const kinds = Object.keys(entry.booklet.statCard.ammunition);
  const received = new Map(criticals.map((critical) => [criticalKey(critical), critical.times]));
  const bounds = boundsOf(asked);
  return (
    armor <= entry.armor &&
    armor >= -MOST_TOLD &&
    Object.keys(ammunition).length === kinds.length &&
    kinds.every((kind) => {
      const [left, had] = [ammunition[kind], roundsOf(entry.ammunition, kind)];
      return left !== undefined && (options.ammunition === 'ignored' ? left === had : left <= had);
    }) &&
    received.size === criticals.length &&
    [...received.keys()].every((key) => bounds.has(key)) &&
    [...bounds].every(([key, [least, most]]) => {
      const times = received.get(key) ?? 0;
      return times >= least && times <= most;
    })
  );
};
