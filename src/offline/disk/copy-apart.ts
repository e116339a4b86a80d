/** Whether the game stands on the home screen. */
export const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Whether it does in Safari, where a copy on the home screen has a storage of its own, which is empty at first. */
export const isCopyApart = (): boolean =>
  'standalone' in navigator && (navigator.standalone === true || isOnHomeScreen());
