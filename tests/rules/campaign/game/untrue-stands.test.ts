import { describe, expect, test } from 'vitest';
import { unlessHindered } from '../../../../src/rules/campaign/card/hindrance.ts';
import { withFiled } from '../../../../src/rules/campaign/file/file-fold.ts';
import { printHangarFile } from '../../../../src/rules/campaign/file/hangar-file.ts';
import { playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { FighterStand, Stand } from '../../../../src/rules/campaign/history/stand.ts';
import { closed } from '../../../../src/rules/campaign/settlement/page.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { find, why } from '../circle.ts';
import { filed, fold, readFile } from '../file/files.ts';
import { BATTLES, GAMES, HANGAR } from './games-by-seed.ts';
import type { Game } from './games-by-seed.ts';

const REFUSED = 'the game that was mustered cannot have ended like this';

/** The stand with the first matching fighter changed; null if none matches. */
const changing = (
  stand: Stand,
  fits: (fighter: FighterStand, place: number) => boolean,
  changed: (fighter: FighterStand) => Partial<FighterStand>,
): Stand | null => {
  const place = stand.fighters.findIndex(fits);
  const fighter = stand.fighters[place];
  return fighter
    ? { ...stand, fighters: stand.fighters.with(place, { ...fighter, ...changed(fighter) }) }
    : null;
};

const anybody = () => true;
const isOut = ({ out }: FighterStand) => out !== null;
const fellAlive = ({ out, killedBy }: FighterStand) => out === 'fell' && killedBy === null;
const isBeaten = (stand: Stand, side: FighterStand['side']) =>
  stand.fighters.every((each) => each.side !== side || each.out !== null);
const oneSideOut = (stand: Stand) => isBeaten(stand, 'few') !== isBeaten(stand, 'many');
const BY_ITSELF = {
  part: 'Gyro',
  times: 1,
  effects: [{ effect: 'heat each turn', by: -20 }],
} as const;

/** Impossible stands, by what is wrong with them; null if this stand cannot be changed that way. */
const UNTRUE: Readonly<Record<string, (stand: Stand, game: Game) => Stand | null>> = {
  'a critical that was brought along is gone': (stand) =>
    changing(stand, anybody, ({ criticals }) => ({
      criticals: criticals.filter(({ part, times }) => part !== 'Gyro' || times < 2),
    })),
  'a critical that was brought along was received fewer times': (stand) =>
    changing(stand, anybody, ({ criticals }) => ({
      criticals: criticals.map((each) =>
        each.part === 'Gyro' && each.times >= 2 ? { ...each, times: 1 } : each,
      ),
    })),
  'all criticals are gone': (stand) => changing(stand, anybody, () => ({ criticals: [] })),
  'a critical that no display prints': (stand) =>
    changing(stand, anybody, ({ criticals }) => ({ criticals: [...criticals, BY_ITSELF] })),
  "a critical on a part that the 'Mech does not have": (stand) =>
    changing(stand, anybody, ({ criticals }) => ({
      criticals: [...criticals, { ...sure(criticals[0]), part: 'Third Arm' }],
    })),
  'a critical a thousand times': (stand) =>
    changing(stand, anybody, ({ criticals }) => ({
      criticals: criticals.with(0, { ...sure(criticals[0]), times: 1000 }),
    })),
  'the same critical twice over': (stand) =>
    changing(stand, anybody, ({ criticals }) => ({
      criticals: [...criticals, sure(criticals[0])],
    })),
  'more armor than it came with': (stand) =>
    changing(
      stand,
      ({ out }) => out !== 'fell',
      () => ({ armor: 39 }),
    ),
  'armor 9999': (stand) =>
    changing(
      stand,
      ({ out }) => out !== 'fell',
      () => ({ armor: 9999 }),
    ),
  'armor −1000': (stand) => changing(stand, fellAlive, () => ({ armor: -1000 })),
  'armor left for a pilot who was shot down': (stand) =>
    changing(stand, fellAlive, () => ({ armor: 3 })),
  'no armor left for a pilot who stands': (stand) =>
    changing(
      stand,
      ({ out }) => out === null,
      () => ({ armor: 0 }),
    ),
  'a death by armor at −4': (stand) =>
    changing(stand, fellAlive, () => ({ killedBy: 'armor', armor: -4 })),
  'a death by a critical that was not received': (stand) =>
    changing(
      stand,
      ({ criticals, out }) => out === 'fell' && !criticals.some(({ part }) => part === 'Cockpit'),
      () => ({ killedBy: 'critical' }),
    ),
  'a death by heat without the critical': (stand) =>
    changing(
      stand,
      ({ criticals, out }) =>
        out === 'fell' && !criticals.some(({ part }) => part === 'Life Support'),
      () => ({ killedBy: 'heat' }),
    ),
  'a death of a pilot who bailed out': (stand) =>
    changing(
      stand,
      ({ out }) => out === 'bailed out',
      () => ({ killedBy: 'armor', armor: -5 }),
    ),
  'a turn after the last': (stand) => changing(stand, isOut, () => ({ turn: stand.turns + 1 })),
  'turn 0': (stand) => changing(stand, isOut, () => ({ turn: 0 })),
  'no turn for a pilot who is out': (stand) => changing(stand, isOut, () => ({ turn: null })),
  'a turn for a pilot who is still in': (stand) =>
    changing(
      stand,
      (each) => !isOut(each),
      () => ({ turn: 1 }),
    ),
  'no turns at all': (stand) => ({ ...stand, turns: 0 }),
  'a thousand turns': (stand) => ({ ...stand, turns: 1000 }),
  'one side is out, but nobody wins': (stand) =>
    oneSideOut(stand) ? { ...stand, outcome: { kind: 'nobody' } } : null,
  'those who stand have lost': (stand) =>
    oneSideOut(stand)
      ? { ...stand, outcome: { kind: 'win', winner: isBeaten(stand, 'few') ? 'few' : 'many' } }
      : null,
  'a whole win over those who escaped': (stand) =>
    stand.outcome.kind === 'escape' && stand.outcome.escaped.length === 1
      ? {
          ...stand,
          outcome: { kind: 'win', winner: stand.outcome.escaped[0] === 'few' ? 'many' : 'few' },
        }
      : null,
  'half a victory over those who were shot down': (stand) =>
    stand.outcome.kind === 'win' && oneSideOut(stand)
      ? {
          ...stand,
          outcome: { kind: 'escape', escaped: [stand.outcome.winner === 'few' ? 'many' : 'few'] },
        }
      : null,
  'no victor': (stand, { open }) =>
    oneSideOut(stand) && open.open[0]?.muster.battles.length === 1
      ? changing(
          stand,
          ({ victors }) => victors.length > 0,
          () => ({ victors: [] }),
        )
      : null,
  'a victor who was out before': (stand, { open }) => {
    const [early, late] = stand.fighters
      .map((fighter, place) => ({ ...fighter, place }))
      .filter(isOut)
      .sort((one, other) => sure(one.turn) - sure(other.turn));
    return open.open[0]?.muster.battles.length === 1 &&
      early &&
      late &&
      early.side !== late.side &&
      sure(early.turn) < sure(late.turn)
      ? changing(
          stand,
          (_, place) => place === late.place,
          ({ victors }) => ({
            victors: [...victors, { fighter: early.place, damage: 0 }],
          }),
        )
      : null;
  },
  'a victor on the same side': (stand) =>
    changing(
      stand,
      (each, place) => isOut(each) && place > 0,
      ({ side }) => ({
        victors: [{ fighter: stand.fighters.findIndex((each) => each.side === side), damage: 1 }],
      }),
    ),
  'a victor who was not there': (stand) =>
    changing(stand, isOut, ({ victors }) => ({ victors: [...victors, { fighter: 9, damage: 0 }] })),
  'the largest share for the least damage': (stand) =>
    changing(
      stand,
      ({ victors }) => victors.length > 1 && victors[0]?.damage !== victors.at(-1)?.damage,
      ({ victors }) => ({ victors: victors.toReversed() }),
    ),
  'more rounds than were brought': (stand) =>
    changing(stand, anybody, ({ ammunition }) => {
      const [kind] = Object.keys(ammunition);
      return { ammunition: { ...ammunition, [sure(kind)]: 99 } };
    }),
  'rounds that it cannot fire': (stand) =>
    changing(stand, anybody, ({ ammunition }) => ({ ammunition: { ...ammunition, torpedo: 1 } })),
  'no rounds entered': (stand) => changing(stand, anybody, () => ({ ammunition: {} })),
  'a fighter on the other side': (stand) =>
    changing(stand, anybody, ({ side }) => ({ side: side === 'few' ? 'many' : 'few' })),
  'a fighter who was not mustered': (stand) => ({
    ...stand,
    fighters: [...stand.fighters, sure(stand.fighters.at(-1))],
  }),
  'a missing fighter': (stand) => ({ ...stand, fighters: stand.fighters.slice(0, -1) }),
};

/** The finished game with this stand, as in a row or a file. */
const withStand = ({ open }: Game, stand: Stand): Hangar => ({
  ...open,
  open: open.open.map((game) => ({ ...game, stand })),
});

/** Why each way in refuses it; null for one that accepts it. */
const refusals = (game: Game, stand: Stand): readonly (string | null)[] => {
  const claimed = withStand(game, stand);
  return [
    why(playedOnPaper(game.open, 'g', stand, find)),
    // As a line of a file, and as an open game in a row whose page is to be closed.
    why(
      unlessHindered(() => withFiled(HANGAR, { game: sure(claimed.open[0]), playing: null }, find)),
    ),
    why(closed(claimed, 'g', find)),
  ];
};

describe('a stand entered by hand', () => {
  let refused = 0;

  test.each(Object.entries(UNTRUE))(
    'is refused by the form, in a file and in a row: %s',
    (_what, made) => {
      const stands = GAMES.flatMap((game) => {
        const stand = made(game.stand, game);
        return stand ? [{ game, stand }] : [];
      });
      for (const { game, stand } of stands)
        expect(refusals(game, stand)).toEqual([REFUSED, REFUSED, REFUSED]);
      expect(stands.length).toBeGreaterThan(2);
      refused += stands.length;
      // The whole file, as text.
      const { game, stand } = sure(stands[0]);
      const read = readFile(printHangarFile(filed(withStand(game, stand))));
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      expect(fold(read.file)).toMatchObject({ ok: false, line: 10, why: { kind: 'other stand' } });
    },
  );

  test('is refused in more than 2,000 tries', () => {
    expect(refused).toBeGreaterThan(2000);
  });

  test('is accepted if it was truly played, in battles of every kind', () => {
    expect(GAMES).toHaveLength(66);
    const lineups = GAMES.map(({ open }) => open.open[0]?.muster.battles);
    for (const battles of BATTLES) expect(lineups).toContainEqual(battles);
  });
});
