import { describe, expect, test } from 'vitest';
import { playCampaign } from '../../../tools/random-campaign.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { gamesOf } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { storyOf } from '../../../../src/rules/campaign/chronicle/headline.ts';
import type { LastBlow } from '../../../../src/rules/campaign/chronicle/replayed-game.ts';
import { lastBlowOf, replayGame } from '../../../../src/rules/campaign/chronicle/replayed-game.ts';
import type { Fighter } from '../../../../src/rules/campaign/history/game.ts';
import type { FighterStand } from '../../../../src/rules/campaign/history/stand.ts';
import { namesOfFighter } from '../../../../src/rules/words/hangar-names.ts';
import { headlineText, resultOf, storyText } from '../../../../src/rules/words/story-text.ts';
import type { Named } from '../../../../src/rules/words/tell.ts';
import { booklets } from '../../battle/table-top.ts';
import { adaAndFinn, beats, find, gameOf, three } from '../circle.ts';
import { closedAfter } from '../settling.ts';
import { GIL } from '../game/foes.ts';

type Came = Partial<FighterStand>;

const nameIn =
  (hangar: Hangar) =>
  (fighter: Fighter): Named =>
    namesOfFighter(hangar, fighter);

/** The story of the last game of a hangar as text. */
const told = (hangar: Hangar, blows: readonly (LastBlow | null)[] = []) => {
  const games = gamesOf(hangar);
  const game = games.at(-1)!;
  const story = storyOf(game, blows, games.slice(0, -1));
  const names = game.muster.fighters.map(nameIn(hangar));
  return {
    kind: story.headline.kind,
    headline: headlineText(story.headline, names),
    text: storyText(game, story, blows, names),
  };
};

const blow: LastBlow = {
  by: 0,
  maneuver: 'Laser High',
  damage: 9,
  screen: 15,
  letter: 'D',
  killer: null,
  exploded: null,
  heat: 12,
};

/** Ada has beaten Finn in this many turns. */
const won = (came: Came, winner: Came = {}, turns = 9): Hangar => {
  const out = { out: 'fell', turn: Math.min(turns, 9), ...came } as const;
  const over = beats(adaAndFinn(), 'p1', 'p2', out, { winner });
  const open = {
    ...over,
    open: over.open.map((game) => ({ ...game, stand: { ...game.stand!, turns } })),
  };
  return closedAfter(open);
};

describe('the headline of a game is the first that fits', () => {
  test.each<[string, Hangar, readonly (LastBlow | null)[], string, string]>([
    [
      'killed by a critical',
      won({ killedBy: 'critical', armor: 15 }, { armor: 2 }),
      [null, { ...blow, killer: 'Cockpit' }],
      'Through the cockpit',
      "Ada's Laser High finds view screen 15, letter D, in turn 9. Last Lantern still had armor 15 when Finn was killed.",
    ],
    [
      'killed by a critical',
      won({ killedBy: 'critical', armor: 15 }),
      [],
      'Finn is killed at the controls',
      'A critical kills Finn in turn 9. Last Lantern still had armor 15 when Finn was killed.',
    ],
    [
      'killed by heat',
      won({ killedBy: 'heat', armor: 4 }),
      [null, { ...blow, heat: 27 }],
      'Too hot in Last Lantern',
      'Heat 27 kills Finn in turn 9. Last Lantern still had armor 4 when Finn was killed.',
    ],
    [
      'explosion',
      won({ armor: -1 }, { armor: 1 }),
      [null, { ...blow, exploded: 'missile', heat: 29 }],
      'By its own missiles',
      'In turn 9, at heat 29, Last Lantern explodes: armor −1. Finn walks away; Old Thunder stands with armor 1.',
    ],
    [
      'deadly',
      won({ killedBy: 'armor', armor: -6 }, { armor: 1 }),
      [null, blow],
      'Nothing left of Last Lantern',
      "Ada's Laser High does 9 damage in turn 9: Last Lantern is out with armor −6. Finn is killed in the wreck.",
    ],
    [
      'bail-out',
      won({ out: 'bailed out', armor: 14 }, { armor: 3 }),
      [null, { ...blow, letter: 'C', heat: 27 }],
      'Finn does not wait',
      'View screen 15, letter C, and heat 27: Finn bails out of Last Lantern in turn 9, with armor 14 left. Old Thunder stands with armor 3.',
    ],
    [
      'narrow',
      won({ armor: 0 }, { armor: 3 }, 5),
      [null, blow],
      'Three points of armor',
      "Ada's Laser High does 9 damage in turn 5: Last Lantern is out with armor 0. Finn walks away; Old Thunder stands with armor 3.",
    ],
    [
      'short',
      won({}, { armor: 4 }, 8),
      [],
      'Eight turns',
      'Last Lantern is out in turn 8 with armor −1. Finn walks away; Old Thunder stands with armor 4.',
    ],
    [
      'long',
      won({}, {}, 20),
      [],
      'A long fight: 20 turns',
      'Last Lantern is out in turn 9 with armor −1. Finn walks away; Old Thunder stands with armor 12.',
    ],
    [
      'first victory',
      won({}, {}, 9),
      [],
      "Ada's first victory",
      'Last Lantern is out in turn 9 with armor −1. Finn walks away; Old Thunder stands with armor 12.',
    ],
  ])('%s', (kind, hangar, blows, headline, text) => {
    expect(told(hangar, blows)).toEqual({ kind, headline, text });
  });

  /** Ben, beaten by Ada, has a replacement; Cleo does not. */
  const beaten = closedAfter(
    beats(three(), 'p1', 'p2', { out: 'fell' }, { id: 'a' }),
    [
      {
        step: 'replacement',
        pilot: 'p2',
        mech: {
          booklet: 'grf-1n',
          edition: three().mechs[1]!.edition,
          name: 'Turnip',
          paint: 'none',
          as: 'replacement',
        },
      },
    ],
    'a',
  );

  test('revenge: a victory over a pilot who had beaten this one', () => {
    expect(
      told(closedAfter(beats(beaten, 'p2', 'p1', { out: 'fell' }, { id: 'b' }), [], 'b')),
    ).toMatchObject({ kind: 'revenge', headline: 'Ben gets even' });
  });

  test('back again: a victory over another pilot after a lost game', () => {
    expect(
      told(closedAfter(beats(beaten, 'p2', 'p3', { out: 'fell' }, { id: 'b' }), [], 'b')),
    ).toMatchObject({ kind: 'back again', headline: 'Ben turns up again' });
  });

  test('back again: also if the pilot sat out a game after losing one alone', () => {
    const lost = closedAfter(
      gameOf(
        three(),
        ['p1', 'p2'],
        { kind: 'escape', escaped: ['few'] },
        { p1: { out: 'escaped', victors: [{ fighter: 1, damage: 5 }] } },
        { id: 'a' },
      ),
      [],
      'a',
    );
    const without = closedAfter(
      gameOf(lost, ['p2', 'p3'], { kind: 'nobody' }, {}, { id: 'b' }),
      [],
      'b',
    );
    expect(
      told(closedAfter(beats(without, 'p1', 'p3', { out: 'fell' }, { id: 'c' }), [], 'c')),
    ).toMatchObject({ kind: 'back again', headline: 'Ada turns up again' });
  });

  test('first victory: games that others won without this pilot do not matter', () => {
    expect(
      told(closedAfter(beats(beaten, 'p3', 'p1', { out: 'fell' }, { id: 'b' }), [], 'b')),
    ).toMatchObject({ kind: 'first victory', headline: "Cleo's first victory" });
  });

  test('turns: how long it took, if the winner is a foe, whose past is unknown', () => {
    const [game] = gamesOf(won({}));
    const { muster } = game!;
    const story = storyOf(
      { ...game!, muster: { ...muster, fighters: [GIL, muster.fighters[1]!] } },
      [],
      [],
    );
    expect(story).toEqual({ headline: { kind: 'turns', turns: 9 }, about: 1, victor: 0 });
  });

  test('turns: how long it took, if it is neither revenge nor a first victory', () => {
    expect(
      told(closedAfter(beats(beaten, 'p1', 'p3', { out: 'fell' }, { id: 'b' }), [], 'b')),
    ).toMatchObject({ kind: 'turns', headline: 'Nine turns' });
  });

  test('escape: the pilot left behind gets half a victory', () => {
    const away = gameOf(
      adaAndFinn(),
      ['p1', 'p2'],
      { kind: 'escape', escaped: ['many'] },
      {
        p2: { out: 'escaped', victors: [{ fighter: 0, damage: 5 }], armor: 7 },
      },
    );
    expect(told(closedAfter(away))).toEqual({
      kind: 'escape',
      headline: 'Finn gets away',
      text: 'Finn escapes with Last Lantern in turn 9, with armor 7 left. Half a victory for Ada.',
    });
    expect(resultOf(gamesOf(closedAfter(away))[0]!)).toMatchObject({
      first: [1],
      words: 'escaped',
      second: [0],
    });
  });

  test('turns: a draw says how long it took, that nobody won, and that both still stand', () => {
    const drawn = closedAfter(gameOf(adaAndFinn(), ['p1', 'p2'], { kind: 'nobody' }));
    expect(told(drawn)).toEqual({
      kind: 'turns',
      headline: 'Nine turns',
      text: 'After 9 turns nobody wins. Old Thunder stands with armor 12 and Last Lantern stands with armor 12.',
    });
    expect(resultOf(gamesOf(drawn)[0]!).nobody).toBe(true);
  });
});

test('law: every game of a campaign gets a story from its record, without pronouns', () => {
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    const hangar = playCampaign(seed, 10, booklets);
    gamesOf(hangar).forEach((game, at, games) => {
      const replayed = replayGame(game, find)!;
      const blows = game.stand.fighters.map((_, fighter) => lastBlowOf(replayed, fighter));
      game.stand.fighters.forEach(({ out, killedBy }, fighter) => {
        expect(blows[fighter] !== null).toBe(out !== null);
        if (killedBy === 'critical') expect(blows[fighter]?.killer).toBeTypeOf('string');
      });
      const story = storyOf(game, blows, games.slice(0, at));
      const names = game.muster.fighters.map(nameIn(hangar));
      const words = `${headlineText(story.headline, names)}. ${storyText(game, story, blows, names)}`;
      expect(words).not.toMatch(/\b(?:he|she|they|his|her|him|their|them|undefined|null|NaN)\b/i);
      kinds.add(story.headline.kind);
    });
  }
  expect(kinds.size).toBeGreaterThan(4);
});
