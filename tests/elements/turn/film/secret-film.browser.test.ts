import { expect } from '@open-wc/testing';
import type { Pace, Place } from '../../../../src/elements/turn/film/pace.ts';
import { playedTurn } from '../../../../src/elements/turn/facts/played-turn.ts';
import { Reel } from '../../../../src/elements/turn/film/reel.ts';
import { formOf, seenOf } from '../../../../src/elements/turn/facts/shots.ts';
import type { Battle } from '../../../../src/rules/battle/battle.ts';
import { openManeuvers } from '../../../../src/rules/battle/open-maneuvers.ts';
import { play } from '../../../../src/rules/fight/moves.ts';
import { CALLED, isBeforeDamage } from '../../../../src/rules/fight/steps.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { allowed } from '../../../allowed.ts';
import { battleAfter, names } from '../../parts.ts';

/** The same pilots with two maneuvers left each: some of their turns hit, some do not. */
const bound = (): Battle => {
  const begun = battleAfter();
  const left = [
    [58, 62],
    [50, 54],
  ];
  const seats = begun.seats.map((seat, at) => {
    const lost = seat.booklet.statCard.maneuvers.filter(
      ({ console }) => left[at]?.includes(console) !== true,
    );
    const forbidden = lost.reduce((set, { bit }) => set | bit, 0);
    return { ...seat, wounds: { ...seat.wounds, forbidden } };
  });
  return { ...begun, seats };
};
/** One blow from the end. */
const worn = (): Battle => {
  const begun = battleAfter();
  return { ...begun, seats: begun.seats.map((seat) => ({ ...seat, armor: 3 })) };
};

/** Every pair of numbers that the two may call. */
const pairsOf = (battle: Battle): readonly (readonly [number, number])[] =>
  openManeuvers(battle, 0).flatMap((lone) =>
    openManeuvers(battle, 1).map((rival) => [lone.console, rival.console] as const),
  );

interface Manner {
  readonly pace: Pace;
  readonly together: boolean;
}
const MANNERS: readonly Manner[] = ([null, 'by itself', 'at a tap'] as const).flatMap((pace) =>
  [false, true].map((together) => ({ pace, together })),
);

/**
 * For how long the film stands before each page and slip is uncovered, with what has been uncovered until
 * then: the pages that lie open, and whose they are.
 */
const standsOf = (
  battle: Battle,
  [lone, rival]: readonly [number, number],
  { pace, together }: Manner,
): readonly (readonly [uncovered: string, lasts: number | null])[] => {
  const played = allowed(play(battle, { seats: [{ console: lone }, { console: rival }] }));
  const turn = playedTurn(battle, played, names);
  const form = formOf(played, together);
  const { deeds } = sure(turn.accounts[0]).pairing;
  const stands: (readonly [string, number | null])[] = [];
  let place: Place | null = { step: CALLED, within: 0 };
  while (place && isBeforeDamage(place.step)) {
    const { step } = place;
    const reel: Reel = new Reel({
      ...{ turn, form, step, pace, decided: false, undecided: [] },
      ...{ leaving: [], ready: true, putAway: null },
    });
    const open = seenOf(reel.shots, reel.at(place), 1).pages.map(
      (side) => `${side} ${deeds[side].console} ${deeds[side].sees.screen.number}`,
    );
    stands.push([`${step.kind}: ${open.join(', ')}`, reel.lasts(place)]);
    place = reel.after(place);
  }
  return stands;
};

/** Where the film pauses for a different time although the same has been uncovered. */
const betrayals = (battle: Battle, manner: Manner): readonly string[] => {
  const known = new Map<string, number | null>();
  return pairsOf(battle).flatMap((pair) =>
    standsOf(battle, pair, manner).flatMap(([uncovered, lasts]) => {
      const before = known.get(uncovered);
      known.set(uncovered, before === undefined ? lasts : before);
      return before === undefined || before === lasts ? [] : [`${pair.join(' ')}: ${uncovered}`];
    }),
  );
};

describe('law: how long the film pauses depends on what it has uncovered, never on what is still covered', () => {
  for (const [what, battle] of [
    ["two undamaged 'Mechs", battleAfter()],
    ["two 'Mechs one hit from the end", worn()],
    ['two pilots with two maneuvers each', bound()],
  ] as const)
    for (const manner of MANNERS)
      it(`${what}, ${manner.pace ?? 'before a pace is chosen'}, ${manner.together ? 'both pages at once' : 'a page at a time'}`, () => {
        expect(pairsOf(battle).length).to.be.at.least(4);
        expect(betrayals(battle, manner)).to.deep.equal([]);
      });
});
