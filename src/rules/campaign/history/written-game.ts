import { OPTION_TABLE } from '../../battle/option-table.ts';
import { saidOptions, unusualOptions } from '../../battle/options.ts';
import type { Deed } from './deed.ts';
import { isOfContract } from './deed.ts';
import type { Game, OpenGame } from './game.ts';
import { isMember } from './game.ts';

/** The first version whose games could have foes; nothing ever made one then. */
const BEFORE_WRECKS = 2;

/** The first version of files that can hold the sheet of a forged booklet; rows hold no booklets. */
const WITH_SHEETS = 3;

/** The first version with contracts (their deeds, their games, and lessons on cards), and in which foes leave
 *  wrecks (K13). */
const WITH_CONTRACTS = 4;

/** All versions of games in rows and files; later ones can hold more. */
export const GAME_VERSIONS: readonly number[] = [
  ...new Set([
    1,
    BEFORE_WRECKS,
    WITH_SHEETS,
    WITH_CONTRACTS,
    ...Object.values(OPTION_TABLE).map(({ since }) => since),
  ]),
];

const highest = (versions: readonly number[]): number => Math.max(1, ...versions);

/** The lowest version that can hold these, so that an older Viewscreen can read them. */
export const gameVersion = (past: readonly (OpenGame | Deed)[]): number =>
  highest(
    past.flatMap((each): readonly number[] =>
      each.kind === 'game'
        ? [
            ...(each.muster.mission || !each.muster.fighters.every(isMember)
              ? [WITH_CONTRACTS]
              : []),
            ...unusualOptions(each.muster.options).map((name) => OPTION_TABLE[name].since),
          ]
        : isOfContract(each)
          ? [WITH_CONTRACTS]
          : [],
    ),
  );

/** The lowest version of a file with these, and possibly with sheets. */
export const fileVersion = (past: readonly (OpenGame | Deed)[], hasSheets: boolean): number =>
  highest([gameVersion(past), ...(hasSheets ? [WITH_SHEETS] : [])]);

/** What is known of a hangar's earlier games, which are not read again. */
interface Behind {
  /** The version in which the hangar was last written. */
  readonly version: number;
  readonly hasFoes: boolean;
}

/** The version of a hangar with these games: never below that of the games before. */
export const hangarVersion = (
  games: readonly (OpenGame | Deed)[],
  { version, hasFoes }: Behind,
): number =>
  highest([
    gameVersion(games),
    ...(hasFoes ? [WITH_CONTRACTS] : []),
    // An option was used once: a build that cannot read that game cannot read the whole hangar.
    ...(version > BEFORE_WRECKS ? [version] : []),
  ]);

/** A game or deed as written; a later option is left out if its choice is the usual one. */
export const writtenGame = (past: OpenGame | Game | Deed): object =>
  past.kind === 'game'
    ? {
        ...past,
        muster: { ...past.muster, options: Object.fromEntries(saidOptions(past.muster.options)) },
      }
    : past;
