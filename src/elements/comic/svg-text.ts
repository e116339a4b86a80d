import type { ComicMark } from './marks.ts';
import { INKS, PAGE, TYPEFACE } from './marks.ts';

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
const safe = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign as keyof typeof SIGNS]);

/** The attributes that are there. */
const set = (given: Readonly<Record<string, string | number | false | null | undefined>>): string =>
  Object.entries(given)
    .map(([name, value]) => (value || value === 0 ? ` ${name}="${safe(String(value))}"` : ''))
    .join('');

/** A mark as SVG, by its place in the list; a picture from its address, if it is there. */
const drawn = (mark: ComicMark, at: number, addresses: readonly (string | null)[]): string => {
  if (mark.kind === 'picture') {
    const href = addresses[mark.wanted];
    const fit = { preserveAspectRatio: 'none', 'clip-path': `url(#cut-${at})` };
    const image = href ? `<image${set({ href, ...mark.box, ...fit })}/>` : '';
    return `<clipPath id="cut-${at}"><path d="${mark.path}"/></clipPath><path fill="#fff" d="${mark.path}"/>${image}`;
  }
  const { edge, fill, wide } = mark;
  const inks = {
    ...{ fill: fill ? INKS[fill] : 'none', class: fill === 'yellow' && 'yellow' },
    ...(edge && { stroke: INKS[edge], 'stroke-width': wide }),
  };
  if (mark.kind === 'shape') return `<path${set({ d: mark.path, ...inks })}/>`;
  const [x, y] = mark.at.map((each) => each.toFixed(1));
  const type = {
    ...{ x, y, transform: mark.turned !== 0 && `rotate(${mark.turned} ${x} ${y})` },
    ...{ 'stroke-linejoin': edge && 'round', 'font-size': mark.size.toFixed(1) },
    ...{ 'font-weight': mark.bold ? 700 : 500, 'text-anchor': mark.from !== 'start' && mark.from },
  };
  return `<text${set({ ...type, ...inks })}>${safe(mark.text)}</text>`;
};

/** The text of an SVG of marks; `addresses` says where the wanted pictures are, by their place. */
export const svgText = (
  marks: readonly ComicMark[],
  addresses: readonly (string | null)[],
  height: number = PAGE.height,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${height}" font-family='${TYPEFACE}' text-rendering="geometricPrecision">${marks.map((mark, at) => drawn(mark, at, addresses)).join('')}</svg>`;
