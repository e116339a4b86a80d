/** What a page says to the service worker. */
export type Message =
  /** The version that waits may be taken into use: the players said so. */
  | { readonly type: 'SKIP_WAITING' }
  /** A tab was opened and says by a lock which build it is of. */
  | { readonly type: 'TAB_OPENED' };

/** Where builds before kept the stills of the game, and by the same name an account of all pictures. */
export const STILLS_BEFORE = 'viewscreen-pictures';

/** How the caches of pictures begin, one for each booklet. */
export const PICTURES = 'viewscreen-pictures-';

/** The cache of the pictures of a booklet, by its name in records. */
export const picturesOf = (booklet: string): string => `${PICTURES}${booklet}`;

const TAB = 'viewscreen tab of ';

/** The lock that a tab holds for as long as it is open, by the address of a script of its build. */
export const tabLock = (script: string): string => `${TAB}${script}`;

/** Whether a lock says that a tab is open. */
export const isTabLock = (name = ''): boolean => name.startsWith(TAB);

/** The scripts that the locks of open tabs name, of the game at an address. */
export const scriptsOf = (locks: readonly { readonly name?: string }[], game: string): string[] =>
  locks.flatMap(({ name }) => (name?.startsWith(`${TAB}${game}`) ? [name.slice(TAB.length)] : []));
