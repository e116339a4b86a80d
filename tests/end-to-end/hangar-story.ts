import type { Choice } from '../../src/rules/campaign/history/choice.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { foundHangar, mechOf } from '../../src/rules/campaign/hangar/hangar.ts';
import { printHangarFile } from '../../src/rules/campaign/file/hangar-file.ts';
import type { Paint } from '../../src/rules/campaign/card/mech.ts';
import { partsOf } from '../../src/rules/campaign/card/part.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { DAY, beats, deed, done, griffin, hit, rifleman } from '../rules/campaign/circle.ts';
import { closedAfter } from '../rules/campaign/settling.ts';
import { filed } from '../rules/campaign/file/files.ts';

/** Who is there in the beginning: pilots p1 … p6 in 'Mechs m1 … m6. */
const CIRCLE: readonly (readonly [
  name: string,
  nickname: string,
  unit: string,
  booklet: Booklet,
  mech: string,
  paint: Paint,
])[] = [
  ['Ada Okafor', 'Lantern', 'Night Post', rifleman, 'Old Thunder', 'stripes'],
  ['Ben Lindqvist', 'Ash', 'Ferry Guard', griffin, 'Gray Widow', 'bars'],
  ['Cleo Marchetti', '', 'Second Shift', griffin, 'Second Sunday', 'none'],
  ['Emil Straka', 'Moth', 'Salt Company', griffin, 'Salt Wife', 'chevron'],
  ['Dov Vance', '', 'Night Post', rifleman, 'Tall Order', 'none'],
  ['Finn Adeyemi', 'Owl', '', rifleman, 'Last Lantern', 'bars'],
];

/** All usable parts of a wreck but those that are named. */
const taken = (hangar: Hangar, mech: string, but: readonly string[] = []): readonly string[] => {
  const booklet = mechOf(hangar, mech).booklet === rifleman.id ? rifleman : griffin;
  return partsOf(booklet, mech)
    .map(({ name }) => name)
    .filter((name) => !but.includes(name));
};

/** A replacement for whoever lost the 'Mech. */
const replacement = (pilot: string, booklet: Booklet, name: string): Choice => ({
  step: 'replacement',
  pilot,
  mech: {
    booklet: booklet.id,
    edition: booklet.edition,
    name,
    paint: 'none',
    as: 'replacement',
  },
});

/**
 * A hangar of some evenings: Ada has five victories and a full stockpile; Ben, Cleo and Dov fly
 * replacements; Emil's 'Mech is hurt; Finn was killed.
 */
export const storyHangar = (): Hangar => {
  let hangar = CIRCLE.reduce(
    (before, [name, nickname, unit, { id, edition }, mech, paint]) =>
      done(
        deed(before, {
          kind: 'enlist',
          after: null,
          who: { name, nickname, unit, mech: { booklet: id, edition, name: mech, paint } },
        }),
      ),
    foundHangar({ name: 'Tuesdays', replacements: 3, on: DAY }),
  );
  const game = (
    id: string,
    [winner, loser]: readonly [string, string],
    more: Parameters<typeof beats>[3],
    choices: (before: Hangar) => readonly Choice[] = () => [],
    winners: NonNullable<Parameters<typeof beats>[4]>['winner'] = {},
  ): void => {
    const open = beats(hangar, winner, loser, more, { id, winner: winners });
    hangar = closedAfter(open, choices(open), id);
  };
  game('g1', ['p1', 'p2'], { out: 'fell', armor: -2, turn: 7 }, (open) => [
    { step: 'salvage', pilot: 'p1', of: 'm2', take: taken(open, 'm2') },
    replacement('p2', griffin, 'Bad Penny'),
  ]);
  game(
    'g2',
    ['p4', 'p3'],
    { out: 'bailed out', turn: 12 },
    (open) => [
      {
        step: 'salvage',
        pilot: 'p4',
        of: 'm3',
        take: taken(open, 'm3', ['Jump Jets', 'Missile Ammo']),
      },
      replacement('p3', griffin, 'Paper Moon'),
    ],
    {
      criticals: [
        hit(griffin, 'Jump Jets', 'heat'),
        hit(griffin, 'Missile Ammo', 'damage at once'),
        hit(griffin, 'Left Foot', 'score'),
      ],
    },
  );
  game('g3', ['p1', 'p5'], { out: 'bailed out', turn: 12 }, (open) => [
    { step: 'salvage', pilot: 'p1', of: 'm5', take: taken(open, 'm5', ['Gyro']) },
    replacement('p5', rifleman, 'Quiet Harold'),
  ]);
  game('g4', ['p1', 'p3'], { out: 'fell', armor: 0, turn: 14 });
  game('g5', ['p1', 'p6'], { out: 'fell', armor: 4, killedBy: 'critical', turn: 24 }, () => [
    { step: 'experience', pilot: 'p1', learn: [] },
    { step: 'memorial', pilot: 'p6', line: 'Last one out turns off the lantern.' },
  ]);
  game('g6', ['p5', 'p2'], { out: 'fell', armor: -1, turn: 9 });
  game('g7', ['p1', 'p4'], { out: 'escaped', turn: 30 });
  return hangar;
};

/** The same as a file. */
export const storyFile = (): string => printHangarFile(filed(storyHangar()));
