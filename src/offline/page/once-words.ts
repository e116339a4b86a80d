import { kept, text } from '../disk/kept.ts';

/** Notices shown once per device. */
export const ONCE_WORDS = {
  'may be deleted': () =>
    'This browser may delete a hangar on its own: Safari after seven days without a visit, others when the disk is full. Back the hangar up to a file. On an iPhone or iPad, you can then put Viewscreen on the home screen: it starts out empty there, so restore the hangar from its file.',
  'not drawn': (why: string) =>
    why.startsWith('This picture ')
      ? why.replace(/^This picture /, 'Damage, paint and the pictures of added booklets ')
      : `${why} Damage and paint are not shown.`,
  'pictures not kept': () =>
    'The storage of this device is full: no more pictures are kept. They are fetched or drawn again whenever they are needed.',
} as const;

export type Once = keyof typeof ONCE_WORDS;

/** Tells something that this device was not told before; `words` are passed to the sentence. If the
 *  browser keeps nothing, it is told again next time. */
export const tellOnce = (what: Once, tell: (sentence: string) => void, words = ''): void => {
  const told = kept(`viewscreen told: ${what}`, text);
  if (told.read() !== '') return;
  told.write('yes');
  tell(ONCE_WORDS[what](words));
};
