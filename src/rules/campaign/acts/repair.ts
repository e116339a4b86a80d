import type { Hangar } from '../hangar/hangar.ts';
import { flyingPilot, mechOfPilot, pilotOf, withMech } from '../hangar/hangar.ts';
import type { PartHindrance } from '../card/hindrance.ts';
import { hinder } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import type { Part, PartRef } from '../card/part.ts';
import { criticalsOf, isWhole, whyNotInstead } from '../card/part.ts';
import { partIn, stockpiled, withoutPart } from '../hangar/stockpile.ts';
import type { Act } from './act.ts';
import { itsPilot } from './act.ts';

interface Candidate {
  readonly part: Part;
  /** Why it cannot; null if it can. */
  readonly shut: PartHindrance | null;
}

/** A hurt part of a 'Mech, and what the pilot's stockpile has for it (K6). */
export interface Repair {
  readonly part: Part;
  /** Of the same name: those that fit first, then the least hurt. */
  readonly candidates: readonly Candidate[];
}

/** The hurt parts of a pilot's 'Mech, in its order; empty without a 'Mech. */
export const repairsOf = (hangar: Hangar, id: PilotId): readonly Repair[] => {
  const { mech, stockpile } = pilotOf(hangar, id);
  if (mech === null) return [];
  return mechOfPilot(hangar, id)
    .parts.filter((part) => !isWhole(part))
    .map((part) => ({
      part,
      candidates: stockpile
        .filter(({ name }) => name === part.name)
        .map((candidate) => ({ part: candidate, shut: whyNotInstead(candidate, part) }))
        .sort(
          (one, other) =>
            Number(one.shut !== null) - Number(other.shut !== null) ||
            criticalsOf(one.part) - criticalsOf(other.part),
        ),
    }));
};

/** Whether a part would mend a pilot's 'Mech: the same part in it is hurt more (K6). */
export const wouldMend = (hangar: Hangar, id: PilotId, part: Part): boolean => {
  const { mech } = pilotOf(hangar, id);
  return (
    mech !== null &&
    mechOfPilot(hangar, id).parts.some(
      (own) => whyNotInstead(part, own) === null && criticalsOf(part) < criticalsOf(own),
    )
  );
};

/** K6: swaps a part of the stockpile, with its criticals, for the same part of the pilot's 'Mech.
 *  The old one goes to the stockpile if it passes K5, else to the scrap (K7). */
const fitted = (hangar: Hangar, id: PilotId, wanted: PartRef): Hangar => {
  flyingPilot(hangar, id);
  const mech = mechOfPilot(hangar, id);
  const part = partIn(hangar, id, wanted);
  const before =
    mech.parts.find(({ name }) => name === part.name) ??
    hinder({ kind: 'no such part', part: part.name, of: mech.id });
  const shut = whyNotInstead(part, before);
  if (shut) hinder(shut);
  return stockpiled(
    withMech(withoutPart(hangar, id, wanted), mech.id, {
      parts: mech.parts.map((each) => (each === before ? part : each)),
    }),
    id,
    [before],
  );
};

/** For each hurt part the best of the stockpile, if that is less hurt. */
const bestParts = (hangar: Hangar, id: PilotId): readonly PartRef[] =>
  repairsOf(hangar, id).flatMap(({ part, candidates }) => {
    const best = candidates.find(({ shut }) => shut === null)?.part;
    return best && criticalsOf(best) < criticalsOf(part) ? [{ of: best.of, name: best.name }] : [];
  });

/** Puts parts of the pilot's own stockpile in place of the same parts (K6). */
export const mend: Act<'repair', 'repair'> = {
  step: {
    came: ['stands', 'escaped'],
    isIdle: ({ after }, pilot) =>
      repairsOf(after, pilot).every(({ candidates }) =>
        candidates.every(({ shut }) => shut !== null),
      ),
    first: ({ hangar }, pilot) => ({ step: 'repair', pilot, fit: bestParts(hangar, pilot) }),
    deeds: ({ pilot, fit }) => fit.map((part) => ({ kind: 'repair', pilot, fit: part })),
  },
  deed: { away: itsPilot, effect: (hangar, { pilot, fit }) => fitted(hangar, pilot, fit) },
};
