import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import type { BattleStanding } from '../../../src/offline/fights/standing.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import type { GameHand, SeatHand } from '../../../src/rules/fight/hands.ts';
import { sealShown, withSeal } from '../../../src/offline/fights/shown-seal.ts';
import { battleStanding, isLeftToComputers } from '../../../src/offline/fights/standing.ts';
import { isPerson } from '../../../src/rules/fight/hands.ts';
import { ONLY_BATTLE } from '../../../src/rules/fight/fight.ts';
import { LEAVE_OR_STAY } from '../../../src/rules/fight/steps.ts';
import type { Choosing } from '../../../src/rules/fight/turn.ts';
import { numbersOf } from '../../../src/rules/fight/turn.ts';
import { sure } from '../../../src/rules/sure.ts';
import { orderText, sealFits, sealOf } from '../../../src/tactics/pilot/seal.ts';
import { inTurn } from './duels.ts';
import { SharedDisk } from './shared-disk.ts';
import { SIXTEEN_TURNS } from '../../elements/sixteen-turns.ts';
import { Tab, tableOf } from './table-of-hands.ts';

/** A tab with this fight, once the computer pilots have acted. */
const settledTab = async (row: DuelSave): Promise<Tab> => {
  const tab = new Tab(new SharedDisk(row));
  await tab.running.open();
  await tab.settled();
  return tab;
};
const battleOf = (tab: Tab): BattleStanding => sure(tab.running.battle);
const lockedOf = (tab: Tab): readonly (number | null)[] => numbersOf(battleOf(tab).turn);
const handOf = (tab: Tab, seat: number): GameHand => {
  const hand = battleOf(tab).choosers[seat];
  if (hand === undefined || isPerson(hand)) throw new Error('a person sits there');
  return hand;
};
/** The same fight with this record. */
const after = (row: DuelSave, ...turns: readonly string[]): DuelSave => ({
  ...row,
  record: `${row.record}${turns.map((numbers, at) => `${at + 1}. ${numbers}\n`).join('')}`,
  battles: [],
});

describe('a computer pilot at the table', () => {
  test.each(['Tuck', 'Marlow', 'Iris', 'Sable'] as const)(
    '%s plays a duel to its end',
    async (pilot) => {
      const disk = new SharedDisk(tableOf(['person', pilot], 1));
      const tab = new Tab(disk);
      await tab.play();
      expect(disk.row.ended).not.toBeNull();
      // It may yield, and says nothing else.
      expect(tab.told.filter((said) => !said.endsWith('is lost and yields.'))).toEqual([]);
    },
  );

  test('is locked in as the turn begins, before the person has chosen', async () => {
    const tab = await settledTab(tableOf(['person', 'Sable'], 0));
    const [own, other] = lockedOf(tab);
    expect(own).toBeNull();
    expect(openManeuvers(battleOf(tab).battle, 1).map(({ console }) => console)).toContain(other);
  });

  test('chooses the same number whatever the person has picked or locked in', async () => {
    const row = tableOf(['person', 'Marlow'], 0);
    const slips = new Set<number | null | undefined>();
    for (const picked of [null, 50, 52, 58, 62, 64])
      for (const locked of [null, picked]) {
        const turn: Choosing = {
          ...{ kind: 'choosing', locked: [locked, null] },
          ...(picked === null ? {} : { picked: [picked, null] }),
        };
        slips.add(lockedOf(await settledTab({ ...row, ...inTurn(turn) }))[1]);
      }
    expect([slips.size, slips.has(null)]).toEqual([1, false]);
  });

  test('chooses differently with another seed, and the same with the same seed', async () => {
    const drawn = async (seed: number): Promise<number | null | undefined> =>
      lockedOf(await settledTab(tableOf(['person', 'Tuck'], 2 * seed)))[1];
    const slips = await Promise.all([1, 2, 3, 4, 5, 6].map(drawn));
    expect(new Set(slips).size).toBeGreaterThan(1);
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(drawn))).toEqual(slips);
  });

  test('shows a seal that fits its order in the record', async () => {
    const row = tableOf(['Sable', 'person', 'person'], 0);
    const tab = await settledTab(row);
    const { turn } = battleOf(tab);
    const at = { battle: ONLY_BATTLE, turn: 1, seat: 0 };
    if (turn.kind !== 'choosing') throw new Error('nobody chooses');
    const sealed = {
      console: sure(turn.locked[0]),
      ...(turn.attacks ? { attacks: turn.attacks } : {}),
    };
    const seal = sealOf(handOf(tab, 0).seed, at, sealed);
    for (const seat of [1, 2]) await tab.running.lockIn(seat, 62);
    const { turn: called } = battleOf(tab);
    const order = called.kind === 'telling' ? sure(called.orders[0]) : { console: 0 };
    expect(sealFits(seal, at, order), orderText(order)).toBe(true);
  });

  test('keeps the seal it has shown, whatever it would seal later in the turn', async () => {
    const tab = await settledTab(tableOf(['person', 'Sable'], 0));
    const [standing, battle] = [sure(tab.running.standing), battleOf(tab)];
    const shown = sealShown(battle, 1);
    expect(shown).not.toBeNull();
    const again = withSeal(standing, battle, 1, 'ffffffff');
    expect(sealShown(sure(battleStanding(again, battle.name)), 1)).toBe(shown);
  });

  test('cannot be locked in, taken back or made to leave by anyone else', async () => {
    const tab = await settledTab(tableOf(['person', 'Iris'], 0));
    const before = tab.running.standing;
    expect(await tab.running.lockIn(1, 62)).toBe(false);
    expect(await tab.running.takeBack(1)).toBe(false);
    await tab.running.lockIn(0, 62);
    await tab.running.reach(LEAVE_OR_STAY);
    await tab.running.leave([{ seat: 1, leaves: 'bails out' }]);
    expect(sure(tab.running.standing).save.ended).toBeNull();
    expect(before).not.toBeNull();
  });

  test('is locked in before the person, however quickly the person taps', async () => {
    const tab = new Tab(new SharedDisk(tableOf(['person', 'Sable'], 0)));
    await tab.running.open();
    expect(await tab.running.lockIn(0, 62)).toBe(true);
    expect(battleOf(tab).turn.kind).toBe('telling');
  });
});

describe('a draw', () => {
  /** Ada in a Griffin against the Rifleman of the game, whose armor the record leaves. */
  const struck = (armor: number, other: number): DuelSave => {
    const row = tableOf(['person', 'Sable'], 0);
    const record = row.record
      .replace('viewscreen record 1', 'viewscreen record 2')
      .concat(`lone starts: armor ${other}\nrival starts: armor ${armor}\n`);
    return { ...row, record, battles: [] };
  };

  test('D14: a computer pilot in the better position refuses, and says so', async () => {
    const tab = await settledTab(struck(40, 4));
    expect(await tab.running.draw({ by: 'agreed' })).toBe(false);
    expect(tab.told).toEqual(['Sable wants no draw, and fights on.']);
  });

  test('D14: a computer pilot in the worse position agrees', async () => {
    const tab = await settledTab(struck(4, 40));
    expect(await tab.running.draw({ by: 'agreed' })).toBe(true);
    expect(sure(tab.running.standing).save.ended).toEqual({ kind: 'nobody' });
    expect(tab.told).toEqual([]);
  });

  const quiet = Array.from({ length: 40 }, () => '62 62');

  test('D15: a computer pilot claims it in the worse position, and plays on in the better one', async () => {
    const worse = struck(4, 40);
    const claimed = await settledTab(after(worse, ...quiet));
    expect(sure(claimed.running.standing).save.ended).toEqual({ kind: 'nobody' });
    const better = struck(40, 4);
    const goesOn = await settledTab(after(better, ...quiet));
    expect(lockedOf(goesOn)[1]).not.toBeNull();
  });
});

describe('a coach', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('judges by the learned net, even if the computer pilots at the table judge roughly', async () => {
    vi.stubGlobal('fetch', async (address: URL) => new Response(await readFile(address)));
    const tab = await settledTab({ ...tableOf(['person', 'Marlow'], 0), coach: true });
    expect(await tab.running.advice(0)).toMatchObject({ isRough: false });
  });

  test('judges roughly if no learned net is available', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const tab = await settledTab({ ...tableOf(['person', 'Marlow'], 0), coach: true });
    expect(await tab.running.advice(0)).toMatchObject({ isRough: true });
  });
});

describe('leaving', () => {
  /** The pages are open: Ben's Griffin, flown by a computer pilot, is shown jumping away, with this much armor left. */
  const shown = (armor: number, ...hands: readonly SeatHand[]): DuelSave => {
    const row = tableOf(hands, 0);
    const record = row.record
      .replace('viewscreen record 1', 'viewscreen record 2')
      .concat(`${hands.length > 2 ? 'rival 1' : 'rival'} starts: armor ${armor}\n`);
    const orders = hands.map((_, seat) => ({ console: seat === 1 ? 60 : 62 }));
    return {
      ...row,
      record,
      ...inTurn({ kind: 'telling', orders, step: LEAVE_OR_STAY, decided: false }),
    };
  };
  const outOf = (tab: Tab): readonly unknown[] =>
    sure(battleOf(tab).played).battle.seats.map(({ out }) => out);

  test('D7: a computer pilot that has lost escapes once a person decides, and the others fight on', async () => {
    const tab = await settledTab(shown(1, 'person', 'Sable', 'person'));
    expect(outOf(tab)).toEqual([null, null, null]);
    expect(await tab.running.stay()).toBe(true);
    expect(outOf(tab)).toEqual([null, 'escaped', null]);
  });

  test('D7: another pilot who leaves goes at the same time', async () => {
    const tab = await settledTab(shown(1, 'person', 'Sable', 'person', 'person'));
    await tab.running.leave([{ seat: 2, leaves: 'bails out' }]);
    expect(outOf(tab)).toEqual([null, 'escaped', 'bailed out', null]);
  });

  test.each([
    ['a computer pilot in a good position', 36, ['person', 'Sable', 'person']],
    ['Marlow', 1, ['person', 'Marlow', 'person']],
    ['a computer pilot that has lost a single duel', 1, ['person', 'Sable']],
  ] as const)('D7: %s stays', async (_who, armor, hands) => {
    const tab = await settledTab(shown(armor, ...hands));
    expect(await tab.running.stay()).toBe(true);
    expect(outOf(tab)).toEqual(hands.map(() => null));
  });
});

describe('a duel lost by the rules', () => {
  /** Turns after which Ben wins whatever Ada calls. */
  const lostTo = (turns: number, ...hands: readonly SeatHand[]): DuelSave => {
    const row = tableOf(hands, 0);
    const record = row.record.replace('viewscreen record 1', 'viewscreen record 2');
    const played = SIXTEEN_TURNS.split('\n').slice(0, turns).join('\n');
    return { ...row, record: `${record}rival starts: armor 35\n${played}\n`, battles: [] };
  };

  test.each([
    [15, 0],
    [10, null],
  ])('after turn %i, names its loser: seat %s', async (turns, loser) => {
    const tab = await settledTab(lostTo(turns, 'person', 'person'));
    expect(await tab.running.loser()).toBe(loser);
  });

  test.each(['person', 'Sable'] as const)(
    'can be yielded by the loser, and the call of the winner (%s) stands',
    async (enemy) => {
      const tab = await settledTab(lostTo(15, 'person', enemy));
      const [, locked] = lockedOf(tab);
      expect(await tab.running.yields(0)).toBe(true);
      const { battle, orders } = battleOf(tab);
      expect(battle.outcome).toMatchObject({ kind: 'win', winner: 'rival' });
      const [own, other] = sure(sure(orders.at(-1)).seats);
      expect(own?.leaves).toBe('bails out');
      if (enemy !== 'person') expect(other?.console).toBe(locked);
    },
  );

  test('cannot be yielded on behalf of a computer pilot', async () => {
    const tab = await settledTab(lostTo(15, 'Sable', 'person'));
    expect(await tab.running.yields(0)).toBe(false);
  });
});

const TWO_BATTLES = [
  { lone: 0, rivals: [1] },
  { lone: 2, rivals: [3] },
];

describe('a fight in which no person has a choice left', () => {
  test.each([
    ['one battle', ['Sable', 'person', 'Marlow'], undefined],
    ['two battles', ['person', 'Sable', 'Iris', 'Tuck'], TWO_BATTLES],
  ] as const)('of %s is played out to its end at once', async (_what, hands, of) => {
    const disk = new SharedDisk(tableOf(hands, 1, of));
    const tab = new Tab(disk);
    tab.leavesIn = 1;
    await tab.play(() => isLeftToComputers(sure(tab.running.standing)));
    expect(tab.running.standing?.fight.outcome).toBeNull();
    await tab.running.playOut();
    expect(tab.running.standing?.fight.outcome).not.toBeNull();
    expect(disk.row.ended).not.toBeNull();
  });
});

describe('a battle of several pilots', () => {
  const played = async (hands: readonly SeatHand[], seed: number): Promise<DuelSave> => {
    const disk = new SharedDisk(tableOf(hands, seed));
    await new Tab(disk).play();
    return disk.row;
  };

  test.each([
    ['one person against three computer pilots', ['person', 'Iris', 'Tuck', 'Marlow']],
    ['a lone computer pilot against two people', ['Sable', 'person', 'person']],
    ['one person against two people and a computer pilot', ['person', 'person', 'person', 'Sable']],
  ] as const)('comes to its end: %s', async (_who, hands) => {
    expect((await played(hands, 1)).ended).not.toBeNull();
  });
});
