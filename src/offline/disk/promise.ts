const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether this is a copy on Safari's home screen, which has a storage of its own, empty at first. */
export const isCopyApart = (): boolean =>
  'standalone' in navigator && (navigator.standalone === true || isOnHomeScreen());

/** Asks the browser to promise never to delete this site's data on its own. Some ask the player,
 *  some decide by themselves, some have no such promise. Do not await it for anything the player
 *  sees; never rejects. */
export const askForPromise = async (): Promise<boolean> => {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
};

/** Whether the browser has promised it, or the game is on the home screen. Never rejects. */
export const isPromised = async (): Promise<boolean> => {
  try {
    return isOnHomeScreen() || (await navigator.storage.persisted());
  } catch {
    return false;
  }
};
