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

/** The largest number, above 0 or below, that the form for paper games takes. */
export const MOST_TOLD = 999;
/** The most times that one critical can be received in a paper game. */
export const MOST_TIMES = 9;

/** A fighter in the form for a paper game: its start, and what it can have suffered. */
export interface AskedFighter {
  readonly entry: Entry;
  readonly possible: readonly Possible[];
}

/** A critical that a 'Mech can have after a game: printed for one of its parts, or brought along. */
export interface Possible extends BroughtCritical {
  /** How often it was brought along; `times` starts with this. */
  readonly brought: number;
}

export const partsIn = (
  hangar: Pick<Hangar, 'mechs'>,
  fighter: Fighter,
  { booklet, criticals }: Pick<Entry, 'booklet' | 'criticals'>,
): readonly Part[] =>
  isMember(fighter) ? mechOf(hangar, fighter.mech).parts : wornBy(partsOf(booklet, ''), criticals);

/** The criticals that a 'Mech can have after a game, each once, those brought along first. */
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

export const askedIn = (hangar: Hangar, fighter: Fighter, find: FindBooklet): AskedFighter => {
  const entry = entryIn(hangar, fighter, find);
  const parts = partsIn(hangar, fighter, entry);
  return { entry, possible: possibleCriticals(entry.booklet, { parts }) };
};

/** How often each critical can have been received, from and to, by its key. Includes parts that
 *  mend themselves, which can be hit; the form leaves them out, as nothing of that remains (K8). */
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

/** Whether a fighter can have come out of the game like this, from its start and the game's options. */
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
