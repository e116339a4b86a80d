import type { Host } from '../tools/host.ts';
import { playDuel } from './duel.ts';
import { HANDS } from './hands.ts';
import { pagesIn } from './pdf-pages.ts';
import type { Tab } from './tab.ts';

/** A booklet on paper takes at most so many bytes, and has so many pages. */
const LARGEST_PDF = 20_000_000;
const PAGES = 35;
/** So much of a drawing is ink, at least (of all its pixels). */
const LEAST_INK = 0.01;

/** What is tried, and what is wrong with it; nothing where all is well. */
interface Trial {
  readonly name: string;
  readonly try: () => Promise<readonly string[]>;
}

/** Founds a hangar of two, and gives its name. */
const FOUND = `
  await ready();
  const hangars = await app().hangars();
  const made = await hangars.found({ name: 'Tuesdays', replacements: 3 });
  const hangar = hangars.running(made.id, { changed: () => undefined, said: () => undefined });
  await hangar.open();
  for (const [name, booklet, paint] of [['Ada', 'rfl-3n', 'bars'], ['Finn', 'grf-1n', 'none']]) {
    const { edition } = await app().library.read(booklet);
    const done = await hangar.do({ kind: 'enlist', after: null, who: { name, nickname: '', unit: 'Night Post',
      mech: { booklet, edition, name: name + "'s own", paint } } });
    if (done.kind !== 'done') throw new Error(done.sentence);
  }
  hangar.close();
  return made.id;
`;

/** Writes a hangar into a file, removes it, restores it from the file, and writes it again. */
const THERE_AND_BACK = (id: string): string => `
  await ready();
  const hangars = await app().hangars();
  const first = await hangars.file('${id}');
  const trouble = await hangars.remove('${id}');
  if (trouble) throw new Error(trouble);
  const { found, faults } = await hangars.check(first.text);
  if (!found) throw new Error(faults.join(' '));
  const restored = await hangars.restore(found);
  const second = await hangars.file(restored.id);
  return { id: restored.id, same: first.text === second.text, bytes: first.text.length };
`;

/** How far the sheets of paper stand out of the window (pixels). */
const SHEETS = `
  const sheets = () => find('.sheet');
  await until(() => sheets().length > 0, 'the sheets');
  await sleep(1200);
  const zoomed = zoomOfRects();
  return sheets().map((sheet) => {
    const zoom = zoomed ? 1 : Number(getComputedStyle(sheet).zoom);
    const { left, right } = sheet.getBoundingClientRect();
    return Math.max(-left * zoom, right * zoom - innerWidth);
  }).sort((one, other) => other - one)[0];
`;

/** The share of ink in the picture of a worn Rifleman, or why there is none. */
const WORN = `
  await ready();
  const booklet = await app().library.read('rfl-3n');
  const wear = { torn: 3, dead: [], limp: [], smoking: true, hot: true, dark: false };
  const drawn = await app().pictures.drawn(booklet, 27, wear);
  if (!drawn?.address) return String(drawn?.trouble);
  const image = new Image();
  image.src = drawn.address;
  await new Promise((done, fail) => { image.onload = done; image.onerror = fail; });
  const canvas = Object.assign(document.createElement('canvas'), { width: 768, height: 768 });
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, 768, 768);
  let ink = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] < 128) ink += 1;
  return ink / (data.length / 4);
`;

/** How many pictures of a booklet are seen, without a host. */
const GALLERY = `
  await ready();
  const seen = () => find('img.picture').filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  find('img.picture').forEach((image) => { image.loading = 'eager'; });
  await until(() => find('img.picture').length >= 32 && (find('img.picture').forEach((image) => { image.loading = 'eager'; }), seen().length >= 32), '32 pictures', 30000).catch(() => 0);
  return seen().length;
`;

/** All that is tried in a browser, in its order, in a window of a phone's size. */
export const planOf = (
  tab: Tab,
  host: Host,
  look: (stage: string) => Promise<void>,
): readonly Trial[] => {
  const run = (body: string): Promise<unknown> => tab.run(`${HANDS}\n${body}`);
  const to = async (path: string): Promise<void> => {
    await tab.go(`${host.address}?${Math.random()}${path}`);
    await run('await ready()');
  };
  let hangar = '';
  return [
    {
      name: 'a recorded duel, with a reload and without a host',
      try: () => playDuel(tab, run, { host, look }),
    },
    {
      name: 'a hangar into a file and back',
      try: async () => {
        await to('#/');
        const founded = String(await run(FOUND));
        const { bytes, id, same } = (await run(THERE_AND_BACK(founded))) as {
          id: string;
          same: boolean;
          bytes: number;
        };
        hangar = id;
        await to(`#/hangar/${id}`);
        await run(
          `await until(() => find('hangar-berth').filter(isSeen).length >= 2, 'two berths'); await sleep(1500)`,
        );
        await look('hangar');
        return same ? [] : [`its file is another after it was restored (${bytes} bytes)`];
      },
    },
    {
      name: 'sheets of paper inside the window',
      try: async () => {
        const faults: string[] = [];
        for (const [stage, path] of [
          ['card-stage', `#/hangar/${hangar}/card/p1`],
          ['print-stage', '#/print/rfl-3n'],
        ] as const) {
          await to(path);
          const out = Number(await run(SHEETS));
          await look(stage);
          if (out > 0.5) faults.push(`${stage} stands ${out} pixels out of the window`);
        }
        return faults;
      },
    },
    {
      name: `a booklet on paper: ${PAGES} pages in ${LARGEST_PDF / 1_000_000} MB`,
      try: async () => {
        await to('#/print/rfl-3n');
        await run(
          `await until(() => find('view-window').length >= 32, 'all pages'); await sleep(2000)`,
        );
        const pdf = await tab.pdf();
        const [pages, size] = [pagesIn(pdf), pdf.length];
        console.log(`  ${pages} pages, ${(size / 1_000_000).toFixed(1)} MB`);
        return [
          ...(pages === PAGES ? [] : [`it has ${pages} pages`]),
          ...(size <= LARGEST_PDF ? [] : [`it has ${size} bytes`]),
        ];
      },
    },
    {
      name: 'a worn picture, drawn on the device',
      try: async () => {
        await to('#/');
        const ink = await run(WORN);
        return typeof ink === 'number' && ink > LEAST_INK ? [] : [`there is none: ${String(ink)}`];
      },
    },
    {
      name: 'the game opened without a host, all pictures of a booklet there',
      try: async () => {
        await host.stop();
        try {
          await to('#/gallery/rfl-3n');
          const seen = await run(GALLERY);
          await look('gallery');
          return seen === 32 ? [] : [`${String(seen)} of 32 pictures are seen`];
        } finally {
          await host.resume();
        }
      },
    },
  ];
};
