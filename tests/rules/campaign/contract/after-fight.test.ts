import { expect, test } from 'vitest';
import type { FightStand } from '../../../../src/rules/campaign/contract/after-fight.ts';
import {
  fightOver,
  fightResult,
  gradeAfter,
} from '../../../../src/rules/campaign/contract/after-fight.ts';
import { columnOf } from '../../../../src/rules/campaign/contract/column.ts';
import type { Contract, FoeCard } from '../../../../src/rules/campaign/contract/state.ts';
import { contractStanding, missionOf } from '../../../../src/rules/campaign/contract/state.ts';
import type { MissionName } from '../../../../src/rules/campaign/contract/tables.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { seedOf } from '../../../tools/contract-player.ts';
import { cardOf, come, contractIn, onMission, taken } from './taken.ts';

const IN = { out: null, turn: null };
const stand = (
  turns: number,
  own: string | null,
  foe: string | null,
  turn = turns,
): FightStand => ({
  turns,
  own: own === null ? IN : { out: own, turn },
  foe: { out: foe },
});

test.each([
  ['Assault Fort', stand(9, null, 'fell'), 'done'],
  ['Assault Fort', stand(9, null, 'bailed out'), 'done'],
  ['Assault Fort', stand(9, null, 'escaped'), 'done'],
  ['Assault Fort', stand(9, 'fell', 'fell'), 'done'],
  ['Assault Fort', stand(9, 'fell', null), 'lost'],
  ['Assault Fort', stand(40, null, null), 'lost'],
  ['Assault Fort', stand(9, 'escaped', null), 'lost'],
  ['Defend Colony', stand(12, null, null), 'held'],
  ['Defend Colony', stand(11, null, null), 'lost'],
  ['Defend Base', stand(12, null, null), 'lost'],
  ['Defend Base', stand(16, null, null), 'held'],
  ['Defend HQ', stand(18, null, null), 'held'],
  ['Defend Transport', stand(12, null, null), 'held'],
  ['Defend Colony', stand(5, null, 'fell'), 'done'],
  ['Defend Colony', stand(8, 'escaped', null), 'lost'],
  ['Patrol Arctic', stand(6, 'escaped', null), 'away'],
  ['Patrol Arctic', stand(5, 'escaped', null), 'lost'],
  ['Patrol Arctic', stand(9, 'escaped', 'escaped'), 'away'],
  ['Patrol Arctic', stand(9, null, 'fell'), 'done'],
  ['Patrol Arctic', stand(30, null, null), 'lost'],
] as const)('S10: in %s a fight that comes to %j is %s', (name, came, result) => {
  expect(fightResult(missionOf(name), came)).toBe(result);
});

const LIGHT = cardOf('Light Mek');
const SCOUT = cardOf('Scout Mek');

const after = (
  contract: Contract,
  card: FoeCard,
  came: FightStand,
  lessons: () => number | null = () => 0,
): Contract => {
  const { name } = sure(columnOf(contract).find((enemy) => enemy.card === card));
  return fightOver(contract, { game: 'g', pilot: 'p1', foe: name, stand: came }, lessons);
};

const on = (name: MissionName, turned: readonly FoeCard[]): Contract =>
  contractIn(onMission(name, turned));

test('S10, S13: a mission goes on while enemies wait, is done with the last, and pays 10 MC a threat', () => {
  const first = after(on('Patrol Warzone', [LIGHT, SCOUT]), LIGHT, stand(9, null, 'fell'));
  expect(first.mission?.fights).toEqual([{ foe: LIGHT, pilot: 'p1', game: 'g', result: 'done' }]);
  expect(first).toMatchObject({ threat: 0, mc: 0, days: [] });
  const last = after(first, SCOUT, stand(9, null, 'escaped'));
  expect(last).toMatchObject({ threat: 6, mc: 60, days: ['done'], done: ['Patrol Warzone'] });
  expect(last).toMatchObject({ mission: null, last: { day: 1, result: 'done', pay: 60 } });
  // Who was beaten is out for good; who fled comes back.
  expect(last.out).toEqual([LIGHT]);
});

test('S10: who gets away on patrol has done the mission at once', () => {
  const away = after(on('Patrol Warzone', [LIGHT, SCOUT]), LIGHT, stand(7, 'escaped', null));
  expect(away).toMatchObject({ threat: 6, mc: 60, last: { result: 'away' }, out: [] });
});

test('S4, S13: a fight lost is the mission lost, which pays nothing and comes again', () => {
  const lost = after(on('Assault Convoy', [LIGHT, SCOUT]), LIGHT, stand(9, 'fell', null));
  expect(lost).toMatchObject({ threat: 0, mc: 0, days: ['lost'], done: [], mission: null });
  expect([...lost.discarded, ...lost.offers]).toContain('Assault Convoy');
});

test('S1: a contract is fulfilled at 30 threat, or when the company is out, and ends with its days', () => {
  const almost = { ...on('Assault Convoy', [LIGHT]), threat: 25 };
  const fulfilled = after(almost, LIGHT, stand(9, null, 'fell'));
  expect([almost, fulfilled].map(contractStanding)).toEqual(['running', 'fulfilled']);
  expect(fulfilled.offers).toEqual([]);
  const fourteen = Array.from({ length: 14 }, (_, at) => at);
  expect(contractStanding(contractIn(come(taken(), { out: fourteen })))).toBe('fulfilled');
  const days = Array.from({ length: 11 }, () => 'rest' as const);
  const late = after({ ...on('Assault Convoy', [LIGHT]), days }, LIGHT, stand(9, 'fell', null));
  expect(contractStanding(late)).toBe('ended');
});

test('S15: pilots are Green, Regular, Veteran and Elite by lessons; Green and Elite choose what they learn', () => {
  expect([0, 1, 2, 3, 7].map((lessons) => gradeAfter(lessons).name)).toEqual([
    ...['Green', 'Regular', 'Veteran', 'Elite', 'Elite'],
  ]);
  const convoy = on('Assault Convoy', [LIGHT]);
  const due = (lessons: number | null) =>
    Array.from({ length: 200 }, (_, number) => {
      const contract = { ...convoy, seed: seedOf(number) };
      return after(contract, LIGHT, stand(9, null, 'fell'), () => lessons).lessons;
    }).flat();
  const [green = [], regular = [], veteran = [], elite = []] = [0, 1, 2, 3].map(due);
  expect(green.length).toBeGreaterThan(45);
  expect(green.length).toBeLessThan(90);
  expect(green.every(({ category }) => category === null)).toBe(true);
  expect(regular.length).toBeGreaterThan(15);
  expect(regular.length).toBeLessThan(55);
  expect(veteran.every(({ category }) => category !== null)).toBe(true);
  expect(elite.every(({ category }) => category === null)).toBe(true);
  // A lesson that waits has been learned: the next one is a Regular's, and is drawn.
  const waiting = { pilot: 'p1', category: null };
  const next = Array.from({ length: 200 }, (_, number) => {
    const contract = { ...convoy, seed: seedOf(number), lessons: [waiting] };
    return after(contract, LIGHT, stand(9, null, 'fell')).lessons.slice(1);
  }).flat();
  expect(next).toEqual(regular);
  // Nobody learns who no longer flies.
  expect(due(null)).toEqual([]);
});
