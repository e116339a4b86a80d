import { describe, expect, test } from 'vitest';
import { findBook, griffin, rifleman } from '../../rules/battle/table-top.ts';
import { recordOf } from '../../tools/recorded-duels.ts';
import type { Battle } from '../../../src/rules/battle/battle.ts';
import { OTHER_SIDE, SIDES } from '../../../src/rules/battle/battle.ts';
import { DUEL, pairingOfDuel, seatIn } from '../../../src/rules/battle/duel.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { byEdition } from '../../../src/rules/booklet/by-edition.ts';
import { replayText, turnsOf } from '../../../src/rules/fight/replay.ts';
import { sure } from '../../../src/rules/sure.ts';
import { adviceFor } from '../../../src/tactics/review/coach.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { think } from '../../../src/tactics/judge/thought.ts';
import { equilibrium } from '../../../src/tactics/matrix/equilibrium.ts';
import { Mind } from '../../../src/tactics/mind.ts';

const SEED = 116;
const turnsUpTo = (turns: number) => {
  const replayed = replayText(recordOf(SEED, turns), findBook);
  return turnsOf(sure(replayed.record).moves, replayed);
};
const openTo = (battle: Battle, seat: number): readonly number[] =>
  openManeuvers(battle, seat).map(({ console }) => console);
const before = (turn: number): Battle => sure(turnsUpTo(turn - 1).battles.at(-1));

describe('a coach', () => {
  test.each([0, 1])(
    'weighs every open choice of seat %i, and the best mix of them costs nothing',
    (seat) => {
      const { chance, choices, isRough } = adviceFor(before(6), seat, roughly);
      expect(choices.map(({ console }) => console)).toEqual(openTo(before(6), seat));
      expect(choices.reduce((sum, { often }) => sum + often, 0)).toBeCloseTo(1);
      expect(choices.filter(({ costs, often }) => often > 0.01 && costs > 0)).toEqual([]);
      expect(choices.some(({ costs }) => costs >= 8)).toBe(true);
      expect([chance > 0 && chance < 100, isRough]).toEqual([true, true]);
    },
  );

  test.each(SIDES)(
    'gives the cost and the worst answer of each choice of the %s seat by the payoffs and the rules',
    (side) => {
      for (const turn of [1, 4, 6, 9]) {
        const battle = before(turn);
        const [seat, enemy] = [seatIn(DUEL, side), seatIn(DUEL, OTHER_SIDE[side])];
        const [own, theirs] = [openTo(battle, seat), openTo(battle, enemy)];
        const { payoffs } = sure(think(battle, roughly).answers[0]);
        const mixes = equilibrium(payoffs);
        const sign = side === 'lone' ? 1 : -1;
        const gain = (choice: number, answer: number): number => {
          const at =
            side === 'lone' ? choice * theirs.length + answer : answer * own.length + choice;
          return sign * sure(payoffs.gains[at]);
        };
        const [best, likely] = [mixes[side], mixes[OTHER_SIDE[side]]];
        const first = (mix: Float64Array): number => mix.indexOf(Math.max(...mix));
        const damageOf = (console: number, answer: number) => {
          const seats = [{ console }, { console }].with(enemy, { console: answer });
          const { deeds } = sure(pairingOfDuel(exchange(battle, { seats })));
          return { does: deeds[side].damage, takes: deeds[OTHER_SIDE[side]].damage };
        };
        const { chance, choices } = adviceFor(battle, seat, roughly);
        expect(chance).toBe(Math.round(50 + 100 * sign * mixes.value));
        choices.forEach((advised, choice) => {
          const { console, answer } = advised;
          const value = [...likely].reduce((sum, often, at) => sum + often * gain(choice, at), 0);
          expect(advised.costs).toBe(Math.max(0, Math.round(100 * (sign * mixes.value - value))));
          // An answer that the enemy's best mix never gives tells nothing.
          const terms = [...likely].map((often, at) =>
            often > 0 ? often * (sign * mixes.value - gain(choice, at)) : -Infinity,
          );
          const worst = terms.indexOf(Math.max(...terms));
          const instead = sure(own[first(best)]);
          const met = damageOf(console, answer);
          expect(advised).toMatchObject({
            ...{ often: best[choice], answer: theirs[worst], answered: likely[worst] },
            chance: Math.round(50 + 100 * gain(choice, worst)),
            isLikeliest: worst === first(likely),
            meeting: {
              ...{ hits: met.does > 0, isHit: met.takes > 0 },
              neverHits: theirs.every((each) => damageOf(console, each).does === 0),
            },
            instead:
              instead === console
                ? null
                : { console: instead, isSafer: damageOf(instead, answer).takes < met.takes },
          });
        });
      }
    },
  );

  test('answers through the mind, without any pick', () => {
    const mind = new Mind();
    for (const { document, edition } of [rifleman, griffin])
      mind.learn({ kind: 'booklet', document, edition });
    const asked = {
      kind: 'coach',
      ticket: 1,
      position: byEdition(before(6), [rifleman, griffin]),
      seat: 0,
    } as const;
    expect([...mind.answers(asked)]).toEqual([
      { kind: 'advised', ticket: 1, advice: adviceFor(before(6), 0, roughly) },
    ]);
  });
});
