import { beforeEach, describe, expect, test } from 'vitest';
import { booklets, findBook, griffin, opened, rifleman, scene } from '../rules/battle/table-top.ts';
import { recordOf } from '../tools/recorded-duels.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import type { Battle } from '../../src/rules/battle/battle.ts';
import { byEdition } from '../../src/rules/booklet/by-edition.ts';
import type { Fight } from '../../src/rules/fight/fight.ts';
import { againstFirst } from '../../src/rules/fight/lineup.ts';
import { printRecord } from '../../src/rules/fight/print.ts';
import { freshEntrant } from '../../src/rules/fight/record.ts';
import type { BattleTurns } from '../../src/rules/fight/replay.ts';
import { replayText, turnsOf } from '../../src/rules/fight/replay.ts';
import { sure } from '../../src/rules/sure.ts';
import type { Answered, Asking, BookletTold, DrawAsked } from '../../src/tactics/asked.ts';
import { holdsOf, judgedScore, weighing } from '../../src/tactics/balance/balance.ts';
import { certainOf } from '../../src/tactics/review/certain.ts';
import { adviceFor } from '../../src/tactics/review/coach.ts';
import { roughly } from '../../src/tactics/judge/judgment.ts';
import { Mind } from '../../src/tactics/mind.ts';
import { orderOfPilot } from '../../src/tactics/pilot/pilot.ts';
import { forcedWin } from '../../src/tactics/duel/proof.ts';
import { playsHash } from '../../src/tactics/duel/plays-hash.ts';
import { playsOf } from '../../src/tactics/duel/plays.ts';
import { reviewOf } from './review-of.ts';

const told = [rifleman, griffin].map(({ document, edition }): BookletTold => ({
  kind: 'booklet',
  document,
  edition,
}));

/** A booklet of the shelf that the mind was not given. */
const UNTOLD = sure(booklets.find((each) => each !== rifleman && each !== griffin));

/** A recorded duel: as its record, and as it went. */
const SEED = 116;
const turnsUpTo = (turns: number): BattleTurns => {
  const replayed = replayText(recordOf(SEED, turns), findBook);
  return turnsOf(sure(replayed.record).moves, replayed);
};
const soFar = (turns: number) => ({
  ...{ ticket: 1, record: recordOf(SEED, turns), battle: 'A' },
});
const positionOf = (battle: Battle) => byEdition(battle, [rifleman, griffin]);
const stands = (turns: number) => ({
  ...{ ticket: 1, position: positionOf(sure(turnsUpTo(turns).battles.at(-1))), battle: 'A' },
});
/** The fight at the end of a record. */
const fightOf = (record: string): Fight => sure(replayText(record, findBook).fights.at(-1));
const positionIn = (record: string) => positionOf(sure(fightOf(record).battles[0]).battle);

/** One against two, before its first turn. */
const AGAINST_TWO = printRecord({
  options: USUAL_OPTIONS,
  entrants: ['Ada', 'Ben', 'Cem'].map((pilot) => freshEntrant('rfl-3n', pilot)),
  battles: againstFirst(3),
  moves: [],
});

const think = { kind: 'think', seat: 1, pilot: 'Iris', seed: '7' } as const;
const prove = { kind: 'prove', side: 'lone', positions: 1000 } as const;

const pair = told.map(({ edition }) => edition) as unknown as readonly [string, string];
const study = { kind: 'study', ticket: 3, of: pair, seed: 1, duels: 8 } as const;

describe('a mind', () => {
  let mind: Mind;
  beforeEach(() => {
    mind = new Mind();
    told.forEach((booklet) => mind.learn(booklet));
  });
  const answers = (asked: Asking): readonly Answered[] => [...mind.answers(asked)];

  test('gives the order of a computer pilot from the finished turns', () => {
    const [thought] = answers({ ...stands(5), ...think });
    const battle = sure(turnsUpTo(5).battles.at(-1));
    const at = { battle: 'A', turn: 6, seat: 1 };
    const order = orderOfPilot(battle, 'Iris', roughly, '7', at);
    expect(thought).toMatchObject({ kind: 'thought', ticket: 1, order });
  });

  test('thinks for each seat of one against several, but cannot review or prove anything there', () => {
    const of = { ticket: 2, record: AGAINST_TWO, battle: 'A' };
    const now = { ticket: 2, position: positionIn(AGAINST_TWO), battle: 'A' };
    for (const seat of [0, 1, 2])
      expect(answers({ ...now, ...think, seat })).toMatchObject([{ kind: 'thought', ticket: 2 }]);
    expect(answers({ ...of, kind: 'review' })).toEqual([{ kind: 'cannot', ticket: 2 }]);
    expect(answers({ ...now, ...prove })).toEqual([{ kind: 'cannot', ticket: 2 }]);
  });

  test('reviews turn by turn, and gives the whole review at the end', () => {
    const review = reviewOf(turnsUpTo(6), roughly);
    expect(answers({ ...soFar(6), kind: 'review' })).toEqual([
      ...review.turns.map((turn) => ({ kind: 'turn reviewed', ticket: 1, turn, of: 6 })),
      { kind: 'reviewed', ticket: 1, review },
    ]);
    const drawn = { ...soFar(2), record: `${recordOf(SEED, 2)}3. both agree\n` };
    expect(answers({ ...drawn, kind: 'review' })[0]).toMatchObject({ of: 2 });
  });

  test('learns a pair of booklets it was given, reports its progress, and then judges by the net', () => {
    const [one, other] = pair;
    const said = answers(study);
    expect(said.slice(0, -1).map(({ kind }) => kind)).toEqual(['studying', 'studying']);
    const studied = said.at(-1);
    if (studied?.kind !== 'studied') return expect.fail('It has not learned.');
    const labels = () =>
      answers({ ...soFar(3), kind: 'review' }).flatMap((answered) =>
        answered.kind === 'reviewed' ? answered.review.turns.map(({ isRough }) => isRough) : [],
      );
    expect(labels()).toEqual([true, true, true]);
    mind.learnNet({ kind: 'net', text: studied.text, of: [one, other] });
    expect(labels()).toEqual([false, false, false]);
    const { number } = JSON.parse(studied.text) as { readonly number: string };
    const weigh = { kind: 'weigh', ticket: 3, lone: one, rival: other, from: 0, to: 0 } as const;
    expect(answers({ ...weigh, nets: [number] })).toMatchObject([{ isRough: false }]);
    expect(answers({ ...weigh, nets: ['zzzzzzzz'] })).toMatchObject([{ isRough: true }]);
    expect(answers(weigh)).toMatchObject([{ isRough: true }]);
    expect(answers({ ...study, of: [one, 'zzzzzzzz'] })).toEqual([{ kind: 'cannot', ticket: 3 }]);
  });

  test('learns several studies at once without mixing them, four duels at a time', () => {
    const alone = answers({ ...study, seed: 11 });
    expect(alone.map((each) => ('duels' in each ? each.duels : each.kind))).toEqual([
      ...[4, 8, 'studied'],
    ]);
    for (const other of [{ duels: 8 }, { duels: 18 }]) {
      const begun = mind.answers({ ...study, ...other });
      begun.next();
      expect(answers({ ...study, seed: 11 })).toEqual(alone);
    }
  });

  test('resumes learning where it was left, with the same result', () => {
    const whole = answers({ ...study, duels: 504 });
    const keeps = whole.flatMap((each) =>
      each.kind === 'studying' && each.kept ? [{ duels: each.duels, kept: each.kept }] : [],
    );
    expect(keeps.map(({ duels }) => duels)).toEqual([500]);
    const left = { ...study, duels: 504, kept: sure(keeps[0]).kept };
    expect(answers(left)).toEqual(whole.slice(-2));
  });

  test('ignores a net for a booklet it was never given', () => {
    const of = [pair[0], UNTOLD.edition] as const;
    expect(() => mind.learnNet({ kind: 'net', text: '{}', of })).not.toThrow();
  });

  test('advises either seat of a duel, but not in one against several', () => {
    const battle = sure(turnsUpTo(3).battles.at(-1));
    for (const seat of [0, 1])
      expect(answers({ ...stands(3), kind: 'coach', seat })).toEqual([
        { kind: 'advised', ticket: 1, advice: adviceFor(battle, seat, roughly) },
      ]);
    const of = { ticket: 1, position: positionIn(AGAINST_TWO) };
    expect(answers({ ...of, kind: 'coach', seat: 0 })).toEqual([{ kind: 'cannot', ticket: 1 }]);
  });

  test('gives the forced win of a position, or none', () => {
    for (const turns of [2, 20, 22]) {
      const win = forcedWin(sure(turnsUpTo(turns).battles.at(-1)), 'lone', 1000);
      expect(answers({ ...stands(turns), ...prove })).toEqual([{ kind: 'proved', ticket: 1, win }]);
    }
  });

  test('says what is certain in a position', () => {
    const { battles } = turnsUpTo(20);
    for (const turns of [0, 20])
      expect(answers({ ...stands(turns), kind: 'certain', positions: 100 })).toEqual([
        { kind: 'certain', ticket: 1, things: certainOf(sure(battles[turns]), 100) },
      ]);
  });

  test('weighs two booklets, giving each duel as it is played and then what is known without duels', () => {
    const weigh = {
      kind: 'weigh',
      ticket: 5,
      lone: rifleman.edition,
      rival: griffin.edition,
    } as const;
    const known = {
      ...{ kind: 'weighed', ticket: 5, judged: judgedScore(rifleman, griffin) },
      isRough: true,
      plays: { lone: playsHash(playsOf(rifleman)), rival: playsHash(playsOf(griffin)) },
      holds: { lone: holdsOf(rifleman, griffin), rival: holdsOf(griffin, rifleman) },
    };
    expect(answers({ ...weigh, from: 7, to: 7 })).toEqual([known]);
    expect(answers({ ...weigh, from: 1, to: 3 })).toEqual([
      ...[...weighing(rifleman, griffin, 1, 3)].map((tally) => ({
        ...{ kind: 'duel weighed', ticket: 5, tally },
      })),
      known,
    ]);
    expect(answers({ ...weigh, rival: 'zzzzzzzz', from: 0, to: 1 })).toEqual([
      { kind: 'cannot', ticket: 5 },
    ]);
  });

  describe('for a computer pilot', () => {
    /** A skilled PPC pilot in a Griffin, who may ignore the first critical of it, against a Rifleman. */
    const SKILLED = `viewscreen record 2
lone: rfl-3n Ada
rival: grf-1n Ben
rival starts: ppc +5
`;
    const hit = [{ console: 52 }, { console: 62 }];
    const skilled = { ticket: 3, position: positionIn(SKILLED), seat: 1 };
    const before = byEdition([], []);

    test('decides whether to leave once the numbers are called (D7)', () => {
      const leave = {
        ...({ kind: 'leave', pilot: 'Sable', stakes: 'hangar game' } as const),
        ...{ ...skilled, before },
      };
      expect(answers({ ...leave, called: hit })).toEqual([
        { kind: 'leaves', ticket: 3, leaves: null },
      ]);
      const dying = SKILLED.replace('ppc +5', 'armor 1');
      expect(answers({ ...leave, position: positionIn(dying), called: hit })).toEqual([
        { kind: 'leaves', ticket: 3, leaves: 'bails out' },
      ]);
    });

    test('decides whether to yield, by the turns before (D7)', () => {
      const begun = scene({ loneSees: 59, rivalSees: 57, seats: [{}, { armor: 8 }] });
      const [first, second] = sure(forcedWin(begun, 'lone', 1000)).line.map(
        ({ answer, maneuver }) => [{ console: maneuver.console }, { console: answer.console }],
      );
      const { battle } = exchange(begun, { seats: sure(first) });
      const leave = {
        ...({ kind: 'leave', ticket: 3, pilot: 'Tuck', stakes: 'single duel', seat: 1 } as const),
        ...{ position: positionOf(battle), called: sure(second) },
      };
      const said = [[], [begun]].map((those) =>
        answers({ ...leave, before: byEdition(those, [rifleman, griffin]) }),
      );
      expect(said).toEqual(
        [null, 'bails out'].map((leaves) => [{ kind: 'leaves', ticket: 3, leaves }]),
      );
    });

    test('answers a question of the turn, and cannot if there is none (K3)', () => {
      const say = { kind: 'say', ...skilled } as const;
      expect(answers({ ...say, called: hit })).toEqual([
        {
          ...{ kind: 'said', ticket: 3 },
          answer: { kind: 'critical ignored', seat: 1, ignores: true },
        },
      ]);
      expect(answers({ ...say, seat: 0, called: hit })).toEqual([{ kind: 'cannot', ticket: 3 }]);
      const said = [{ console: 52 }, { console: 62, ignores: [true] }];
      expect(answers({ ...say, called: said })).toEqual([{ kind: 'cannot', ticket: 3 }]);
    });

    test('decides whether to want a draw, between two turns and with the pages shown (D14, D15)', () => {
      const even = SKILLED.replace('ppc +5', 'armor 30');
      const draw = { kind: 'draw', ...skilled, position: positionIn(even) } as const;
      const wants = (asked: Partial<DrawAsked>): unknown => answers({ ...draw, ...asked })[0];
      expect(wants({})).toEqual({ kind: 'draw', ticket: 3, wants: true });
      expect(wants({ seat: 0 })).toEqual({ kind: 'draw', ticket: 3, wants: false });
      const position = positionIn('viewscreen record 2\nlone: rfl-3n Ada\nrival: rfl-3n Ben\n');
      expect(wants({ position })).toMatchObject({ wants: false });
      expect(wants({ position, called: hit })).toMatchObject({ wants: true });
      expect(wants({ position, called: hit.toReversed() })).toMatchObject({ wants: false });
    });

    test('decides whether to join (M7)', () => {
      const several = `viewscreen record 3
pilot: rfl-3n Ada
pilot: grf-1n Ben
pilot: rfl-3n Emil
pilot: grf-1n Fay
battle A: 1 against 2
battle B: 3 against 4
B1. 62 62, rival bails out
`;
      const fight = byEdition(fightOf(several), [rifleman, griffin]);
      const join = { kind: 'join', ticket: 4, fight } as const;
      expect(answers({ ...join, who: 2 })).toEqual([
        {
          ...{ kind: 'joins', ticket: 4 },
          move: { kind: 'join', pilot: 2, opens: [{ lone: 1, rivals: [0, 2] }] },
        },
      ]);
      expect(answers({ ...join, who: 0 })).toEqual([{ kind: 'cannot', ticket: 4 }]);
    });

    test('cannot decide anything if the turn cannot have been called like that', () => {
      const called = [{ console: 2 }, { console: 62 }];
      for (const asked of [
        { kind: 'leave', pilot: 'Iris', stakes: 'fight', called, before, ...skilled },
        { kind: 'say', called, ...skilled },
        { kind: 'draw', called, ...skilled },
      ] as const)
        expect(answers(asked)).toEqual([{ kind: 'cannot', ticket: 3 }]);
    });
  });

  test.each([
    [
      'for a booklet it was never given',
      { position: byEdition(opened(UNTOLD, [griffin]), [UNTOLD, griffin]) },
    ],
    ['for a seat that is not there', { seat: 5 }],
    ['once the duel is over', { position: positionIn(recordOf(SEED)) }],
  ])('cannot decide %s', (_, changed) => {
    expect(answers({ ...stands(3), ...think, ...changed })).toEqual([
      { kind: 'cannot', ticket: 1 },
    ]);
  });

  test('cannot advise once the duel is over', () => {
    const asked = {
      kind: 'coach',
      ticket: 1,
      seat: 0,
      position: positionIn(recordOf(SEED)),
    } as const;
    expect(answers(asked)).toEqual([{ kind: 'cannot', ticket: 1 }]);
  });

  test.each([
    ['a record that cannot be read', { record: 'not a record' }],
    ['a booklet it was never given', { record: recordOf(SEED, 1).replaceAll('rfl-3n', 'xyz-1a') }],
    ['a battle that is not there', { battle: 'C' }],
    ['an impossible turn', { record: recordOf(SEED, 3).replace(/^3\. \d+/mu, '3. 2') }],
    [
      'an edition it was never given',
      { record: `viewscreen record 2\nlone: rfl-3n@zzzzzzzz Ada\nrival: grf-1n Ben\n1. 62 62\n` },
    ],
  ])('cannot review %s', (_, changed) => {
    expect(answers({ ...soFar(3), kind: 'review', ...changed })).toEqual([
      { kind: 'cannot', ticket: 1 },
    ]);
  });
});
