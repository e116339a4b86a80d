import { saveFile } from '../common/save-file.ts';
import type { ComicPage } from './comic-page.ts';
import { COMIC_PAGE_WORDS } from './comic-words.ts';

const fileOf = (png: Blob): File => new File([png], COMIC_PAGE_WORDS.file, { type: 'image/png' });

/** Whether this device has a share sheet that takes a picture. */
export const canShare = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [fileOf(new Blob())] });

/** Opens the share sheet of the device with the page; false if it refuses. */
const sharePage = async (png: Blob): Promise<boolean> => {
  try {
    await navigator.share({ files: [fileOf(png)], title: COMIC_PAGE_WORDS.heading });
    return true;
  } catch (refused) {
    // The player canceled.
    return refused instanceof DOMException && refused.name === 'AbortError';
  }
};

/** Gives a page to the share sheet of the device, else saves it as a picture; gives what is to be said of that. */
export const givePage = async (
  page: ComicPage | null,
  how: 'share' | 'save' = 'share',
): Promise<string> => {
  const png = await page?.png().catch(() => null);
  if (!png) return (page?.lost ?? '') || COMIC_PAGE_WORDS.failed;
  if (how === 'share' && canShare() && (await sharePage(png))) return '';
  saveFile(png, COMIC_PAGE_WORDS.file);
  return COMIC_PAGE_WORDS.saved;
};
