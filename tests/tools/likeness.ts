import { readFileSync } from 'node:fs';
import { openDrawingTable } from '../../src/command-line/drawing-table.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { VIEW_SCREENS } from '../../src/rules/vocabulary.ts';

/**
 * `npm run tool -- likeness [ID or FILE …]`: draws every page of the booklets small, and prints how alike the same page of two
 * booklets is, how alike two pages of one booklet are, and how much ink is on a page.
 */
/** Square, as stills are. */
const PAGE = { width: 384, height: 384, samples: 1 } as const;
/** Pages are compared as so many fields. */
const FIELDS = { across: 16, down: 20 } as const;
/** A cell with no more ink than this is bare; cells are a 32nd of a page's sides. */
const [CELLS, BARE] = [32, 0.001] as const;
const ALIKE = 0.6;

/** A page's share of ink in each field of a grid, row by row. */
const inkIn = (gray: Uint8Array, across: number, down: number): Float64Array => {
  const fields = new Float64Array(across * down);
  const counts = new Float64Array(across * down);
  gray.forEach((tone, at) => {
    const x = Math.floor(((at % PAGE.width) * across) / PAGE.width);
    const y = Math.floor((Math.floor(at / PAGE.width) * down) / PAGE.height);
    fields[y * across + x]! += 1 - tone / 255;
    counts[y * across + x]! += 1;
  });
  return fields.map((sum, field) => sum / (counts[field] ?? 1));
};

const meanOf = (values: Iterable<number>): number => {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length);
};

/** Pearson's correlation of two pages: 1 the same, 0 nothing in common. */
const alike = (one: Float64Array, other: Float64Array): number => {
  const [mean, others] = [meanOf(one), meanOf(other)];
  let [both, square, squares] = [0, 0, 0];
  one.forEach((value, at) => {
    const [a, b] = [value - mean, (other[at] ?? 0) - others];
    both += a * b;
    square += a * a;
    squares += b * b;
  });
  return both / Math.sqrt(square * squares || 1);
};

interface Page {
  readonly id: string;
  readonly number: number;
  readonly fields: Float64Array;
  readonly ink: number;
  readonly bare: number;
}

const given = process.argv.slice(2);
const ids = given.length > 0 ? given : [...readLibrary().keys()];
const table = await openDrawingTable();
const pages: Page[] = [];
for (const id of ids) {
  const text = readFileSync(id.endsWith('.json') ? id : `books/${id}.json`, 'utf8');
  const { files } = await table.draw({
    text,
    numbers: VIEW_SCREENS,
    ...PAGE,
    as: { kind: 'gray' },
  });
  files.forEach((file, at) => {
    const gray = Uint8Array.from(Buffer.from(file, 'base64'));
    const cells = inkIn(gray, CELLS, CELLS);
    pages.push({
      id,
      number: VIEW_SCREENS[at] ?? 0,
      fields: inkIn(gray, FIELDS.across, FIELDS.down),
      ink: meanOf(gray.map((tone) => 255 - tone)) / 255,
      bare: cells.filter((ink) => ink < BARE).length / cells.length,
    });
  });
}
await table.close();

const pairs: (readonly [Page, Page, number])[] = pages.flatMap((one, at) =>
  pages.slice(at + 1).map((other) => [one, other, alike(one.fields, other.fields)] as const),
);
const same = pairs.filter(([one, other]) => one.number === other.number);
const within = pairs.filter(([one, other]) => one.id === other.id);
const said = (some: typeof pairs, most = 12): string =>
  some
    .toSorted((a, b) => b[2] - a[2])
    .slice(0, most)
    .map(([one, other, by]) =>
      one.number === other.number
        ? `${one.number} ${one.id}/${other.id} ${by.toFixed(2)}`
        : `${one.id} ${one.number}/${other.number} ${by.toFixed(2)}`,
    )
    .join(', ');
const over = (some: typeof pairs): typeof pairs => some.filter(([, , by]) => by > ALIKE);
const byPage = VIEW_SCREENS.map((number) => ({
  number,
  mean: meanOf(same.filter(([one]) => one.number === number).map(([, , by]) => by)),
})).toSorted((a, b) => b.mean - a.mean);
const named = (some: readonly Page[], by: (page: Page) => number): string =>
  some.map((page) => `${page.id} ${page.number} ${by(page).toFixed(2)}`).join(', ');
const pale = pages.filter(({ ink }) => ink < 0.15);
const bare = pages.filter((page) => page.bare > 0.6);

console.log(`${pages.length} pages of ${ids.length} booklets`);
console.log(
  `same page of two booklets: ${meanOf(same.map(([, , by]) => by)).toFixed(3)} on average`,
);
console.log(`  above ${ALIKE}: ${over(same).length} of ${same.length}: ${said(over(same))}`);
console.log(
  `  most alike: ${byPage
    .slice(0, 6)
    .map(({ number, mean }) => `${number} ${mean.toFixed(2)}`)
    .join(', ')}`,
);
console.log(
  `within a booklet above ${ALIKE}: ${over(within).length} of ${within.length}: ${said(over(within), 24)}`,
);
console.log(`ink: ${meanOf(pages.map(({ ink }) => ink)).toFixed(3)} on average`);
for (const id of ids)
  console.log(
    `  ${id}: ${meanOf(pages.filter((page) => page.id === id).map(({ ink }) => ink)).toFixed(3)}`,
  );
console.log(`  under 15 %: ${pale.length}: ${named(pale, ({ ink }) => ink)}`);
console.log(`more than 60 % bare: ${bare.length}: ${named(bare, (page) => page.bare)}`);
