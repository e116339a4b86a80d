/** Whether the game stands on the home screen. */
const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether it does in Safari, where a copy on the home screen has a storage of its own, which is empty at first. */
export const isCopyApart = (): boolean =>
  'standalone' in navigator && (navigator.standalone === true || isOnHomeScreen());

/** Whether the browser promises never to delete what lies here on its own, asked for it: some ask the player, some
 *  decide by themselves, some know of no promise. For nobody to wait for; never rejects. */
export const askForPromise = async (): Promise<boolean> => {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
};

/** Whether the browser has promised it, or the game stands on the home screen. Never rejects. */
export const isPromised = async (): Promise<boolean> => {
  try {
    return isOnHomeScreen() || (await navigator.storage.persisted());
  } catch {
    return false;
  }
};
