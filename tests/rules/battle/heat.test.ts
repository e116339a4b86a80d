import { describe, expect, test } from 'vitest';
import { forecast } from '../../../src/rules/battle/heat.ts';
import { play } from '../../../src/rules/fight/moves.ts';
import { readBooklet } from '../../../src/rules/booklet/read-booklet.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { refused } from '../../allowed.ts';
import {
  criticalOf,
  incidentsOf,
  openTo,
  playTurn,
  rifleman,
  scene,
  whyShutTo,
} from './table-top.ts';

describe('heat', () => {
  test('D3: heat rises by the cost, and Cool Off never takes it below 0', () => {
    const { battle } = playTurn(scene({ seats: [{ heat: 4 }] }), 62, 52);
    expect(battle.seats.map(({ heat }) => heat)).toEqual([0, 3]);
  });

  test('C5: a Heat Sinks critical adds heat even to Cool Off, an Engine critical adds heat each turn', () => {
    const sinks = criticalOf(rifleman, 'Heat Sinks', 'heat');
    const engine = criticalOf(rifleman, 'Engine', 'heat each turn');
    const battle = scene({ seats: [{ heat: 26, criticals: [sinks, engine, engine] }] });
    expect(playTurn(battle, 62, 58).battle.seats[0]!.heat).toBe(26 - 7 + 1 + 4);
  });

  test('H2: heat at the shutdown number shuts the Rifleman down', () => {
    const played = playTurn(scene({ seats: [{ heat: 27 }] }), 52, 58);
    expect(played.battle.seats[0]).toMatchObject({ heat: 30, shutDown: true });
    expect(incidentsOf(played, 'shut down')).toMatchObject([{ seat: 0, heat: 30 }]);
  });

  test('H3: a shut-down Rifleman may only Cool Off or Duck, even if the status says no Green', () => {
    const battle = scene({ range: 'medium', rivalSees: 53, seats: [{ heat: 30, shutDown: true }] });
    expect(openTo(battle, 0)).toEqual([28, 30]);
    expect(whyShutTo(battle, 0, 44)).toBe('Shut down: only Cool Off or Duck');
  });

  test.each([
    [22, 15, false],
    [23, 16, true],
  ])('H3: cooling from %i to %i leaves it shut down: %s', (heat, after, shutDown) => {
    const battle = scene({ seats: [{ heat, shutDown: true }] });
    expect(playTurn(battle, 62, 58).battle.seats[0]).toMatchObject({ heat: after, shutDown });
  });

  test('H4: at heat 28 one autocannon round explodes and costs 2 armor', () => {
    const played = playTurn(scene({ seats: [{ heat: 25 }] }), 52, 60);
    expect(played.battle.seats[0]).toMatchObject({
      heat: 28,
      armor: 36,
      ammunition: { autocannon: 7 },
      shutDown: false,
    });
  });

  test('H4: nothing explodes without ammunition; under A3 an explosion costs armor but no rounds', () => {
    const empty = scene({ seats: [{ heat: 25, ammunition: { autocannon: 0 } }] });
    expect(playTurn(empty, 52, 60).battle.seats[0]).toMatchObject({ armor: 38 });
    const ignored = scene({ ammunition: 'ignored', seats: [{ heat: 25 }] });
    expect(playTurn(ignored, 52, 60).battle.seats[0]).toMatchObject({
      armor: 36,
      ammunition: { autocannon: 8 },
    });
  });

  test('H4: the pilot chooses which ammunition is lost; ammunition that cannot be lost is refused', () => {
    const battle = scene({ seats: [{ heat: 25 }] });
    expect(playTurn(battle, 52, 60, [{ loses: 'autocannon' }]).battle.seats[0]!.ammunition).toEqual(
      { autocannon: 7 },
    );
    expect(
      refused(play(battle, { seats: [{ console: 52, loses: 'missile' }, { console: 60 }] })),
    ).toBe('lone loses no missile in this turn');
    expect(
      refused(play(scene(), { seats: [{ console: 52, loses: 'autocannon' }, { console: 60 }] })),
    ).toBe('lone loses no autocannon in this turn');
  });

  test('the stat card forecasts heat, ammunition, shutdown, start-up, explosion and death', () => {
    const support = [criticalOf(rifleman, 'Life Support', 'pilot killed')];
    const told = (standing: object, console: number) => {
      const { shutsDown, startsUp, explodes, diesOfHeat, ...numbers } = forecast(
        scene({ seats: [{ criticals: support, ...standing }] }),
        0,
        maneuverAt(rifleman.statCard, console)!,
      );
      const said = { shutsDown, startsUp, explodes, diesOfHeat };
      return { ...numbers, said: Object.entries(said).flatMap(([word, is]) => (is ? [word] : [])) };
    };
    const ammunition = { autocannon: 8 };
    expect(told({ heat: 20 }, 52)).toEqual({ cost: 3, heat: 23, ammunition, said: [] });
    expect(told({ heat: 22 }, 52)).toEqual({ cost: 3, heat: 25, ammunition, said: [] });
    expect(told({ heat: 23 }, 52)).toMatchObject({ heat: 26, said: ['diesOfHeat'] });
    expect(told({ heat: 25 }, 52)).toMatchObject({ heat: 28, said: ['explodes', 'diesOfHeat'] });
    expect(told({ heat: 27 }, 52)).toMatchObject({
      heat: 30,
      said: ['shutsDown', 'explodes', 'diesOfHeat'],
    });
    expect(told({ heat: 22, shutDown: true }, 62)).toMatchObject({ heat: 15, said: ['startsUp'] });
    expect(told({ heat: 23, shutDown: true }, 62)).toMatchObject({ heat: 16, said: [] });
    expect(told({ heat: 0 }, 62)).toMatchObject({ cost: -7, heat: 0, said: [] });
    expect(told({}, 50)).toEqual({ cost: 1, heat: 1, ammunition: { autocannon: 7 }, said: [] });
  });
});

describe('ammunition', () => {
  test('H3: a shut-down pilot may Cool Off without the round it costs, and then spends none', () => {
    const { statCard } = rifleman.document;
    const maneuvers = statCard.maneuvers.map((row) =>
      row.name === 'Cool Off' || row.name === 'Duck' ? { ...row, ammunition: 'autocannon' } : row,
    );
    const coolant = readBooklet(
      { ...rifleman.document, statCard: { ...statCard, maneuvers } },
      rifleman.edition,
    );
    const shut = { heat: 30, shutDown: true };
    const turn = (autocannon: number) => {
      const battle = scene({ lone: coolant, seats: [{ ...shut, ammunition: { autocannon } }] });
      expect(openTo(battle, 0)).toContain(62);
      return playTurn(battle, 62, 58);
    };
    expect(turn(0).battle.seats[0]!.ammunition).toEqual({ autocannon: 0 });
    expect(incidentsOf(turn(0), 'spent')).toEqual([]);
    expect(turn(1).battle.seats[0]!.ammunition).toEqual({ autocannon: 0 });
    expect(incidentsOf(turn(1), 'spent')).toMatchObject([{ left: 0 }]);
  });

  test('D4, A2: Missile High spends a missile, and with none left it is shut', () => {
    const { battle } = playTurn(scene({ seats: [{}, { ammunition: { missile: 1 } }] }), 62, 50);
    expect(battle.seats[1]!.ammunition).toEqual({ missile: 0 });
    const spent = scene({ range: 'medium', seats: [{}, { ammunition: { missile: 0 } }] });
    expect(openTo(spent, 1)).not.toContain(26);
    expect(whyShutTo(spent, 1, 26)).toBe('No missile left');
  });

  test('A3: if ammunition is ignored, no maneuver is shut for lack of it', () => {
    const battle = scene({ ammunition: 'ignored', seats: [{}, { ammunition: { missile: 0 } }] });
    expect(openTo(battle, 1)).toContain(50);
  });
});
