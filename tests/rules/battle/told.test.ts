import { describe, expect, test } from 'vitest';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import { whyShut } from '../../../src/rules/battle/open-maneuvers.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { everyCategory } from '../../../src/rules/battle/skill.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { criticalOf, entry, griffin, incidentsOf, playTurn, rifleman, scene } from './table-top.ts';

const kinds = ({ incidents }: Exchange): readonly string[] => incidents.map(({ kind }) => kind);

describe('the incidents of a turn, in order', () => {
  test('D3–D11: both call, look up and strike; then both get their status', () => {
    const played = playTurn(scene(), 52, 62);
    expect(kinds(played)).toEqual([
      ...['called', 'heated', 'called', 'heated', 'looked up', 'looked up'],
      ...['scored', 'not scored', 'critical', 'status', 'status'],
    ]);
    expect(incidentsOf(played, 'called')).toMatchObject([
      { seat: 0, maneuver: { name: 'Charge' } },
      { seat: 1, maneuver: { name: 'Cool Off' } },
    ]);
    expect(incidentsOf(played, 'heated')).toMatchObject([
      { seat: 0, maneuver: { name: 'Charge' }, cost: 3, from: 0, to: 3 },
      { seat: 1, maneuver: { name: 'Cool Off' }, cost: -7, from: 0, to: 0 },
    ]);
    expect(incidentsOf(played, 'looked up')).toMatchObject([
      { seat: 0, enemy: 1, at: { holder: 52, owner: 62 }, sighting: { screen: { number: 27 } } },
      { seat: 1, enemy: 0, at: { holder: 62, owner: 52 }, sighting: { screen: { number: 47 } } },
    ]);
    expect(incidentsOf(played, 'scored')).toMatchObject([
      { seat: 0, on: 1, screen: { number: 27 }, damage: 6, from: 36, to: 30 },
    ]);
    expect(incidentsOf(played, 'not scored')).toMatchObject([
      { seat: 1, on: 0, screen: { number: 47 } },
    ]);
    expect(incidentsOf(played, 'critical')).toMatchObject([
      { seat: 0, on: 1, screen: { number: 27 }, line: { letter: 'E' }, damage: 6, reached: true },
    ]);
    // A seat's status is read off the page that its enemy looks at.
    expect(incidentsOf(played, 'status')).toMatchObject([
      { seat: 0, by: 1, screen: { number: 47 }, range: 'medium' },
      { seat: 1, by: 0, screen: { number: 27 }, range: 'medium' },
    ]);
  });

  test('D4: spent ammunition is reported with what is left, unless ammunition is ignored', () => {
    const played = playTurn(scene(), 50, 58);
    expect(incidentsOf(played, 'spent')).toEqual([
      { kind: 'spent', seat: 0, ammunition: 'autocannon', left: 7 },
    ]);
    expect(kinds(playTurn(scene({ ammunition: 'ignored' }), 50, 58))).not.toContain('spent');
  });

  test('H4: an explosion reports which supplies it could hit and what is left; none if ammunition is ignored', () => {
    const hot = { seats: [{ heat: 25, ammunition: { autocannon: 3, smoke: 0 } }] } as const;
    const exploded = { kind: 'exploded', seat: 0, ammunition: 'autocannon', from: 38, to: 36 };
    expect(incidentsOf(playTurn(scene(hot), 52, 60), 'exploded')).toEqual([
      { ...exploded, supplies: { autocannon: 3 }, left: 2 },
    ]);
    expect(
      incidentsOf(playTurn(scene({ ...hot, ammunition: 'ignored' }), 52, 60), 'exploded'),
    ).toEqual([{ ...exploded, supplies: {}, left: 3 }]);
  });

  test('H2, H3: shutdown and start-up are reported only in the turn in which they happen', () => {
    const told = (heat: number, shutDown: boolean, lone: number) =>
      playTurn(scene({ seats: [{ heat, shutDown }] }), lone, 58).incidents.filter(
        ({ kind }) => kind === 'shut down' || kind === 'started up',
      );
    expect(told(27, false, 52)).toEqual([{ kind: 'shut down', seat: 0, heat: 30 }]);
    expect(told(26, false, 52)).toEqual([]);
    expect(told(22, true, 62)).toEqual([{ kind: 'started up', seat: 0, heat: 15 }]);
    expect(told(23, true, 62)).toEqual([]);
  });

  test("D10: a 'Mech with no armor left falls, and the end follows without a status", () => {
    const played = playTurn(scene({ seats: [{}, { armor: 6, heat: 40 }] }), 52, 58);
    const { incidents } = playTurn(scene({ seats: [{}, { armor: 6 }] }), 52, 62);
    expect(incidents.slice(-2)).toEqual([
      { kind: 'fell', seat: 1, armor: 0 },
      { kind: 'ended', outcome: { kind: 'win', winner: 'lone', by: 'armor' } },
    ]);
    expect(kinds(played)).not.toContain('fell');
    expect(kinds(played)).toContain('shut down');
  });

  test('D14: a draw between two turns has one incident, the end', () => {
    const played = exchange(scene({ quiet: 3 }), { draw: { by: 'agreed' } });
    expect(played.incidents).toEqual([
      { kind: 'ended', outcome: { kind: 'nobody', by: 'agreed' } },
    ]);
    expect(played.pairings).toEqual([]);
    expect(played.battle.turns).toBe(1);
    // Nobody is out, and still nothing may be chosen any more.
    expect(whyShut(played.battle, 0, maneuverAt(rifleman.statCard, 52)!)).toEqual({ kind: 'out' });
  });

  test("D7: a pilot's leaving is reported just before the end, and nobody is hit", () => {
    const played = playTurn(scene(), 52, 60, [{}, { leaves: 'escapes' }]);
    expect(kinds(played).slice(-2)).toEqual(['escaped', 'ended']);
    expect(incidentsOf(played, 'escaped')).toEqual([{ kind: 'escaped', seat: 1 }]);
    expect(kinds(played)).not.toContain('not scored');
    const bailed = playTurn(scene(), 52, 60, [{ leaves: 'bails out' }]);
    expect(incidentsOf(bailed, 'bailed out')).toEqual([{ kind: 'bailed out', seat: 0 }]);
  });

  test('D7: if leaving ends the battle, heat, rounds and shutdown still count (H2, H3), but nothing explodes (H4)', () => {
    const hot = { heat: 27, criticals: [criticalOf(rifleman, 'Life Support', 'pilot killed')] };
    const played = playTurn(scene({ seats: [hot] }), 56, 62, [{}, { leaves: 'bails out' }]);
    const [stays] = played.battle.seats;
    expect(stays).toMatchObject({ heat: 35, shutDown: true, pilotLives: true, out: null });
    expect(stays!.ammunition).toEqual({ autocannon: rifleman.statCard.ammunition.autocannon! - 1 });
    expect(stays!.armor).toBe(rifleman.statCard.armor);
    expect(incidentsOf(played, 'exploded')).toEqual([]);
    const cooled = playTurn(
      scene({ seats: [{ heat: 20, shutDown: true }] }),
      ...([62, 62, [{}, { leaves: 'bails out' }]] as const),
    );
    expect(cooled.battle.seats[0]).toMatchObject({ heat: 13, shutDown: false });
  });
});

describe('C2: immediate effects of a critical', () => {
  /** The Rifleman's pilot is so good at autocannons that letters of page 59 are reached. */
  const skilled = (points: number) =>
    openBattle({
      options: USUAL_OPTIONS,
      lone: entry(rifleman, 0, { skill: { ...everyCategory(0), I: points } }),
      rivals: [entry(griffin, 1)],
    });

  test('"+3 heat at once" adds heat in the same turn, after the maneuver', () => {
    // 50 against 50 shows 59 G: Missile Ammo from 5 points on; without skill it is 2.
    const played = playTurn(skilled(3), 50, 50);
    expect(incidentsOf(played, 'warmed')).toMatchObject([
      { seat: 1, critical: { part: 'Missile Ammo' }, points: 3, from: 4, to: 7 },
    ]);
    expect(played.battle.seats.map(({ heat }) => heat)).toEqual([1, 7]);
    expect(kinds(playTurn(skilled(2), 50, 50))).not.toContain('warmed');
  });

  test('a pilot killed by a critical, by armor or by heat dies only once', () => {
    const deaths = (armor: number) =>
      incidentsOf(playTurn(scene({ range: 'medium', seats: [{ armor }] }), 28, 44), 'pilot killed');
    // 11 points and the cockpit.
    expect(deaths(38)).toEqual([{ kind: 'pilot killed', seat: 0, by: 'critical' }]);
    expect(deaths(6)).toEqual([{ kind: 'pilot killed', seat: 0, by: 'armor' }]);
    const criticals = [criticalOf(rifleman, 'Life Support', 'pilot killed')];
    const hot = playTurn(scene({ seats: [{ heat: 23, criticals }] }), 52, 58);
    expect(incidentsOf(hot, 'pilot killed')).toEqual([
      { kind: 'pilot killed', seat: 0, by: 'heat' },
    ]);
  });
});

describe('orders that do not fit the battle', () => {
  const order = { console: 62 };

  test('throw if a seat that fights has no order, or a seat that is out has one', () => {
    expect(() => exchange(scene(), { seats: [order] })).toThrow('Seat 1 has no order.');
    const left = scene({ seats: [{}, { out: 'escaped' }] });
    expect(() => exchange({ ...left, pairings: [] }, { seats: [order, order] })).toThrow(
      'Seat 1 is out, and does nothing.',
    );
  });

  test('throw if a console is not on the card, or shows nothing for the other number', () => {
    expect(() => exchange(scene(), { seats: [{ console: 34 }, order] })).toThrow(
      'The Rifleman has no maneuver 34.',
    );
    const closeBy = { seats: [{ console: 28 }, { console: 2 }] };
    expect(() => exchange(scene({ range: 'medium' }), closeBy)).toThrow(
      "The Griffin's console 28 shows nothing for 2.",
    );
  });
});
