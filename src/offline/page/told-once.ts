import { kept, text } from '../disk/kept.ts';
import { ONCE_WORDS } from './once-words.ts';

/** What a device is told once, and never again. */
export type Once = keyof typeof ONCE_WORDS;

/** Tells something that was not told on this device before; `words` are what it is told of. Where the browser keeps
 *  nothing it is told again the next time. */
export const tellOnce = (what: Once, tell: (sentence: string) => void, words = ''): void => {
  const told = kept(`viewscreen told: ${what}`, text);
  if (told.read() !== '') return;
  told.write('yes');
  tell(ONCE_WORDS[what](words));
};
