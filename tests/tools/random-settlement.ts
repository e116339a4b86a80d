import type { Choice } from '../../src/rules/campaign/history/choice.ts';
import { stepsLeft } from '../../src/rules/campaign/acts/experience.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { mechBooklet, mechOf, pilotOf } from '../../src/rules/campaign/hangar/hangar.ts';
import type { MechWords } from '../../src/rules/campaign/card/mech.ts';
import { PAINTS } from '../../src/rules/campaign/card/mech.ts';
import { GAMES_FOR_NEW, priceAfter } from '../../src/rules/campaign/acts/new-mech.ts';
import { leftToSpend } from '../../src/rules/campaign/acts/experience.ts';
import { loadable, loadsOf } from '../../src/rules/campaign/acts/reload.ts';
import { repairsOf } from '../../src/rules/campaign/acts/repair.ts';
import { lostMech, replacementPenalty } from '../../src/rules/campaign/acts/replacement.ts';
import { partsBack, whyNotBack } from '../../src/rules/campaign/acts/buy-back.ts';
import { nextWreck, partsOfWreck } from '../../src/rules/campaign/acts/salvage.ts';
import type { Settlement } from '../../src/rules/campaign/acts/settling.ts';
import { nextStep, whyWaits } from '../../src/rules/campaign/settlement/settlement.ts';
import { roundsOf } from '../../src/rules/campaign/hangar/stockpile.ts';
import type { BuyBack, Replacing } from '../../src/rules/campaign/history/choice.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { sure } from '../../src/rules/sure.ts';
import { CATEGORIES } from '../../src/rules/vocabulary.ts';
import { oneOf } from './random-fight.ts';

type Random = () => number;

/** The booklets that a random campaign is played with. */
export interface Shelf {
  readonly booklets: readonly Booklet[];
  readonly find: (id: string) => Booklet | undefined;
}

/** Each of these, or not. */
export const some = <Thing>(
  things: readonly Thing[],
  random: Random,
  share = 0.5,
): readonly Thing[] => things.filter(() => random() < share);

/** A 'Mech of this booklet. */
export const anyMech = ({ id, edition }: Booklet, random: Random): MechWords => ({
  booklet: id,
  edition,
  name: `'Mech ${Math.floor(random() * 1000)}`,
  paint: oneOf(PAINTS, random),
});

/** A new name, as long as nobody flies under it: pilots are counted. */
export const anyName = ({ pilots }: Hangar, random: Random) => ({
  name: `Pilot ${pilots.length + 1} ${Math.floor(random() * 1e9)}`,
  nickname: random() < 0.5 ? '' : 'Ash',
  unit: '',
});

/** A replacement for the 'Mech that a pilot has lost, or a new one where that can be paid. */
export const anyReplacement = (
  hangar: Hangar,
  pilot: string,
  shelf: Shelf,
  random: Random,
): Replacing => {
  const lost = lostMech(hangar, pilot);
  const taken = oneOf(shelf.booklets, random);
  const isPaid =
    lost.games >= GAMES_FOR_NEW && priceAfter(lost, taken) <= leftToSpend(pilotOf(hangar, pilot));
  if (isPaid) return { as: 'new', ...anyMech(taken, random) };
  const { tonnage } = mechBooklet(lost, shelf.find).mech;
  const alike = shelf.booklets.filter(({ mech }) => mech.tonnage === tonnage);
  return { as: 'replacement', ...anyMech(oneOf(alike, random), random) };
};

/** A point that a pilot can buy back; null where there is none. */
export const anyPoint = (hangar: Hangar, pilot: string, random: Random): BuyBack | null => {
  const { mech } = pilotOf(hangar, pilot);
  if (mech === null) return null;
  const penalty = replacementPenalty(mechOf(hangar, mech));
  const points = CATEGORIES.filter((category) => penalty[category] > 0).flatMap(
    (category): readonly BuyBack[] => [
      ...(whyNotBack(hangar, pilot, category, 'experience') === null
        ? [{ category, by: 'experience' } as const]
        : []),
      ...partsBack(hangar, pilot, category).map(({ of, name }) => ({ category, by: { of, name } })),
    ],
  );
  return points.length > 0 ? oneOf(points, random) : null;
};

/** The next step of a pilot, with anything that is open in it; null for one who waits or has settled. */
export const anyChoice = (
  settlement: Settlement,
  pilot: string,
  shelf: Shelf,
  random: Random,
): Choice | null => {
  const { after } = settlement;
  const step = nextStep(settlement, pilot);
  if (step === null || whyWaits(settlement, pilot)) return null;
  switch (step) {
    case 'experience':
      return {
        step,
        pilot,
        learn: Array.from({ length: Math.min(1, stepsLeft(pilotOf(after, pilot))) }, () =>
          oneOf(CATEGORIES, random),
        ),
      };
    case 'salvage':
      return anySalvage(settlement, pilot, random);
    case 'repair':
      return {
        step,
        pilot,
        fit: repairsOf(after, pilot).flatMap(({ candidates }) =>
          candidates
            .filter(({ shut }) => shut === null)
            .slice(0, Math.floor(random() * 2))
            .map(({ part: { of, name } }) => ({ of, name })),
        ),
      };
    case 'reload':
      return anyReload(settlement, pilot, shelf, random);
    case 'memorial':
      return { step, pilot, line: random() < 0.5 ? '' : 'One more turn.' };
    case 'successor': {
      const mech = anyMech(oneOf(shelf.booklets, random), random);
      const successor = random() < 0.8 ? { ...anyName(after, random), mech } : null;
      return { step, pilot, successor };
    }
    case 'replacement': {
      const mech = random() < 0.8 ? anyReplacement(after, pilot, shelf, random) : null;
      return { step, pilot, mech };
    }
    case 'buy back': {
      const point = anyPoint(after, pilot, random);
      return { step, pilot, points: point && random() < 0.7 ? [point] : [] };
    }
    case 'settled':
      return { step, pilot };
  }
};

const anySalvage = ({ after, wrecks }: Settlement, pilot: string, random: Random): Choice => {
  const wreck = sure(nextWreck(after, wrecks));
  const usable = partsOfWreck(after, wreck)
    .filter(({ shut }) => shut === null)
    .map(({ part: { name } }) => name);
  const take =
    wreck.row.length > 1
      ? random() < 0.9
        ? [oneOf(usable, random)]
        : []
      : some(usable, random, 0.7);
  return { step: 'salvage', pilot, of: wreck.mech, take };
};

/** A load, and of what there is room for afterwards some from the stockpile. */
const anyReload = (
  { after, game }: Settlement,
  pilot: string,
  { find }: Shelf,
  random: Random,
): Choice => {
  const mech = mechOf(after, sure(pilotOf(after, pilot).mech));
  const loads = loadsOf(mechBooklet(mech, find), mech);
  const ignored = game.muster.options.ammunition === 'ignored';
  const room = ignored
    ? Object.entries(loadable(after, pilot, find))
    : loads.map(({ ammunition, after: loaded, full }): [string, number] => [
        ammunition,
        Math.min(full - loaded, roundsOf(pilotOf(after, pilot).rounds, ammunition)),
      ]);
  return {
    step: 'reload',
    pilot,
    excess: random() < 0.8 ? 'stockpiled' : 'left',
    load: Object.fromEntries(
      room
        .map(([kind, most]): [string, number] => [kind, Math.floor(random() * (most + 1))])
        .filter(([, points]) => points > 0),
    ),
  };
};
