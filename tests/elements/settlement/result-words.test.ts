import { describe, expect, test } from 'vitest';
import {
  cameWords,
  fateWords,
  picturedOn,
  resultLine,
  spokenOf,
  titleWords,
  waitingWords,
} from '../../../src/elements/settlement/result-words.ts';
import { settlingOf } from '../../../src/rules/campaign/acts/settling.ts';
import { adaAndFinn, beats, gameOf, hit, rifleman, three } from '../../rules/campaign/circle.ts';
import { settlement } from '../../rules/campaign/settling.ts';
import { foeGame } from '../../rules/campaign/game/foes.ts';
import { beatenByTwo } from '../../rules/campaign/acts/wrecks.ts';

const drawn = () => settlement(gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' }));
const escaped = () =>
  settlement(
    gameOf(
      adaAndFinn(),
      ['p1', 'p2'],
      { kind: 'escape', escaped: ['many'] },
      {
        p2: { out: 'escaped', victors: [{ fighter: 0, damage: 9 }] },
      },
    ),
  );
const beaten = (came: Parameters<typeof beats>[3]) =>
  settlement(beats(adaAndFinn(), 'p1', 'p2', came));

describe('the result of a game', () => {
  test.each([
    ['a fall', beaten({ out: 'fell' }), 'Ada wins in turn 9; Finn was shot down.'],
    ['a bail-out', beaten({ out: 'bailed out' }), 'Ada wins in turn 9; Finn bailed out.'],
    ['a death', beaten({ out: 'fell', killedBy: 'armor' }), 'Ada wins in turn 9; Finn was killed.'],
    ['a draw', drawn(), 'Nobody wins in turn 9.'],
    ['an escape', escaped(), 'Finn escapes in turn 9.'],
    ['a foe who wins', settlement(foeGame(0)), 'Gil wins in turn 1; Ada bailed out.'],
    ['a foe who loses', settlement(foeGame(1)), 'Ada wins in turn 1; Gil bailed out.'],
    ['two winners', settlement(beatenByTwo()), 'Ben and Cleo win in turn 9; Ada was shot down.'],
  ])('%s has its own line', (_, of, line) => {
    expect(resultLine(of)).toBe(line);
  });

  test.each([
    ['p1', 'won · settles now'],
    ['p2', 'shot down · settles after Ada'],
  ])('the tab of %s says how the pilot fared and who settles next', (pilot, words) => {
    const of = beaten({ out: 'fell' });
    expect(
      `${cameWords(of, settlingOf(of, pilot))} · ${waitingWords(of, pilot, pilot === 'p1')}`,
    ).toBe(words);
  });

  test.each([
    ['a draw', drawn(), 'p2', 'a draw'],
    ['the enemy of a pilot who escapes holds the field', escaped(), 'p1', 'holds the field'],
    ['a pilot who escapes has escaped', escaped(), 'p2', 'escaped'],
  ])('%s', (_, of, pilot, words) => {
    expect(cameWords(of, settlingOf(of, pilot))).toBe(words);
  });

  test("the sentence about a killed pilot names the critical hit's part", () => {
    const of = beaten({
      ...{ out: 'fell', killedBy: 'critical', armor: 15, turn: 24 },
      criticals: [hit(rifleman, 'Cockpit', 'pilot killed')],
    });
    const sentence =
      'Finn was killed by a critical: Cockpit, in turn 24. Last Lantern still had armor 15.';
    expect([fateWords(of, 'p1'), fateWords(of, 'p2')]).toEqual([sentence, sentence]);
  });

  test.each([
    [0, 'Gil wins', /^Ada bailed out of /],
    [1, 'Ada wins', /^Gil bailed out of the Griffin in turn 1, with 15 armor left\.$/],
  ] as const)(
    'against a foe, the page says who bailed out if seat %i leaves',
    (leaver, title, fate) => {
      const of = settlement(foeGame(leaver));
      expect(titleWords(of)).toBe(title);
      expect(fateWords(of, 'p1')).toMatch(fate);
    },
  );

  test("a winner's page pictures the last enemy beaten; a loser's page pictures the loser", () => {
    const of = settlement(
      gameOf(
        three(),
        ['p1', 'p2', 'p3'],
        { kind: 'win', winner: 'few' },
        {
          p2: { out: 'fell', killedBy: 'armor', turn: 9, victors: [{ fighter: 0, damage: 30 }] },
          p3: { out: 'fell', killedBy: 'heat', turn: 5, victors: [{ fighter: 0, damage: 20 }] },
        },
      ),
    );
    expect(['p1', 'p2', 'p3'].map((pilot) => picturedOn(of, pilot))).toEqual([1, 1, 2]);
    expect(resultLine(of)).toBe('Ada wins in turn 9; Ben was killed; Cleo was killed in turn 5.');
  });

  test('a pilot who beat no one reads who is out, or after a draw how the enemy is', () => {
    expect(spokenOf(settlement(beatenByTwo()), 'p2')).toEqual([0]);
    expect(spokenOf(drawn(), 'p1')).toEqual([1]);
    expect(fateWords(drawn(), 'p1')).toBe('Last Lantern still stands, with 12 armor left.');
    expect(titleWords(drawn())).toBe('Nobody wins');
  });
});
