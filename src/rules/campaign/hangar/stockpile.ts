import type { Goods } from '../history/deed.ts';
import type { Hangar } from './hangar.ts';
import { flyingPilot, pilotOf, withPilot } from './hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import type { Part, PartRef } from '../card/part.ts';
import { isPart, isUsable } from '../card/part.ts';
import type { Rounds } from '../card/shapes.ts';
import { areRounds } from '../card/shapes.ts';

/** Points of two supplies together, without the kinds of which there is none. */
export const together = (some: Rounds, more: Rounds, sign: 1 | -1 = 1): Rounds =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(more)])]
      .map((kind) => [kind, roundsOf(some, kind) + sign * roundsOf(more, kind)] as const)
      .filter(([, points]) => points !== 0),
  );

/** Points of a kind; none where it is not spoken of. */
export const roundsOf = (rounds: Rounds, kind: string): number =>
  Object.hasOwn(rounds, kind) ? (rounds[kind] ?? 0) : 0;

/** K7: parts that pass K5 go to a stockpile, those that do not to the scrap. */
export const stockpiled = (hangar: Hangar, id: PilotId, parts: readonly Part[]): Hangar => {
  const { stockpile } = pilotOf(hangar, id);
  const usable = parts.filter(isUsable);
  const scrap = parts.filter((part) => !isUsable(part));
  const kept = scrap.length > 0 ? { ...hangar, scrap: [...hangar.scrap, ...scrap] } : hangar;
  return withPilot(kept, id, { stockpile: [...stockpile, ...usable] });
};

/** A part of a pilot's stockpile; one that is not there hinders. */
export const partIn = (hangar: Hangar, id: PilotId, wanted: PartRef): Part =>
  pilotOf(hangar, id).stockpile.find((part) => isPart(part, wanted)) ??
  hinder({ kind: 'no such part', part: wanted.name, of: wanted.of });

/** The hangar without a part of a pilot's stockpile. */
export const withoutPart = (hangar: Hangar, id: PilotId, wanted: PartRef): Hangar => {
  const taken = partIn(hangar, id, wanted);
  return withPilot(hangar, id, {
    stockpile: pilotOf(hangar, id).stockpile.filter((part) => part !== taken),
  });
};

/** The hangar with more ammunition in a stockpile, or with less; less than nothing, and what is no number, hinders (K9). */
export const withRounds = (
  hangar: Hangar,
  id: PilotId,
  rounds: Rounds,
  sign: 1 | -1 = 1,
): Hangar => {
  const before = pilotOf(hangar, id).rounds;
  if (!areRounds(rounds)) hinder({ kind: 'no rounds' });
  if (sign < 0)
    for (const [ammunition, points] of Object.entries(rounds)) {
      const left = roundsOf(before, ammunition);
      if (left < points) hinder({ kind: 'too little ammunition', ammunition, left });
    }
  return withPilot(hangar, id, { rounds: together(before, rounds, sign) });
};

/** K7: goods go from one stockpile to another; both pilots fly. */
export const handedOver = (hangar: Hangar, goods: Goods, to: PilotId): Hangar => {
  const { name } = flyingPilot(hangar, goods.pilot);
  flyingPilot(hangar, to);
  if (to === goods.pilot) hinder({ kind: 'with oneself', pilot: name });
  const moved = goods.parts.reduce((before, wanted) => {
    const part = partIn(before, goods.pilot, wanted);
    const { stockpile } = pilotOf(before, to);
    return withPilot(withoutPart(before, goods.pilot, wanted), to, {
      stockpile: [...stockpile, part],
    });
  }, hangar);
  return withRounds(withRounds(moved, goods.pilot, goods.rounds, -1), to, goods.rounds);
};

/** Whether nothing is given. */
export const isNothing = ({ parts, rounds }: Goods): boolean =>
  parts.length === 0 && Object.values(rounds).every((points) => points === 0);
