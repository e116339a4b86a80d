import { describe, expect, test } from 'vitest';
import type { FighterStand } from '../../../../src/rules/campaign/history/stand.ts';
import { flownBy, whoBeatWhom } from '../../../../src/rules/campaign/chronicle/pilot-history.ts';
import { storyOf } from '../../../../src/rules/campaign/chronicle/headline.ts';
import { marksOf } from '../../../../src/rules/campaign/chronicle/marks.ts';
import { printHangarFile } from '../../../../src/rules/campaign/file/hangar-file.ts';
import { askedIn } from '../../../../src/rules/campaign/game/asked.ts';
import { paperStand } from '../../../../src/rules/campaign/game/paper.ts';
import { playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import { begun, mustered } from '../../../../src/rules/campaign/game/muster.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import {
  gamesOf,
  mechOf,
  pilotOf,
  withNewMech,
} from '../../../../src/rules/campaign/hangar/hangar.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { fileFaultText } from '../../../../src/rules/words/finding-text.ts';
import { gameResult } from '../../../../src/rules/words/game-result.ts';
import {
  nameOfMech,
  nameOfPilot,
  namesOfFighter,
} from '../../../../src/rules/words/hangar-names.ts';
import { headlineText, storyText } from '../../../../src/rules/words/story-text.ts';
import { take } from '../acts/wrecks.ts';
import { beginSettlement, wouldBe } from '../../../../src/rules/campaign/settlement/settlement.ts';
import { DAY, adaAndFinn, called, done, find, griffin, rifleman, why } from '../circle.ts';
import { closedAfter, settle, settlement } from '../settling.ts';
import { filed, fold, readFile } from '../file/files.ts';
import { GIL, adaAgainst, foeGame } from './foes.ts';

const standsOf = (hangar: Hangar): readonly FighterStand[] => sure(hangar.open[0]?.stand).fighters;

describe('a foe in a game of a hangar', () => {
  test('starts as the muster describes it', () => {
    const { entries, record } = done(mustered(adaAndFinn(), adaAgainst(adaAndFinn()), find));
    expect(entries.map(({ pilot, armor }) => [pilot, armor])).toEqual([
      ['Ada', 38],
      ['Gil', 15],
    ]);
    expect(sure(entries[1]).skill.III).toBe(1);
    expect(record.entrants.map(({ pilot }) => pilot)).toEqual(['Ada', 'Gil']);
  });

  test('starts as printed if the muster does not describe it', () => {
    const hangar = adaAndFinn();
    const { entries } = done(mustered(hangar, adaAgainst(hangar, { ...GIL, starts: null }), find));
    expect(entries[1]).toMatchObject({
      pilot: 'Gil',
      armor: griffin.statCard.armor,
      criticals: [],
    });
  });

  test.each([
    ['has the same name as another pilot', { ...GIL, foe: 'Ada' }, 'Ada is here twice'],
    [
      'starts with ammunition that its booklet does not have',
      { ...GIL, starts: 'torpedo 3' },
      'Gil does not start as the booklet has it',
    ],
    [
      'comes in a booklet that is missing',
      { ...GIL, booklet: 'xyz-1' },
      /^the booklet xyz-1 of edition .* is missing$/,
    ],
  ])('keeps the game from beginning if it %s', (_what, foe, sentence) => {
    const hangar = adaAndFinn();
    expect(why(begun(hangar, { id: 'g', on: DAY, muster: adaAgainst(hangar, foe) }, find))).toMatch(
      sentence,
    );
  });

  test('K13: has nothing to settle, and a victory over it counts like any other', () => {
    const open = foeGame(1);
    expect(standsOf(open).map(({ out }) => out)).toEqual([null, 'bailed out']);
    const page = settlement(open);
    expect(page.pilots.map(({ pilot }) => pilot)).toEqual(['p1']);
    expect(page.wrecks).toEqual([{ mech: 'w1-g', row: ['p1'] }]);
    expect(page.pilots[0]?.steps).toContain('salvage');
    const { after } = page;
    expect(after.pilots).toHaveLength(2);
    expect(after.mechs).toHaveLength(3);
    expect(pilotOf(after, 'p1')).toMatchObject({ experience: 55, victories: 1, games: 1 });
    expect(pilotOf(after, 'p2')).toEqual(pilotOf(open, 'p2'));
    expect(mechOf(after, 'm1').rings).toEqual([{ game: 'g', mech: null, hollow: false }]);
  });

  test('K13: leaves a wreck that is salvaged, and what nobody takes stays with it', () => {
    const page = settlement(settle(foeGame(1), [{ step: 'experience', pilot: 'p1', learn: [] }]));
    const wreck = mechOf(page.after, 'w1-g');
    expect(wreck).toMatchObject({
      ...{ name: 'Griffin', pilot: null, fate: { kind: 'wreck', game: 'g', foe: 'Gil' } },
    });
    expect(nameOfMech(page.after, 'w1-g')).toBe("Gil's Griffin");
    const [first, ...others] = wreck.parts;
    const taken = done(wouldBe(page, take('p1', 'w1-g', first!.name), find));
    expect(pilotOf(taken.after, 'p1').stockpile).toEqual([first]);
    expect(mechOf(taken.after, 'w1-g').parts).toEqual(others);
    // The next own 'Mech is counted as if there were no wreck.
    const next = withNewMech(taken.after, 'p2', called(griffin, 'Next'), null, find);
    expect(next.mechs.at(-1)?.id).toBe('m3');
  });

  test('K13: whose parts have criticals in the game leaves them so', () => {
    const game = foeGame(1);
    const [part] = mechOf(settlement(game).after, 'w1-g').parts;
    const [open] = game.open;
    const stand = sure(open?.stand);
    const criticals = [
      { part: part!.name, effects: [{ effect: 'damage at once', by: 4 } as const], times: 2 },
    ];
    const fighters = [stand.fighters[0]!, { ...stand.fighters[1]!, criticals }];
    const scarred = { ...open!, stand: { ...stand, fighters } };
    const { after } = beginSettlement(game, scarred, find);
    expect(mechOf(after, 'w1-g').parts[0]?.scars).toMatchObject([{ times: 2 }]);
  });

  test('earns nothing and takes no parts if it wins', () => {
    const open = foeGame(0);
    const { after, pilots, wrecks } = settlement(open);
    expect(wrecks).toEqual([]);
    expect(pilots.map(({ came, won }) => [came, won])).toEqual([['bailed out', false]]);
    expect(mechOf(after, 'm1').fate).toEqual({ kind: 'lost', game: 'g', to: null });
    expect(after.pilots.map(({ victories }) => victories)).toEqual([0, 0]);
  });

  test('is asked about after a game with paper, and its death kills no pilot of the hangar', () => {
    const hangar = adaAndFinn();
    const muster = adaAgainst(hangar);
    const { possible } = askedIn(hangar, GIL, find);
    expect(possible.map(({ part }) => part)).toContain('Left Leg Actuator');
    const { ammunition } = griffin.statCard;
    const stand = paperStand(muster, {
      turns: 9,
      fighters: [
        {
          ...{ out: null, turn: null, killedBy: null, armor: 12, criticals: [], damage: {} },
          ammunition: rifleman.statCard.ammunition,
        },
        {
          ...{ out: 'fell', turn: 9, killedBy: 'armor', armor: -5, criticals: [], ammunition },
          damage: { 0: 40 },
        },
      ],
    });
    const open = done(begun(hangar, { id: 'g', on: DAY, muster }, find));
    const closed = closedAfter(done(playedOnPaper(open, 'g', stand, find)));
    expect(pilotOf(closed, 'p1')).toMatchObject({ experience: 55, victories: 1 });
    expect(closed.pilots.map(({ end }) => end)).toEqual([null, null]);
  });

  test.each([0, 1] as const)('is kept in a file and read back (fighter %i leaves)', (leaver) => {
    for (const hangar of [foeGame(leaver), closedAfter(foeGame(leaver))]) {
      const text = printHangarFile(filed(hangar));
      expect(text).toMatch(/^\{"viewscreen":"hangar","version":4,/);
      const read = readFile(text);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      expect(printHangarFile(read.file)).toBe(text);
      const folded = fold(read.file);
      expect(folded.ok && folded.hangar).toEqual(hangar);
    }
    expect(printHangarFile(filed(adaAndFinn()))).toMatch(/^\{"viewscreen":"hangar","version":1,/);
  });

  test('is a fault in a file if its start cannot be read', () => {
    const text = printHangarFile(filed(foeGame(1))).replace('"armor 15, laser +1"', '"armor 0"');
    const read = readFile(text);
    expect(read.ok ? [] : read.faults.map(fileFaultText)).toEqual([
      'line 6, game.muster.fighters.1.starts: "armor 0" does not say how somebody starts (like shutdown 27, laser +1)',
    ]);
  });

  test("is named in the chronicle and on a pilot's card", () => {
    const hangar = closedAfter(foeGame(1));
    const game = sure(gamesOf(hangar)[0]);
    expect(gameResult(game, (pilot) => nameOfPilot(hangar, pilot))).toBe('Ada beat Gil');
    const names = game.muster.fighters.map((fighter) => namesOfFighter(hangar, fighter));
    expect(names[1]).toEqual({ pilot: 'Gil', mech: "Gil's Griffin" });
    const story = storyOf(game, [null, null], []);
    expect(headlineText(story.headline, names)).toBe('Gil does not wait');
    expect(storyText(game, story, [null, null], names)).toMatch(/^Gil bails out of Gil's Griffin/);
    expect(flownBy(hangar, 'p1', find)).toMatchObject([
      { tons: 55, beat: [{ fighter: { foe: 'Gil' } }], beatenBy: null },
    ]);
    expect(whoBeatWhom(hangar)).toEqual([{ winner: 'p1', loser: null, victories: 1 }]);
    expect(marksOf(hangar.history).map(({ kind }) => kind)).toEqual([
      'first victory',
      'first ring',
    ]);
    const lost = closedAfter(foeGame(0));
    expect(sure(flownBy(lost, 'p1', find)[0]).beatenBy).toEqual(GIL);
  });
});
