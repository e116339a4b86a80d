import type { LaterOption } from '../../battle/options.ts';
import { saidOptions, unusualOptions } from '../../battle/options.ts';
import type { Deed } from './deed.ts';
import type { Game, OpenGame } from './game.ts';
import { isMember } from './game.ts';

/** In which versions games are written, in rows and in files: a later one can say more. */
export const GAME_VERSIONS = [1, 2, 3] as const;
export type GameVersion = (typeof GAME_VERSIONS)[number];

/** The first version that can say of a game that somebody from outside fights in it. */
const WITH_FOES: GameVersion = 2;

/** The first version that can hold the sheet of a booklet that was forged: of a file, for rows hold no booklets. */
const WITH_SHEETS: GameVersion = 3;

/** The first version that can say that the usual choice of an option was not made: a new one for each. */
const WITH_OPTION: { readonly [Name in LaterOption]: GameVersion } = {};

const highest = (versions: readonly GameVersion[]): GameVersion =>
  GAME_VERSIONS.findLast((version) => versions.includes(version)) ?? 1;

/** The version in which these are written: the lowest that can say it, so that an older Viewscreen reads them. */
export const gameVersion = (past: readonly (OpenGame | Deed)[]): GameVersion =>
  highest(
    past.flatMap((each): readonly GameVersion[] =>
      each.kind === 'game'
        ? [
            ...(each.muster.fighters.every(isMember) ? [] : [WITH_FOES]),
            ...unusualOptions(each.muster.options).map((name) => WITH_OPTION[name]),
          ]
        : [],
    ),
  );

/** The version of a file with these, and perhaps with sheets. */
export const fileVersion = (past: readonly (OpenGame | Deed)[], hasSheets: boolean): GameVersion =>
  highest([gameVersion(past), ...(hasSheets ? [WITH_SHEETS] : [])]);

/** What is known of the games behind a hangar, which are not read again. */
interface Behind {
  /** The version in which the hangar was written before. */
  readonly version: GameVersion;
  readonly hasFoes: boolean;
}

/** The version of a hangar with these games: none below that of the games behind it. */
export const hangarVersion = (
  games: readonly (OpenGame | Deed)[],
  { version, hasFoes }: Behind,
): GameVersion =>
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
