import { ONCE_WORDS } from './once-words.ts';

/** What a device is told once, and never again. */
export type Once = keyof typeof ONCE_WORDS;

/** What has been told, beside the settings, which come with the first load. */
const keyOf = (what: Once): string => `viewscreen told: ${what}`;

/** Tells something that was not told on this device before; `words` are what it is told of. */
export const tellOnce = (what: Once, tell: (text: string) => void, words = ''): void => {
  try {
    if (localStorage.getItem(keyOf(what))) return;
    localStorage.setItem(keyOf(what), 'yes');
  } catch {
    // It is told again the next time.
  }
  tell(ONCE_WORDS[what](words));
};
