import { expect, test } from 'vitest';
import { lostMechWords } from '../../../src/elements/chronicle/memorial-words.ts';
import { sure } from '../../../src/rules/sure.ts';
import { adaAndFinn, beats, gameOf, mechOf } from '../../rules/campaign/circle.ts';
import { settlement } from '../../rules/campaign/settling.ts';
import { foeGame } from '../../rules/campaign/game/foes.ts';
import type { Hangar } from '../../../src/rules/campaign/hangar/hangar.ts';

/** What the memorial says of a 'Mech after the open game of a hangar. */
const wordsAfter = (hangar: Hangar, mech: string): string => {
  const { game, paid } = settlement(hangar);
  return lostMechWords(mechOf(paid, mech), [game], paid);
};

test("the entry of a lost 'Mech names the pilot or foe who beat it, or says that both sides fell", () => {
  expect(wordsAfter(beats(adaAndFinn(), 'p1', 'p2'), 'm2')).toBe('lost to Ada, 17 Nov');
  expect(wordsAfter(foeGame(0), 'm1')).toMatch(/^lost to Gil, /);
  const both = gameOf(
    adaAndFinn(),
    ['p1', 'p2'],
    { kind: 'nobody' },
    {
      p1: { out: 'fell' },
      p2: { out: 'fell' },
    },
  );
  expect(wordsAfter(both, 'm1')).toBe('both sides fell, 17 Nov');
  expect(sure(settlement(both).paid.mechs[0]).fate?.kind).toBe('lost');
});
