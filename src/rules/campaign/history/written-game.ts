import { SAID_SINCE } from '../../battle/option-table.ts';
import { saidOptions, unusualOptions } from '../../battle/options.ts';
import type { Deed } from './deed.ts';
import type { Game, OpenGame } from './game.ts';
import { isMember } from './game.ts';

/** The first version that can say of a game that somebody from outside fights in it. */
const WITH_FOES = 2;

/** The first version that can hold the sheet of a booklet that was forged: of a file, for rows hold no booklets. */
const WITH_SHEETS = 3;

/** In which versions games are written, in rows and in files: a later one can say more. */
export const GAME_VERSIONS: readonly number[] = [
  ...new Set([1, WITH_FOES, WITH_SHEETS, ...Object.values<number>(SAID_SINCE)]),
];

const highest = (versions: readonly number[]): number => Math.max(1, ...versions);

/** The version in which these are written: the lowest that can say it, so that an older Viewscreen reads them. */
export const gameVersion = (past: readonly (OpenGame | Deed)[]): number =>
  highest(
    past.flatMap((each): readonly number[] =>
      each.kind === 'game'
        ? [
            ...(each.muster.fighters.every(isMember) ? [] : [WITH_FOES]),
            ...unusualOptions(each.muster.options).map((name) => SAID_SINCE[name]),
          ]
        : [],
    ),
  );

/** The version of a file with these, and perhaps with sheets. */
export const fileVersion = (past: readonly (OpenGame | Deed)[], hasSheets: boolean): number =>
  highest([gameVersion(past), ...(hasSheets ? [WITH_SHEETS] : [])]);

/** What is known of the games behind a hangar, which are not read again. */
interface Behind {
  /** The version in which the hangar was written before. */
  readonly version: number;
  readonly hasFoes: boolean;
}

/** The version of a hangar with these games: none below that of the games behind it. */
export const hangarVersion = (
  games: readonly (OpenGame | Deed)[],
  { version, hasFoes }: Behind,
): number =>
  highest([
    gameVersion(games),
    ...(hasFoes ? [WITH_FOES] : []),
    // An option was played by once: whoever cannot read that game cannot read the hangar to its end.
    ...(version > WITH_FOES ? [version] : []),
  ]);

/** A game or deed as it is written down: an option that came later stands there where it has to be said. */
export const writtenGame = (past: OpenGame | Game | Deed): object =>
  past.kind === 'game'
    ? {
        ...past,
        muster: { ...past.muster, options: Object.fromEntries(saidOptions(past.muster.options)) },
      }
    : past;
