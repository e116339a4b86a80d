import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.js';

/**
 * `npm run icons`: the icons of the game, head and shoulders from the front cover of the Griffin's booklet in the frame
 * of a window. The small one, `icon.svg`, is the same by hand: it has to be read at 32 pixels.
 */

const PUBLIC = 'src/offline/public';
const DRAWING = `${PUBLIC}/pictures/grf-1n/cover.webp`;
/** What of the drawing is shown: a square, in shares of its width from the upper left. */
const SHOWN = { x: 0.235, y: 0.06, side: 0.5 };

/** The icons: how large, what is left free round the window, and how round the corners are, in hundredths; one is cut to any shape. */
const ICONS = [
  { file: 'icon-192.png', size: 192, free: 6, corner: 18 },
  { file: 'icon-512.png', size: 512, free: 6, corner: 18 },
  { file: 'icon-maskable-512.png', size: 512, free: 13, corner: 0 },
] as const;

/** The cockpit window, 100 wide and high: its corners cut off, narrower at the foot. */
const WINDOW = 'M10 0H90L100 10V55L90 100H10L0 55V10z';

/** From ink to paper in four steps: enough for the edges of ink, and half the bytes of all. */
const TONES = [
  ['R', '.098 .399 .699 .988'],
  ['G', '.102 .393 .685 .976'],
  ['B', '.110 .387 .664 .941'],
] as const;

const iconPage = ({ size, free, corner }: (typeof ICONS)[number]): string => {
  const large = 100 / SHOWN.side;
  const tones = TONES.map(
    ([part, steps]) => `<feFunc${part} type="discrete" tableValues="${steps}"/>`,
  );
  return `<style>body { margin: 0 }</style>
<svg width="${size}" height="${size}" viewBox="0 0 100 100">
  <filter id="tones" color-interpolation-filters="sRGB">
    <feComponentTransfer>${tones.join('')}</feComponentTransfer>
  </filter>
  <clipPath id="window"><path d="${WINDOW}"/></clipPath>
  <rect width="100" height="100" rx="${corner}" fill="#191A1C"/>
  <g transform="translate(${free} ${free}) scale(${1 - free / 50})">
    <g clip-path="url(#window)">
      <image filter="url(#tones)" x="${-SHOWN.x * large}" y="${-SHOWN.y * large}" width="${large}"
        href="data:image/webp;base64,${readFileSync(DRAWING).toString('base64')}"/>
    </g>
    <path d="${WINDOW}" fill="none" stroke="#CDC6B6" stroke-width="3"/>
  </g>
</svg>`;
};

const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const icon of ICONS) {
  const { file, size } = icon;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(iconPage(icon), { waitUntil: 'load' });
  const bytes = await page.screenshot({ omitBackground: true });
  writeFileSync(`${PUBLIC}/${file}`, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}
await browser.close();
