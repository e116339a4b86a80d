import type { Goods } from '../history/deed.ts';
import type { Hangar } from './hangar.ts';
import { flyingPilot, pilotOf, withPilot } from './hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import type { Part, PartRef } from '../card/part.ts';
import { isPart, isUsable } from '../card/part.ts';
import type { Rounds } from '../card/shapes.ts';
import { areRounds } from '../card/shapes.ts';

/** The sum of two supplies, without kinds of which there is none. */
export const together = (some: Rounds, more: Rounds, sign: 1 | -1 = 1): Rounds =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(more)])]
      .map((kind) => [kind, roundsOf(some, kind) + sign * roundsOf(more, kind)] as const)
      .filter(([, points]) => points !== 0),
  );

/** Points of a kind; 0 if it is not listed. */
export const roundsOf = (rounds: Rounds, kind: string): number =>
  Object.hasOwn(rounds, kind) ? (rounds[kind] ?? 0) : 0;

/** K7: parts that pass K5 go to a stockpile, the others to the scrap. */
export const stockpiled = (hangar: Hangar, id: PilotId, parts: readonly Part[]): Hangar => {
  const { stockpile } = pilotOf(hangar, id);
  const usable = parts.filter(isUsable);
  const scrap = parts.filter((part) => !isUsable(part));
  const kept = scrap.length > 0 ? { ...hangar, scrap: [...hangar.scrap, ...scrap] } : hangar;
  return withPilot(kept, id, { stockpile: [...stockpile, ...usable] });
};

/** A part of a pilot's stockpile. Hinders if there is none. */
export const partIn = (hangar: Hangar, id: PilotId, wanted: PartRef): Part =>
  pilotOf(hangar, id).stockpile.find((part) => isPart(part, wanted)) ??
  hinder({ kind: 'no such part', part: wanted.name, of: wanted.of });

export const withoutPart = (hangar: Hangar, id: PilotId, wanted: PartRef): Hangar => {
  const taken = partIn(hangar, id, wanted);
  return withPilot(hangar, id, {
    stockpile: pilotOf(hangar, id).stockpile.filter((part) => part !== taken),
  });
};

/** Adds or takes stockpiled ammunition. Hinders if too little is left, or for invalid numbers (K9). */
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

export interface Handover {
  readonly goods: Goods;
  readonly to: PilotId;
}

/** K7: moves goods between stockpiles, all at once: what is given has to be there before anybody
 *  gets anything. Hinders if one of the pilots does not fly. */
export const handedOver = (hangar: Hangar, handovers: readonly Handover[]): Hangar => {
  let after = hangar;
  const given = handovers.map(({ goods: { pilot, parts, rounds }, to }) => {
    const { name } = flyingPilot(hangar, pilot);
    flyingPilot(hangar, to);
    if (to === pilot) hinder({ kind: 'with oneself', pilot: name });
    const taken = parts.map((wanted) => {
      const part = partIn(after, pilot, wanted);
      after = withoutPart(after, pilot, wanted);
      return part;
    });
    after = withRounds(after, pilot, rounds, -1);
    return { to, taken, rounds };
  });
  for (const { to, taken, rounds } of given) {
    const { stockpile } = pilotOf(after, to);
    after = withRounds(withPilot(after, to, { stockpile: [...stockpile, ...taken] }), to, rounds);
  }
  return after;
};

export const isNothing = ({ parts, rounds }: Goods): boolean =>
  parts.length === 0 && Object.values(rounds).every((points) => points === 0);
