/** What a page says to the service worker. */
export type Message =
  /** The version that waits may be taken into use: the players said so. */
  | { readonly type: 'SKIP_WAITING' }
  /** A tab was opened and says by a lock which build it is of. */
  | { readonly type: 'TAB_OPENED' };

/** Where the stills of the game are kept. */
export const STILLS = 'viewscreen-pictures';

const TAB = 'viewscreen tab of ';

/** The lock that a tab holds for as long as it is open, by the address of a script of its build. */
export const tabLock = (script: string): string => `${TAB}${script}`;

/** Whether a lock says that a tab is open. */
export const isTabLock = (name = ''): boolean => name.startsWith(TAB);

/** The scripts that the locks of open tabs name, of the game at an address. */
export const scriptsOf = (locks: readonly { readonly name?: string }[], game: string): string[] =>
  locks.flatMap(({ name }) => (name?.startsWith(`${TAB}${game}`) ? [name.slice(TAB.length)] : []));
