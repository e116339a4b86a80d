import { COMIC_PAGE_WORDS } from './comic-words.ts';

const fileOf = (png: Blob): File => new File([png], COMIC_PAGE_WORDS.file, { type: 'image/png' });

/** Whether this device has a share sheet that takes a picture. */
export const canShare = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [fileOf(new Blob())] });

/** Opens the share sheet of the device with the page; false if it refuses. */
export const sharePage = async (png: Blob): Promise<boolean> => {
  try {
    await navigator.share({ files: [fileOf(png)], title: COMIC_PAGE_WORDS.heading });
    return true;
  } catch (refused) {
    // The player canceled.
    return refused instanceof DOMException && refused.name === 'AbortError';
  }
};
