import { COPY_WORDS } from './save-words.ts';
import type { Saves } from './saves.ts';

/** Copies the records of all duels, and says so; where the browser forbids it, leads to where each can be shown. */
export const copyRecords = async (saves: Saves, said: (text: string) => void): Promise<void> => {
  const text = await saves.records();
  try {
    await navigator.clipboard.writeText(text);
    said(COPY_WORDS.copied);
  } catch {
    location.hash = '#/records';
    said(COPY_WORDS.forbidden);
  }
};
