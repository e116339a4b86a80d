import type { Entry } from '../../battle/entry.ts';
import { IGNORES_FROM } from '../../battle/immunity.ts';
import { readOr } from '../../fight/refusal.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { entryOf } from '../../fight/starts.ts';
import { readStarts } from '../../fight/starts-text.ts';
import type { Category } from '../../vocabulary.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import { hinder } from '../card/hindrance.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechBooklet, flyingPilot, mechOf, mechOfPilot } from '../hangar/hangar.ts';
import { liveryOf } from '../hangar/livery.ts';
import type { Fighter, Foe } from '../history/game.ts';
import { isMember } from '../history/game.ts';
import { shutdownOf } from '../card/mech.ts';
import type { PilotId } from '../card/names.ts';
import type { Part, Scar } from '../card/part.ts';
import { broughtBy } from '../card/part.ts';
import { pilotSkill } from '../card/pilot-card.ts';
import { categoriesOn } from '../card/skill-reach.ts';
import { isFullLoad } from '../acts/reload.ts';
import { replacementPenalty } from '../acts/replacement.ts';
import { roundsOf } from '../hangar/stockpile.ts';

/** A number that a pilot brings into a game, and where it comes from. */
export type Brought =
  | {
      /** The printed shutdown number, less 1 for each game (K4). */
      readonly what: 'shutdown';
      readonly is: number;
      readonly printed: number;
      readonly games: number;
    }
  | {
      /** Points of a kind, the number when full, and which load follows this game (K9). */
      readonly what: 'ammunition';
      readonly ammunition: string;
      readonly is: number;
      readonly full: number;
      readonly nextLoad: 'half' | 'full';
    }
  | {
      /** A critical of a part, and where the part came from (K6, K8). */
      readonly what: 'critical';
      readonly part: Part;
      readonly scar: Scar;
      /** The name of the 'Mech that the part was built into. */
      readonly from: string;
    }
  | {
      /** A pilot's points, from steps of 250 tons (K2); from 5 a critical may be ignored (K3). */
      readonly what: 'skill';
      readonly category: Category;
      readonly is: number;
      readonly ignores: boolean;
    }
  | {
      /** A replacement's penalty, from the house rule and the points bought back (K10). */
      readonly what: 'penalty';
      /** What is left in each category of its card, 0 if all is bought back. */
      readonly left: readonly { readonly category: Category; readonly is: number }[];
      readonly start: number;
      readonly boughtBack: number;
    };

/** A pilot's entry in the own 'Mech, with all that is brought along (K2, K4, K8–K10). */
export const memberEntry = (hangar: Hangar, id: PilotId, find: FindBooklet): Entry => {
  const pilot = flyingPilot(hangar, id);
  const mech = mechOfPilot(hangar, id);
  const booklet = mechBooklet(mech, find);
  const livery = liveryOf(mech);
  return {
    booklet,
    pilot: pilot.name,
    armor: booklet.statCard.armor,
    shutdown: shutdownOf(booklet, mech),
    ammunition: Object.fromEntries(
      Object.keys(booklet.statCard.ammunition).map((kind) => [
        kind,
        roundsOf(mech.ammunition, kind),
      ]),
    ),
    criticals: broughtBy(mech.parts),
    skill: pilotSkill(pilot),
    penalty: replacementPenalty(mech),
    ...(livery ? { livery } : {}),
  };
};

/** A fighter's entry: a pilot's from the hangar, a foe's from what the muster says. */
export const entryIn = (hangar: Hangar, fighter: Fighter, find: FindBooklet): Entry =>
  isMember(fighter) ? memberEntry(hangar, fighter.pilot, find) : foeEntry(fighter, find);

const foeEntry = (foe: Foe, find: FindBooklet): Entry => {
  const booklet = mechBooklet(foe, find);
  return readOr(
    () => entryOf(booklet, foe.foe, foe.starts === null ? null : readStarts(foe.starts)),
    () => hinder({ kind: 'no such foe', foe: foe.foe }),
  );
};

/** All numbers of a pilot that differ from the printed ones, each with where it comes from. */
export const broughtAlong = (
  hangar: Hangar,
  id: PilotId,
  find: FindBooklet,
): readonly Brought[] => {
  const entry = memberEntry(hangar, id, find);
  const mech = mechOfPilot(hangar, id);
  const { statCard } = entry.booklet;
  const { penalty: start = 0, boughtBack: points = [] } = mech.replacement ?? {};
  const boughtBack = points.length;
  const left = categoriesOn(entry.booklet).map((category) => ({
    category,
    is: entry.penalty[category],
  }));
  return [
    ...(entry.shutdown === statCard.shutdown
      ? []
      : [
          {
            what: 'shutdown',
            is: entry.shutdown,
            printed: statCard.shutdown,
            games: mech.games,
          } as const,
        ]),
    ...Object.entries(statCard.ammunition).flatMap(([ammunition, full]): readonly Brought[] => {
      const is = roundsOf(entry.ammunition, ammunition);
      const nextLoad = isFullLoad(mech.games + 1) ? 'full' : 'half';
      return is === full ? [] : [{ what: 'ammunition', ammunition, is, full, nextLoad }];
    }),
    ...mech.parts.flatMap((part) =>
      part.scars.map((scar): Brought => ({
        what: 'critical',
        part,
        scar,
        from: mechOf(hangar, part.of).name,
      })),
    ),
    ...CATEGORIES.flatMap((category): readonly Brought[] => {
      const is = entry.skill[category];
      return is === 0 ? [] : [{ what: 'skill', category, is, ignores: is >= IGNORES_FROM }];
    }),
    ...(left.some(({ is }) => is > 0)
      ? [{ what: 'penalty', left, start, boughtBack } as const]
      : []),
  ];
};
