import { kept, text } from '../disk/kept.ts';
import { ONCE_WORDS } from './once-words.ts';

export type Once = keyof typeof ONCE_WORDS;

/** Tells something that this device was not told before; `words` are passed to the sentence. If the
 *  browser keeps nothing, it is told again next time. */
export const tellOnce = (what: Once, tell: (sentence: string) => void, words = ''): void => {
  const told = kept(`viewscreen told: ${what}`, text);
  if (told.read() !== '') return;
  told.write('yes');
  tell(ONCE_WORDS[what](words));
};
