import type { ComicMark } from './marks.ts';
import { INKS, PAGE, TYPEFACE } from './marks.ts';

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? '');

/** The attributes that are there. */
const set = (given: Readonly<Record<string, string | number | false | undefined>>): string =>
  Object.entries(given)
    .map(([name, value]) =>
      value === undefined || value === false ? '' : ` ${name}="${safe(String(value))}"`,
    )
    .join('');

/** The text of an SVG of marks; `addresses` says where the wanted pictures are, by their place. */
export const svgText = (
  marks: readonly ComicMark[],
  addresses: readonly (string | null)[],
  height: number = PAGE.height,
): string => {
  const drawn = marks.map((mark, at) => {
    switch (mark.kind) {
      case 'shape':
      case 'words': {
        const { edge, fill, wide } = mark;
        const inks = {
          ...{ fill: fill ? INKS[fill] : 'none', class: fill === 'yellow' && 'yellow' },
          ...(edge ? { stroke: INKS[edge], 'stroke-width': wide } : {}),
        };
        if (mark.kind === 'shape') return `<path${set({ d: mark.path, ...inks })}/>`;
        const [x, y] = mark.at.map((each) => each.toFixed(1)) as [string, string];
        const turned = mark.turned && `rotate(${mark.turned} ${x} ${y})`;
        const type = {
          'font-size': mark.size.toFixed(1),
          'font-weight': mark.bold ? 700 : 500,
          'text-anchor': mark.from,
        };
        return `<text${set({ x, y, transform: turned || undefined, 'stroke-linejoin': edge && 'round', ...type, ...inks })}>${safe(mark.text)}</text>`;
      }
      case 'picture': {
        const address = addresses[mark.wanted];
        const { height: high, width, x, y } = mark.box;
        const image = address
          ? `<image${set({ href: address, x, y, width, height: high, preserveAspectRatio: 'none', 'clip-path': `url(#cut-${at})` })}/>`
          : '';
        return `<clipPath id="cut-${at}"><path d="${mark.path}"/></clipPath><path fill="#fff" d="${mark.path}"/>${image}`;
      }
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${height}" font-family='${TYPEFACE}'>${drawn.join('')}</svg>`;
};
