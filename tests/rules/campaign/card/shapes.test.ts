import { describe, expect, test } from 'vitest';
import { playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import {
  adaAgainstFinn,
  adaAndFinn,
  beats,
  deed,
  find,
  standFor,
  why,
  withCard,
  withWear,
} from '../circle.ts';
import { choice, settle } from '../settling.ts';

/** Ada with room for five rounds and three in her stockpile; Finn with three too. */
const stocked = () =>
  ['p1', 'p2'].reduce(
    (hangar, pilot) => withCard(hangar, pilot, { rounds: { autocannon: 3 } }),
    withWear(adaAndFinn(), 'm1', { ammunition: { autocannon: 3 } }),
  );

describe.each([
  ['below 0', -3],
  ['not a number', NaN],
  ['a fraction', 0.5],
  ['infinite', Infinity],
])('K9: rounds that are %s', (_, autocannon) => {
  const said = 'rounds are whole numbers from 0';
  const rounds = { autocannon };

  test('cannot be given or traded', () => {
    const goods = { pilot: 'p1', parts: [], rounds };
    expect(why(deed(stocked(), { kind: 'give', goods, to: 'p2' }))).toBe(said);
    const back = { pilot: 'p2', parts: [], rounds: { autocannon: 1 } };
    expect(why(deed(stocked(), { kind: 'trade', goods: [goods, back] }))).toBe(said);
  });

  test('cannot be loaded, either between games or in a settlement', () => {
    expect(why(deed(stocked(), { kind: 'load', pilot: 'p1', load: rounds }))).toBe(said);
    const repaired = settle(beats(stocked(), 'p1', 'p2'), [
      { step: 'repair', pilot: 'p1', fit: [] },
    ]);
    const load = { step: 'reload', pilot: 'p1', excess: 'left', load: rounds } as const;
    expect(why(choice(repaired, load))).toBe(said);
    expect(why(choice(repaired, { ...load, load: { autocannon: 0 } }))).toBeNull();
  });

  test('cannot be left over after a game with paper', () => {
    const { open } = adaAgainstFinn();
    const stand = (ammunition: Readonly<Record<string, number>>) =>
      standFor(open, ['p1', 'p2'], { kind: 'nobody' }, { p1: { ammunition } });
    expect(why(playedOnPaper(open, 'g', stand(rounds), find))).toBe(
      'the game that was mustered cannot have ended like this',
    );
    expect(why(playedOnPaper(open, 'g', stand({ autocannon: 0 }), find))).toBeNull();
  });
});
