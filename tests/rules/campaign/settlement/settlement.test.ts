import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../../src/rules/campaign/history/choice.ts';
import { doDeed } from '../../../../src/rules/campaign/acts/do-deed.ts';
import { folded } from '../../../../src/rules/campaign/file/fold.ts';
import { gamesOf } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { begun, fightersOf } from '../../../../src/rules/campaign/game/muster.ts';
import {
  closed,
  openPage,
  takeBackChoice,
} from '../../../../src/rules/campaign/settlement/page.ts';
import { calledOff, openGame } from '../../../../src/rules/campaign/game/played.ts';
import { settledBy } from '../../../../src/rules/campaign/settlement/page.ts';
import { nextStep } from '../../../../src/rules/campaign/settlement/settlement.ts';
import { unlessHindered } from '../../../../src/rules/campaign/card/hindrance.ts';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import {
  DAY,
  adaAgainstFinn,
  adaAndFinn,
  beats,
  called,
  deed,
  done,
  find,
  gameOf,
  hit,
  mechOf,
  person,
  pilotOf,
  rifleman,
  three,
  why,
} from '../circle.ts';
import { choice, closedAfter, settle, settlement } from '../settling.ts';

const engine: Choice = { step: 'salvage', pilot: 'p1', of: 'm2', take: ['Engine', 'Gyro'] };
const fitBoth: Choice = {
  step: 'repair',
  pilot: 'p1',
  fit: [
    { of: 'm2', name: 'Engine' },
    { of: 'm2', name: 'Gyro' },
  ],
};
const settled = (pilot: string): Choice => ({ step: 'settled', pilot });
const hurt = {
  criticals: [hit(rifleman, 'Engine', 'heat each turn'), hit(rifleman, 'Gyro', 'score')],
};
const won = () => beats(adaAndFinn(), 'p1', 'p2', { out: 'fell' }, { winner: hurt });

describe('the settlement of a game', () => {
  test('winners settle first, and the steps of each pilot open in order', () => {
    const game = won();
    const { pilots } = settlement(game);
    expect(pilots.map(({ pilot, steps }) => [pilot, steps])).toEqual([
      ['p1', ['experience', 'salvage', 'repair', 'reload', 'settled']],
      ['p2', ['experience', 'replacement', 'buy back', 'settled']],
    ]);
    expect(nextStep(settlement(game), 'p1')).toBe('experience');
    expect(why(choice(game, engine))).toBe('the next step is experience, not salvage');
    expect(why(choice(game, { step: 'experience', pilot: 'p2', learn: [] }))).toBe(
      'winners first: after p1',
    );
    expect(why(choice(game, settled('p7')))).toBe('p7 was not in this game');
    const over = settle(game, [settled('p1')]);
    expect(why(choice(over, settled('p1')))).toBe('this pilot has settled');
    expect(why(choice(over, { step: 'experience', pilot: 'p2', learn: [] }))).toBeNull();
  });

  test('nobody has to wait after a draw', () => {
    const game = gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' });
    for (const pilot of ['p1', 'p2'])
      expect(why(choice(game, { step: 'experience', pilot, learn: [] }))).toBeNull();
  });

  test('taking back the salvage also takes back the repair and every step after it', () => {
    const game = settle(won(), [engine, fitBoth, settled('p1')]);
    const places = openGame(game, 'g').choices.map(({ step }) => step);
    expect(places).toEqual(['experience', 'salvage', 'repair', 'reload', 'settled']);
    const back = done(takeBackChoice(game, 'g', 1, find));
    expect(back.taken.map(({ step }) => step)).toEqual(['salvage', 'repair', 'reload', 'settled']);
    expect(openGame(back.hangar, 'g').choices.map(({ step }) => step)).toEqual(['experience']);
    const early = settle(won(), [{ step: 'experience', pilot: 'p1', learn: [] }]);
    expect(settlement(back.hangar).after).toEqual(settlement(early).after);
  });

  test('a pilot who has settled stays settled when an earlier pilot takes a step back', () => {
    const game = settle(won(), [engine, fitBoth, settled('p1'), settled('p2')]);
    const places = openGame(game, 'g').choices;
    const back = done(
      takeBackChoice(
        game,
        'g',
        places.findIndex(({ step }) => step === 'repair'),
        find,
      ),
    );
    expect(back.taken.every(({ pilot }) => pilot === 'p1')).toBe(true);
    expect(nextStep(settlement(back.hangar), 'p1')).toBe('repair');
    expect(nextStep(settlement(back.hangar), 'p2')).toBeNull();
    expect(why(closed(back.hangar, 'g', find))).toBe('p1 still to settle');
  });

  test('choices leave the hangar unchanged until the page is closed', () => {
    const before = adaAndFinn();
    const game = settle(won(), [engine, fitBoth]);
    expect([game.pilots, game.mechs, game.history]).toEqual([
      before.pilots,
      before.mechs,
      before.history,
    ]);
    const after = closedAfter(game);
    expect(after.open).toEqual([]);
    expect(gamesOf(after)).toHaveLength(1);
    expect(mechOf(after, 'm1').parts.every(({ scars }) => scars.length === 0)).toBe(true);
  });

  test('a game is paid only once: it cannot be closed, begun or folded again', () => {
    const after = closedAfter(won());
    const [game] = gamesOf(after);
    expect(why(closed(after, 'g', find))).toBe('there is no open game g');
    const again = { id: 'g', on: DAY, muster: game!.muster };
    expect(why(begun(closedAfter(won()), again, find))).toBe('game g is here already');
    expect(why(unlessHindered(() => settledBy(after, game!, find)))).toBe('game g is here already');
    const { history, founding } = after;
    const twice = folded(founding, [...history, game!], find);
    expect(twice.fault).toEqual({ at: history.length, why: { kind: 'game known', game: 'g' } });
    expect(pilotOf(twice.hangar, 'p1').experience).toBe(60);
  });

  test('settling the same game from the same hangar in two tabs gives the same hangar', () => {
    const choices = [engine, fitBoth, settled('p1')];
    expect(closedAfter(won(), choices)).toEqual(closedAfter(structuredClone(won()), choices));
  });

  test('a pilot with an open game can do no deed and begin no other game, but other pilots can do deeds', () => {
    const game = gameOf(three(), ['p1', 'p2'], { kind: 'nobody' });
    expect(why(deed(game, { kind: 'rename pilot', pilot: 'p1', words: person('Eve') }))).toBe(
      'Ada has a game to finish',
    );
    const muster = {
      options: USUAL_OPTIONS,
      fighters: fightersOf(game, ['p3', 'p1']),
      battles: [{ lone: 0, rivals: [1] }],
    };
    expect(why(begun(game, { id: 'h', on: DAY, muster }, find))).toBe('Ada has a game to finish');
    const renamed = done(deed(game, { kind: 'rename pilot', pilot: 'p3', words: person('Eve') }));
    expect(pilotOf(closedAfter(renamed), 'p3').name).toBe('Eve');
    expect(folded(renamed.founding, closedAfter(renamed).history, find).hangar).toEqual(
      closedAfter(renamed),
    );
  });

  test('calling off a game leaves no trace, but a game that is over must be settled', () => {
    const { before, open } = adaAgainstFinn();
    expect(calledOff(open, 'g')).toEqual(before);
    expect(why(openPage(open, 'g', find))).toBe('the game is not over');
    expect(why(calledOff(won(), 'g'))).toBe('the game is over');
    expect(why(calledOff(open, 'h'))).toBe('there is no open game h');
  });

  test('a successor may have the name of the dead pilot, but not that of a living one', () => {
    const game = beats(adaAndFinn(), 'p1', 'p2', { killedBy: 'armor' });
    const successor = (name: string): Choice => ({
      step: 'successor',
      pilot: 'p2',
      successor: { ...person(name), mech: called(rifleman, 'Brass Monday') },
    });
    const ready = settle(game, [{ step: 'memorial', pilot: 'p2', line: '' }]);
    expect(why(choice(ready, successor('Ada')))).toBe('Ada flies here already');
    expect(why(choice(ready, successor('Finn')))).toBeNull();
    // A name on an open page is taken, so that nothing can keep the page from closing.
    const named = done(choice(ready, successor('Flora')));
    const flora = { ...person('Flora'), mech: called(rifleman, 'Late Bus') };
    expect(why(deed(named, { kind: 'enlist', who: flora, after: null }))).toBe(
      'Flora flies here already',
    );
    expect(why(deed(ready, { kind: 'enlist', who: flora, after: null }))).toBeNull();
  });
});

describe('names that players give', () => {
  const rename = (name: string) =>
    deed(adaAndFinn(), { kind: 'rename pilot', pilot: 'p1', words: person(name) });

  test.each(['', ' Ada', 'A#a', 'A\u200bda', 'x'.repeat(25)])(
    '%j cannot be the name of a pilot',
    (name) => {
      expect(rename(name)).toEqual({ kind: 'no name', words: name });
      expect(why(rename(name))).toBe('type a name of at most 24 characters');
    },
  );

  test("the words for a pilot and a 'Mech are kept as they are typed, up to a length", () => {
    expect(pilotOf(done(rename('Ada ❤️')), 'p1').name).toBe('Ada ❤️');
    const line = (text: string) =>
      why(deed(adaAndFinn(), { kind: 'retire', pilot: 'p1', line: text }));
    expect([line('x'.repeat(200)), line('x'.repeat(201))]).toEqual([
      null,
      'type at most 200 characters, all of them visible',
    ]);
    const mech = (name: string) =>
      deed(adaAndFinn(), { kind: 'rename mech', mech: 'm1', words: { name, paint: 'bars' } });
    expect(mechOf(done(mech('Old Iron #2')), 'm1')).toMatchObject({
      name: 'Old Iron #2',
      paint: 'bars',
    });
    for (const name of ['', 'x'.repeat(25)]) expect(why(mech(name))).toContain('24 characters');
  });

  test('a game is refused with an impossible id or day', () => {
    const game = (id: string, on: string) => {
      const before = adaAndFinn();
      const muster = {
        options: USUAL_OPTIONS,
        fighters: fightersOf(before, ['p1', 'p2']),
        battles: [{ lone: 0, rivals: [1] }],
      };
      return why(begun(before, { id, on, muster }, find));
    };
    expect(game('game-1', DAY)).toBeNull();
    expect(game('Game 1', DAY)).toContain('cannot be the id of a game');
    for (const day of ['Tuesday', '2026-19-39', '2026-00-00', '2026-02-29', '2026-11-31'])
      expect(game('game-1', day)).toBe('write a day like this: 2026-11-17');
    for (const day of ['2024-02-29', '2026-12-31']) expect(game('game-1', day)).toBeNull();
  });

  test('a deed on a day that does not exist is refused', () => {
    const line = { kind: 'retire', pilot: 'p1', line: '' } as const;
    expect(why(doDeed(adaAndFinn(), { ...line, on: '2026-02-30' }, find))).toBe(
      'write a day like this: 2026-11-17',
    );
    expect(why(doDeed(adaAndFinn(), { ...line, on: '2024-02-29' }, find))).toBeNull();
  });
});
