import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOf } from '../../../src/elements/telling/account.ts';
import { isInLog, isOnCard, stepWords } from '../../../src/elements/telling/incident-places.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import type { Exchange } from '../../../src/rules/battle/exchange.ts';
import type { Step } from '../../../src/rules/record/steps.ts';
import { hasStep, stepsOf } from '../../../src/rules/record/steps.ts';
import { sure } from '../../../src/rules/sure.ts';
import { tell } from '../../../src/rules/words/tell.ts';
import { plain } from '../../../src/rules/words/words.ts';
import { anyDuel, anySeed, playOut } from '../../rules/battle/play-out.ts';
import { playTurn, scene } from '../../rules/battle/table-top.ts';

const NAMES = [
  { pilot: 'Ada', mech: 'Rifleman' },
  { pilot: 'Ben', mech: 'Griffin' },
];
const saidAt = (battle: Battle, played: Exchange, step: Step): string =>
  stepWords(sure(accountOf(battle, played, NAMES)), step);

describe('what is said aloud of a turn in which both hit', () => {
  const battle = scene();
  const played = playTurn(battle, 56, 56);
  test.each<[string, Step, RegExp]>([
    ['both numbers', { kind: 'called' }, /^Ada calls 56.*Ben calls 56: PPC, orange\.$/],
    [
      'what Ada looks up',
      { kind: 'look up', rival: 1 },
      /^Ada looks up 56 .* letter H\. Ben's Griffin torso hit, long range\.$/,
    ],
    [
      'what Ben does',
      { kind: 'leave or stay' },
      /^Ben looks up 56 .* letter A\. Ada's Rifleman torso hit, long range\.$/,
    ],
    ['the score of Ada', { kind: 'score', seat: 0, on: 1 }, /^Ada does 9 damage: .* Letter /],
    ['the score of Ben', { kind: 'score', seat: 1, on: 0 }, /^Ben does 7 damage: .* Letter /],
    ['heat and what comes next', { kind: 'marks' }, /heat.* Ada next, .* Ben next, /],
  ])('%s', (_, step, words) => {
    expect(saidAt(battle, played, step)).toMatch(words);
  });
});

test('who leaves stands on the own card and in the log', () => {
  const { incidents } = playTurn(scene(), 52, 62, [{}, { leaves: 'bails out' }]);
  const left = sure(incidents.find(({ kind }) => kind === 'bailed out'));
  expect([isOnCard(left, 0), isOnCard(left, 1), isInLog(left)]).toEqual([false, true, true]);
});

test('law: everything that happens in a turn is said once, at a step that is told, but who left', () => {
  fc.assert(
    fc.property(anyDuel, anySeed, (party, seed) => {
      const strange: string[] = [];
      playOut(party, seed, undefined, (battle, _orders, played) => {
        const said = stepsOf(played)
          .filter((step) => hasStep(played, step))
          .map((step) => saidAt(battle, played, step))
          .join(' ');
        let left = said;
        for (const incident of played.incidents) {
          const words = plain(tell(incident, NAMES));
          const leaves = incident.kind === 'bailed out' || incident.kind === 'escaped';
          if (left.includes(words) === leaves) strange.push(words);
          left = left.replace(words, '');
        }
        if (left.trim() !== '') strange.push(left);
      });
      expect(strange).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
