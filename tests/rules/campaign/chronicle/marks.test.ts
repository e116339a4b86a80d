import { expect, test } from 'vitest';
import { playCampaign } from '../../../tools/random-campaign.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { gamesOf, mechOf, pilotOf } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { marksOf } from '../../../../src/rules/campaign/chronicle/marks.ts';
import { markText } from '../../../../src/rules/words/story-text.ts';
import { booklets } from '../../battle/table-top.ts';
import { foeGame } from '../game/foes.ts';
import { adaAndFinn, beats, deed, done, gameOf, three, withCard } from '../circle.ts';
import { closedAfter } from '../settling.ts';

const told = (hangar: Hangar): readonly string[] =>
  marksOf(hangar.history).map((mark) =>
    markText(
      mark,
      (pilot) => pilotOf(hangar, pilot).name,
      (mech) => mechOf(hangar, mech).name,
    ),
  );

/** Ada and Finn have played this many draws. */
const drawn = (games: number): Hangar =>
  Array.from({ length: games }, (_, game) => `d${game}`).reduce(
    (hangar, id) =>
      closedAfter(gameOf(hangar, ['p1', 'p2'], { kind: 'nobody' }, {}, { id }), [], id),
    adaAndFinn(),
  );

/** Finn escapes from Ada this many times. */
const chased = (games: number): Hangar =>
  Array.from({ length: games }, (_, game) => `e${game}`).reduce(
    (hangar, id) =>
      closedAfter(
        gameOf(
          hangar,
          ['p1', 'p2'],
          { kind: 'escape', escaped: ['many'] },
          { p2: { out: 'escaped', victors: [{ fighter: 0, damage: 5 }] } },
          { id },
        ),
        [],
        id,
      ),
    adaAndFinn(),
  );

test('a hangar has no marks without a game, nor after a single draw', () => {
  expect(told(adaAndFinn())).toEqual([]);
  expect(told(drawn(1))).toEqual([]);
});

test('a first victory, a first ring and a death each have a mark', () => {
  const killed = closedAfter(
    beats(adaAndFinn(), 'p1', 'p2', { out: 'fell', killedBy: 'critical' }),
  );
  expect(told(killed)).toEqual(['first victory: Ada', 'first ring: Old Thunder', 'killed: Finn']);
});

test('a pilot who retires has a mark', () => {
  expect(told(done(deed(adaAndFinn(), { kind: 'retire', pilot: 'p2', line: '' })))).toEqual([
    'retired: Finn',
  ]);
});

test("K4: the tenth game in a 'Mech, the tenth in the hangar and the longest each have a mark", () => {
  expect(told(drawn(10))).toEqual([
    'longest game: 9 turns',
    'tenth game in Old Thunder',
    'tenth game in Last Lantern',
    '10 games in this hangar',
  ]);
});

test('K12: ranks have marks, with half victories for escapes counted, and so do five rings on one barrel', () => {
  expect(told(chased(6)).filter((mark) => !mark.startsWith('longest'))).toEqual([
    'first victory: Ada',
    'first ring: Old Thunder',
    'Pilot: Ada',
    'Corporal: Ada',
    'five rings on one barrel: Old Thunder',
    'Sergeant: Ada',
  ]);
});

test('K2: only the first step in the hangar has a mark', () => {
  const rich = withCard(adaAndFinn(), 'p1', { experience: 500 });
  const once = done(deed(rich, { kind: 'learn', pilot: 'p1', category: 'III' }));
  const twice = done(deed(once, { kind: 'learn', pilot: 'p1', category: 'V' }));
  expect(told(twice)).toEqual(['first +1: Ada, Laser']);
});

test('K2: a step taken on the page of a game has its mark too', () => {
  const rich = withCard(adaAndFinn(), 'p1', { experience: 500 });
  const after = closedAfter(gameOf(rich, ['p1', 'p2'], { kind: 'nobody' }), [
    { step: 'experience', pilot: 'p1', learn: ['III'] },
  ]);
  expect(told(after)).toEqual(['first +1: Ada, Laser']);
});

test('K1, K12: two victories make a Corporal, and the longest game is the one with most turns', () => {
  const once = closedAfter(beats(three(), 'p1', 'p2'));
  const second = beats(once, 'p1', 'p3', { out: 'fell', turn: 12 }, { id: 'h' });
  expect(told(closedAfter(second, [], 'h'))).toEqual([
    ...['first victory: Ada', 'first ring: Old Thunder', 'Corporal: Ada'],
    'longest game: 12 turns',
  ]);
});

test("K4: only a 'Mech of the hangar has a mark for its tenth game, not a foe's", () => {
  const games = gamesOf(closedAfter(foeGame(1)));
  const tenth = marksOf(Array.from({ length: 10 }, () => games).flat()).filter(
    ({ kind }) => kind === 'tenth game',
  );
  expect(tenth).toMatchObject([{ mech: 'm1' }]);
});

test('law: there are as many marks for deaths, retirements and first victories as the pilot cards show', () => {
  for (const seed of [1, 2, 3]) {
    const hangar = playCampaign(seed, 12, booklets);
    const marks = marksOf(hangar.history);
    const of = (kind: string): number => marks.filter((mark) => mark.kind === kind).length;
    expect(of('killed')).toBeGreaterThan(0);
    expect(of('killed')).toBe(hangar.pilots.filter(({ end }) => end?.kind === 'killed').length);
    expect(of('retired')).toBe(hangar.pilots.filter(({ end }) => end?.kind === 'retired').length);
    expect(of('first victory')).toBe(hangar.pilots.filter(({ victories }) => victories > 0).length);
    expect(gamesOf(hangar).length).toBeGreaterThan(1);
    expect(of('longest game')).toBe(1);
  }
});
