import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.js';

/** What came of it: files in base64, and how long each picture took. */
export interface PicturesDrawn {
  readonly files: readonly string[];
  /** The second sheets of stills; null for a page on which nothing moves. */
  readonly sheets: readonly (string | null)[];
  readonly milliseconds: readonly number[];
  /** What draws: the name of a GPU, or of the software in its place. */
  readonly renderer: string;
}
/** What `drawPictures` in `figure/author-page.ts` is asked. */
export type PicturesAsked = Readonly<Record<string, unknown>>;

/** A browser without a window that draws what it is asked to, until it is closed; `gpu` lets it use one. */
export const openDrawingTable = async ({ gpu = false } = {}) => {
  const { outputFiles } = await build({
    entryPoints: ['src/figure/author-page.ts'],
    bundle: true,
    format: 'iife',
    write: false,
    logLevel: 'warning',
  });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(gpu
        ? ['--ignore-gpu-blocklist']
        : ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
    ],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const draw = (asked: PicturesAsked): Promise<PicturesDrawn> =>
    page.evaluate(
      (what) =>
        (
          globalThis as unknown as {
            drawPictures: (asked: PicturesAsked) => Promise<PicturesDrawn>;
          }
        ).drawPictures(what),
      asked,
    );
  return { draw, close: () => browser.close() };
};

/** Where pictures are drawn: a page in a browser of its own. */
export type DrawingTable = Awaited<ReturnType<typeof openDrawingTable>>;
