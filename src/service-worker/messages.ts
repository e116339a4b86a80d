export type Message =
  /** The players agreed to activate the waiting version. */
  | { readonly type: 'SKIP_WAITING' }
  /** A tab was opened; its lock tells its build. */
  | { readonly type: 'TAB_OPENED' };

/** The cache in which earlier builds kept the game's stills, and an index of all pictures. */
export const OLD_STILLS_CACHE = 'viewscreen-pictures';

/** The prefix of the caches of pictures, one for each booklet. */
export const PICTURES = 'viewscreen-pictures-';

/** The cache of a booklet's pictures, by its id in records. */
export const picturesOf = (booklet: string): string => `${PICTURES}${booklet}`;

const TAB = 'viewscreen tab of ';

/** The lock that an open tab holds, by the address of a script of its build. */
export const tabLock = (script: string): string => `${TAB}${script}`;

export const isTabLock = (name = ''): boolean => name.startsWith(TAB);

/** The scripts in the locks of open tabs of the game at an address. */
export const scriptsOf = (locks: readonly { readonly name?: string }[], game: string): string[] =>
  locks.flatMap(({ name }) => (name?.startsWith(`${TAB}${game}`) ? [name.slice(TAB.length)] : []));
