import { describe, expect, test } from 'vitest';
import { impossibleIn } from '../../../../src/rules/campaign/game/claims.ts';
import type { AskedFighter } from '../../../../src/rules/campaign/game/asked.ts';
import type { Told } from '../../../../src/rules/campaign/game/paper.ts';
import { playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import { closed, openCourse } from '../../../../src/rules/campaign/settlement/page.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { hindranceText, impossibleText } from '../../../../src/rules/words/hindrance-text.ts';
import { entry } from '../../battle/table-top.ts';
import { done, find, griffin, hit, why } from '../circle.ts';
import { filed, fold } from '../file/files.ts';
import { AGAINST_TWO, DUEL, game, goes, stays } from './accounts.ts';
import { GAMES } from './games-by-seed.ts';

const COCKPIT = hit(griffin, 'Cockpit', 'pilot killed');
const HEAT = hit(griffin, 'Life Support', 'pilot killed');

/** The start of a fighter in a Griffin, with these criticals brought along. */
const sits = (...brought: readonly (typeof COCKPIT)[]): AskedFighter => ({
  entry: entry(griffin, 0),
  possible: brought.map((each) => ({ ...each, brought: each.times })),
});

/** The claim refused of the first fighter, Ada; null if there is none. */
const said = (battles: typeof DUEL, told: Told, asked = sits()): string | null => {
  const others = battles.flatMap(({ rivals }) => rivals).map(() => stays);
  const { account, muster } = game(battles, told, ...others);
  const found = impossibleIn(muster, account, [asked, ...others.map(() => sits())]);
  return found && impossibleText(found.claim, 'Ada');
};

describe('a game entered by hand', () => {
  test.each([
    ['a duel', DUEL, -10],
    ['a battle against two', AGAINST_TWO, -14],
  ] as const)(
    'B2: in %s cannot leave a surviving pilot with armor below the limit',
    (_, battles, least) => {
      const fell = goes('fell', 4);
      expect(said(battles, { ...fell, armor: least })).toBeNull();
      expect(said(battles, { ...fell, armor: least - 1 })).toBe(
        `Ada lives, so the armor cannot be below −${-least}`,
      );
      expect(said(battles, { ...fell, killedBy: 'armor', armor: -50 })).toBeNull();
    },
  );

  test('C7: cannot let a pilot live who received a critical that kills', () => {
    const criticals = [COCKPIT];
    for (const told of [stays, goes('fell', 4), goes('bailed out', 4)])
      expect(said(DUEL, { ...told, criticals })).toBe(
        'Ada received “pilot killed”, and cannot have lived',
      );
    expect(said(DUEL, { ...goes('fell', 4), killedBy: 'critical', criticals })).toBeNull();
    expect(said(DUEL, { ...stays, criticals }, sits(COCKPIT))).toBeNull();
    expect(said(DUEL, { ...stays, criticals: [HEAT] })).toBeNull();
  });

  test('C2: cannot have a pilot killed by a critical that was brought along, except through heat', () => {
    const dies = { ...goes('fell', 4), killedBy: 'critical', criticals: [COCKPIT] } as const;
    expect(said(DUEL, dies, sits(COCKPIT))).toBe(
      'the critical that killed Ada has to be one of this game, not of one before',
    );
    const again = { ...dies, criticals: [{ ...COCKPIT, times: 2 }] };
    expect(said(DUEL, again, sits(COCKPIT))).toBeNull();
    const hot = { ...dies, killedBy: 'heat', criticals: [HEAT] } as const;
    expect(said(DUEL, hot, sits(HEAT))).toBeNull();
  });

  test('is refused by the form, in a file and in a row if it is impossible, and can then be entered again', () => {
    const at = GAMES.find(({ stand }) =>
      stand.fighters.some(({ killedBy, out }) => out === 'fell' && killedBy === null),
    );
    const { open, stand } = sure(at);
    const fighters = stand.fighters.map((each) =>
      each.out === 'fell' && each.killedBy === null ? { ...each, armor: -50 } : each,
    );
    const claim = { ...stand, fighters };
    const refused = /^\w+ lives, so the armor cannot be below −1\d$/u;
    expect(why(playedOnPaper(open, 'g', claim, find))).toMatch(refused);
    const row = { ...open, open: open.open.map((each) => ({ ...each, stand: claim })) };
    const inFile = fold(filed(row));
    expect(inFile.ok ? '' : hindranceText(inFile.why, (pilot) => pilot)).toMatch(refused);
    for (const refusal of [closed(row, 'g', find), openCourse(row, 'g', find)])
      expect(why(refusal)).toMatch(refused);
    const again = playedOnPaper(row, 'g', stand, find);
    expect(again).toEqual(playedOnPaper(open, 'g', stand, find));
    expect(why(playedOnPaper(done(again), 'g', stand, find))).toBe('the game is over');
  });
});
