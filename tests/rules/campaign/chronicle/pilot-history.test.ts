import { expect, test } from 'vitest';
import { playCampaign } from '../../../tools/random-campaign.ts';
import { flownBy, whoBeatWhom } from '../../../../src/rules/campaign/chronicle/pilot-history.ts';
import { isMember } from '../../../../src/rules/campaign/history/game.ts';
import { booklets } from '../../battle/table-top.ts';
import { beats, find, gameOf, three } from '../circle.ts';
import { closedAfter } from '../settling.ts';

/** Ada beats Ben; then Cleo escapes from Ada, who was alone against her. */
const twoGames = () => {
  const first = closedAfter(
    beats(three(), 'p1', 'p2', { out: 'bailed out', turn: 12 }, { id: 'g' }),
  );
  const second = gameOf(
    first,
    ['p1', 'p3'],
    { kind: 'escape', escaped: ['many'] },
    { p3: { out: 'escaped', victors: [{ fighter: 0, damage: 5 }] } },
    { id: 'h' },
  );
  return closedAfter(second, [], 'h');
};

test("a pilot's history says game by game who was beaten, how, and what that earned", () => {
  expect(flownBy(twoGames(), 'p1', find)).toMatchObject([
    {
      number: 1,
      mech: 'm1',
      won: true,
      tons: 55,
      beatenBy: null,
      beat: [
        {
          fighter: { pilot: 'p2', mech: 'm2' },
          stand: { out: 'bailed out', turn: 12 },
          share: { tons: 55, victory: 1 },
        },
      ],
    },
    {
      number: 2,
      won: true,
      tons: 27,
      beat: [{ fighter: { pilot: 'p3' }, share: { tons: 27, victory: 0.5 } }],
    },
  ]);
  expect(flownBy(twoGames(), 'p2', find)).toMatchObject([
    { number: 1, won: false, tons: 0, beat: [], beatenBy: { pilot: 'p1', mech: 'm1' } },
  ]);
  expect(flownBy(twoGames(), 'p3', find).map(({ number }) => number)).toEqual([2]);
});

test('the table of who beat whom counts an escape as half a victory', () => {
  expect(whoBeatWhom(twoGames())).toEqual([
    { winner: 'p1', loser: 'p2', victories: 1 },
    { winner: 'p1', loser: 'p3', victories: 0.5 },
  ]);
});

test('law: histories add up to the pilot cards, as do the victories over pilots and those over foes', () => {
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
  let foes = 0;
  for (const seed of [1, 2, 3]) {
    const hangar = playCampaign(seed, 8, booklets);
    const beaten = whoBeatWhom(hangar);
    for (const { id, experience, games, victories } of hangar.pilots) {
      const flown = flownBy(hangar, id, find);
      const overFoes = flown.flatMap(({ beat }) =>
        beat.flatMap(({ fighter, share }) => (isMember(fighter) ? [] : [share.victory])),
      );
      expect(flown).toHaveLength(games);
      expect(sum(flown.map(({ tons }) => tons))).toBe(experience);
      const won = beaten.filter(({ winner }) => winner === id);
      expect(sum(won.map((each) => each.victories))).toBe(victories);
      expect(sum(won.flatMap((each) => (each.loser === null ? [each.victories] : [])))).toBe(
        sum(overFoes),
      );
      foes += overFoes.length;
    }
  }
  expect(foes).toBeGreaterThan(0);
});
