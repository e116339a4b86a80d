import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import type { Booklet } from '../../../../src/rules/booklet/booklet.ts';
import { begun, fightersOf, mustered } from '../../../../src/rules/campaign/game/muster.ts';
import { played, playedOnPaper } from '../../../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Stand } from '../../../../src/rules/campaign/history/stand.ts';
import type { Lineup } from '../../../../src/rules/fight/lineup.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { playFight } from '../../../tools/random-fight.ts';
import { randomFrom } from '../../../tools/random-play.ts';
import { DAY, circle, done, find, gameOf, griffin, hit, rifleman, why } from '../circle.ts';
import { closedAfter } from '../settling.ts';

/** Four pilots, each with two criticals of the Gyro from an earlier game. */
const worn = (): Hangar => {
  const fresh = circle(
    ['Ada', 'Ben', 'Cleo', 'Dora'].map(
      (name, at) => [name, at < 2 ? rifleman : griffin, `${name}'s`] as const,
    ),
  );
  const draw = (
    hangar: Hangar,
    id: string,
    pilots: readonly string[],
    booklet: Booklet,
  ): Hangar => {
    const hurt = { criticals: [hit(booklet, 'Gyro', 'score', 2)] };
    const came = Object.fromEntries(pilots.map((pilot) => [pilot, hurt]));
    return closedAfter(gameOf(hangar, pilots, { kind: 'nobody' }, came, { id }), [], id);
  };
  return draw(draw(fresh, 'a', ['p1', 'p2'], rifleman), 'b', ['p3', 'p4'], griffin);
};
export const HANGAR = worn();

export const BATTLES: readonly (readonly Lineup[])[] = [
  [{ lone: 0, rivals: [1] }],
  [{ lone: 0, rivals: [1, 2] }],
  [{ lone: 0, rivals: [1, 2, 3] }],
  [
    { lone: 0, rivals: [2] },
    { lone: 1, rivals: [3] },
  ],
];

export interface Game {
  /** The hangar with the game open, before it is played. */
  readonly open: Hangar;
  readonly stand: Stand;
}

/** Games played by seed. */
export const GAMES: readonly Game[] = Array.from({ length: 66 }, (_, seed) => seed).flatMap(
  (seed) => {
    const hangar = HANGAR;
    const battles = sure(BATTLES[seed % BATTLES.length]);
    const seats = battles.flatMap(({ lone, rivals }) => [lone, ...rivals]).length;
    const fighters = fightersOf(hangar, ['p1', 'p2', 'p3', 'p4'].slice(0, seats));
    const muster = { options: USUAL_OPTIONS, fighters, battles };
    const { entries, record } = done(mustered(hangar, muster, find));
    const { end, moves } = playFight({ ...muster, entries, lineups: battles }, randomFrom(seed));
    if (!end.outcome) return [];
    const open = done(begun(hangar, { id: 'g', on: DAY, muster }, find));
    const { stand } = sure(done(played(open, 'g', { ...record, moves }, find)).open[0]);
    // A draw between others, or a fighter who sits out, cannot be entered by hand.
    return why(playedOnPaper(open, 'g', sure(stand), find)) === null
      ? [{ open, stand: sure(stand) }]
      : [];
  },
);
