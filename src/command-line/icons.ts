import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.js';

/**
 * `npm run tool -- icons`: the icons of the game, head and shoulders from the front cover of the Griffin's booklet in the frame
 * of a window, and the picture that is shown where somebody shares its address. The small one, `icon.svg`, is by hand:
 * it has to be read at 16 pixels; `icon-32.png` is the same for browsers that draw none.
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

const DEFINITIONS = `<filter id="tones" color-interpolation-filters="sRGB">
    <feComponentTransfer>${TONES.map(
      ([part, steps]) => `<feFunc${part} type="discrete" tableValues="${steps}"/>`,
    ).join('')}</feComponentTransfer>
  </filter>
  <clipPath id="window"><path d="${WINDOW}"/></clipPath>`;

const iconPage = ({ size, free, corner }: (typeof ICONS)[number]): string => {
  const large = 100 / SHOWN.side;
  return `<style>body { margin: 0 }</style>
<svg width="${size}" height="${size}" viewBox="0 0 100 100">
  ${DEFINITIONS}
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

/** What chats and networks show of an address: the cover of a duel over the name of the game, to be read at a quarter of
 *  this size. */
const SHARED = { file: 'shown/share.png', width: 1200, height: 630 };
const DUEL = `${PUBLIC}/pictures/rfl-3n/against-grf-1n.webp`;
const TYPE = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin';

const base64 = (file: string): string => readFileSync(file).toString('base64');
const face = (weight: number): string =>
  `@font-face { font-family: type; font-weight: ${weight};
    src: url(data:font/woff2;base64,${base64(`${TYPE}-${weight}-normal.woff2`)}) }`;

const sharedPage = (): string => `<style>
  ${face(500)} ${face(700)}
  body { margin: 0 }
  text { font: 500 37px type; fill: #F3EDDD }
  .name { font-weight: 700; font-size: 82px; letter-spacing: 5px }
</style>
<svg width="${SHARED.width}" height="${SHARED.height}">
  ${DEFINITIONS}
  <pattern id="dots" width="5" height="5" patternUnits="userSpaceOnUse">
    <circle cx="2.5" cy="2.5" r="1.1" fill="#2D2F32"/>
  </pattern>
  <image filter="url(#tones)" y="-118" width="1200" href="data:image/webp;base64,${base64(DUEL)}"/>
  <rect y="498" width="1200" height="132" fill="#191A1C"/>
  <rect y="498" width="1200" height="132" fill="url(#dots)"/>
  <path d="M0 498H1200" stroke="#F3EDDD" stroke-width="3"/>
  <text class="name" x="34" y="593">VIEWSCREEN</text>
  <text x="484" y="559">A comic-book duel of giant machines.</text>
  <text x="484" y="600">Free, in your browser, without a network.</text>
</svg>`;

const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const take = async (file: string, content: string, width: number, height: number) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(content, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  const bytes = await page.screenshot({ omitBackground: true });
  writeFileSync(`${PUBLIC}/${file}`, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
};
for (const icon of ICONS) await take(icon.file, iconPage(icon), icon.size, icon.size);
const small = `<style>body { margin: 0 }</style>${readFileSync(`${PUBLIC}/icon.svg`, 'utf8')}`;
await take('icon-32.png', small, 32, 32);
await take(SHARED.file, sharedPage(), SHARED.width, SHARED.height);
await browser.close();
