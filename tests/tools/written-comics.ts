import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { DrawnComic } from '../../src/elements/comic/drawn-comic.ts';
import { PAGE } from '../../src/elements/comic/marks.ts';
import { svgText } from '../../src/elements/comic/svg-text.ts';
import { launchBrowser } from './browser.ts';

const FACES = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin';
const dataOf = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;
const STYLE = `<style>${[500, 700]
  .map(
    (weight) =>
      `@font-face { font-family: "Barlow Condensed"; font-weight: ${weight}; src: url(${dataOf(`${FACES}-${weight}-normal.woff2`, 'font/woff2')}) }`,
  )
  .join('')} body { margin: 0 } svg { display: block }</style>`;

/** Writes drawn pages into a folder, each as SVG and PNG, with stills. */
export const writeComics = async (
  folder: string,
  comics: readonly (readonly [name: string, drawn: DrawnComic])[],
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const tab = await browser.newPage({ viewport: PAGE });
  for (const [name, { marks, wanted }] of comics) {
    const stills = wanted.map(({ booklet: { id }, name: of }) =>
      dataOf(`src/offline/public/pictures/${id}/${of}.webp`, 'image/webp'),
    );
    const svg = svgText(marks, stills);
    writeFileSync(`${folder}/${name}.svg`, svg);
    await tab.setContent(STYLE + svg);
    await tab.evaluate('document.fonts.ready');
    await tab.screenshot({ path: `${folder}/${name}.png` });
  }
  await browser.close();
};
