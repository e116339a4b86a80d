import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Import } from './tools/rooms.ts';
import { foldersIn, importsOf, planOf, roomOf } from './tools/rooms.ts';

/** What each folder under src may import: folders beside it, and packages by name. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  rules: ['rules', 'valibot', '@noble/hashes'],
  forge: ['rules', 'forge', 'valibot'],
  tactics: ['rules', 'tactics', '@noble/hashes'],
  elements: ['rules', 'elements', 'offline', 'lit', '@lit/context', 'lean-qr'],
  offline: ['rules', 'forge', 'offline', 'idb', 'valibot'],
  figure: ['rules', 'figure', 'three'],
  'service-worker': ['service-worker', 'workbox-core', 'workbox-precaching', 'workbox-routing'],
  'command-line': [
    ...['rules', 'forge', 'tactics', 'figure', 'command-line', 'node'],
    ...['@valibot/to-json-schema', 'esbuild', 'playwright-core'],
  ],
};

/** All that others may import from tactics: what it is asked, its words, seals, remarks and tallies. */
const TACTICS = [
  ...['asked', 'words', 'pilot/seal', 'pilot/remark', 'balance/tally', 'balance/balance-words'],
].map((each) => `tactics/${each}.ts`);

/** All that a form needs from the forge: what a sheet is, its faults, what is worth knowing of its booklet, and words. */
const FORGE = [
  ...[
    'fault',
    'sheet',
    'sheet-document',
    'words',
    'weapon-table',
    'weapon-words',
    'unit-file',
    'unit-kind',
    'weighed',
    'booklet-text',
    'designation',
    'plain-json',
  ],
].map((each) => `forge/${each}.ts`);

/** Single files of a folder that another may import as well: doors for types, numbers and words. */
const DOORS: Record<string, readonly string[]> = {
  elements: [...TACTICS, ...FORGE],
  // If no worker can think or forge, the page does it; if it cannot either, it draws at random.
  offline: [
    ...['figure/drawing.ts', 'service-worker/messages.ts', ...TACTICS],
    ...['tactics/mind.ts', 'tactics/pilot/unthought.ts', 'tactics/balance/status-game.ts'],
    // What was learned is filed under a hash of what a turn reads.
    ...['tactics/duel/plays.ts', 'tactics/duel/plays-hash.ts'],
  ],
};

/** What each room leans on, besides itself: rooms beside it, `''` for the files that stand above the
 *  rooms. Stages never import each other; what several of them show lies in rooms of its own. */
const LEANS_ON: Record<string, Record<string, readonly string[]>> = {
  rules: {
    document: [''],
    booklet: ['', 'document'],
    check: ['', 'document', 'booklet'],
    battle: ['', 'document', 'booklet'],
    fight: ['', 'document', 'booklet', 'battle'],
    campaign: ['', 'document', 'booklet', 'check', 'battle', 'fight'],
    words: ['', 'document', 'booklet', 'check', 'battle', 'fight', 'campaign'],
    comic: ['', 'document', 'booklet', 'battle', 'fight', 'words'],
    workshop: ['', 'document', 'booklet', 'check', 'campaign'],
  },
  'rules/campaign': {
    card: [],
    contract: ['card'],
    history: ['card', 'contract'],
    hangar: ['card', 'contract', 'history'],
    acts: ['card', 'contract', 'history', 'hangar'],
    game: ['card', 'contract', 'history', 'hangar', 'acts'],
    settlement: ['card', 'history', 'hangar', 'acts', 'game'],
    chronicle: ['card', 'contract', 'history', 'hangar', 'acts'],
    file: ['card', 'history', 'hangar', 'acts', 'game', 'settlement'],
  },
  tactics: {
    duel: [],
    matrix: [],
    judge: ['duel', 'matrix'],
    learn: ['duel', 'matrix', 'judge'],
    review: ['duel', 'matrix', 'judge'],
    pilot: ['duel', 'matrix', 'judge'],
    balance: ['duel', 'matrix', 'judge', 'pilot'],
  },
  offline: {
    disk: [],
    page: ['disk'],
    booklets: ['disk'],
    pictures: ['', 'disk', 'booklets', 'page'],
    fights: ['disk', 'booklets'],
    forge: ['disk'],
    hangars: ['disk', 'booklets', 'fights'],
    links: ['disk', 'booklets', 'fights', 'forge'],
    public: [],
  },
  figure: {
    shape: [],
    body: ['shape'],
    effects: ['shape'],
    land: ['shape', 'body'],
    scenes: ['shape', 'body', 'effects', 'land'],
    ink: ['shape'],
  },
  elements: {
    common: [],
    link: ['common'],
    take: ['common', 'comic', 'records'],
    page: ['common'],
    card: ['common'],
    turn: ['common', 'page', 'card'],
    choosing: ['common', 'page', 'card', 'turn'],
    face: ['common', 'page', 'card', 'turn', 'choosing'],
    device: ['common', 'page'],
    comic: ['common', 'records'],
    end: ['common', 'link', 'page', 'turn', 'campaign', 'comic'],
    fight: [
      ...['common', 'page', 'card', 'turn', 'choosing', 'face', 'device', 'end', 'opponent'],
      'campaign',
    ],
    campaign: ['common', 'page'],
    opponent: ['common'],
    table: ['common', 'page', 'campaign', 'opponent'],
    cards: ['common', 'page', 'campaign', 'acts'],
    acts: ['common', 'page', 'campaign'],
    settlement: ['common', 'page', 'campaign', 'acts'],
    stockpile: ['common', 'page', 'campaign'],
    chronicle: ['common', 'page', 'campaign'],
    hangar: ['common', 'page', 'campaign'],
    contract: ['common', 'page', 'campaign'],
    records: ['common', 'link', 'page', 'turn'],
    analysis: ['common', 'page', 'end', 'records'],
    shelf: ['common', 'link', 'page', 'card', 'form'],
    balance: ['common'],
    form: ['common'],
    forge: ['common', 'link', 'page', 'form', 'balance'],
    workshop: ['common', 'page', 'card', 'form', 'forge'],
    print: ['common', 'page'],
    reading: ['common', 'page'],
    app: [
      ...['common', 'take', 'table', 'fight', 'records', 'analysis', 'shelf', 'print', 'reading'],
      ...['balance', 'forge', 'settlement', 'stockpile', 'cards', 'chronicle', 'hangar', 'comic'],
      ...['contract', 'workshop'],
    ],
  },
  'elements/table': {
    fields: [],
    plan: ['fields'],
    start: ['fields', 'plan'],
    setup: ['fields', 'plan'],
    muster: ['fields', 'plan'],
    paper: ['fields', 'plan'],
  },
  'elements/workshop': {
    draft: [],
    plates: ['draft'],
    card: ['draft', 'plates'],
    console: ['draft'],
    pages: ['draft', 'plates', 'console'],
    check: ['draft'],
  },
  'elements/turn': {
    facts: [],
    words: ['facts'],
    log: ['facts', 'words'],
    pages: ['facts', 'words', 'log'],
    sheets: ['facts', 'words', 'pages'],
    leaving: ['facts', 'words'],
    split: ['facts', 'words', 'pages'],
    film: ['facts', 'words', 'pages', 'sheets', 'leaving', 'split'],
  },
};

/** How the rooms of a folder lie: which lean on which, and how many floors that makes. Before there were rooms
 *  the campaign's files leaned on each other by 257 arrows on 18 floors, those of what is kept by 208 on 11, those of
 *  tactics by 163, those of a turn by 185, those of a table by 83, those of the figure by 338. */
const PLANS = {
  'rules/campaign': { arrows: 31, floors: 8 },
  tactics: { arrows: 15, floors: 4 },
  offline: { arrows: 15, floors: 4 },
  'elements/table': { arrows: 9, floors: 3 },
  'elements/turn': { arrows: 20, floors: 6 },
  figure: { arrows: 9, floors: 4 },
} as const;

/** What may be at the top level: the project's own folders and what the tools insist on finding there. */
const TOP_FOLDERS = ['.ci', '.git', '.github', 'books', 'src', 'tests'];
const TOP_FILES = [
  ...[
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ],
  ...['vite.config.ts', 'vitest.config.ts', 'web-test-runner.config.js'],
  ...['.gitignore', '.oxlintrc.json', '.prettierrc.json', '.prettierignore', '.stylelintrc.json'],
  'LICENSE',
];

/** The folder below src or the package that a path belongs to. */
const sourceOf = ({ path }: Import): string => {
  const [scope = '', name = ''] = path.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

const folders = foldersIn('src');

test.each(folders)('src/%s has a README and imports only what it may', (name) => {
  const may = MAY_IMPORT[name] ?? [];
  const doors = DOORS[name] ?? [];
  expect(
    importsOf(name).filter(
      (named) => !may.includes(sourceOf(named)) && !doors.includes(named.path),
    ),
  ).toEqual([]);
  expect(existsSync(`src/${name}/README.md`), 'README.md').toBe(true);
});

const rooms = Object.entries(LEANS_ON).flatMap(([folder, leans]) =>
  Object.keys(leans).map((room) => [folder, room] as const),
);

test.each(rooms)(
  'src/%s/%s has a README if it holds code, and leans only on what it may',
  (folder, room) => {
    const may = [room, ...(LEANS_ON[folder]?.[room] ?? [])];
    expect(
      importsOf(`${folder}/${room}`).filter(
        ({ path }) => path.startsWith(`${folder}/`) && !may.includes(roomOf(folder, path)),
      ),
    ).toEqual([]);
    const holdsCode = importsOf(`${folder}/${room}`).length > 0;
    expect(existsSync(`src/${folder}/${room}/README.md`), 'README.md').toBe(holdsCode);
  },
);

test.each(Object.keys(LEANS_ON))('every room of src/%s has its line in the table', (folder) => {
  expect(foldersIn(`src/${folder}`).sort()).toEqual(Object.keys(LEANS_ON[folder] ?? {}).sort());
});

test.each(Object.entries(PLANS))(
  'the rooms of src/%s lean on each other as planned',
  (folder, plan) => {
    expect(planOf(folder)).toEqual(plan);
  },
);

test('src holds folders, and main.ts, which joins them', () => {
  const files = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => name !== 'README.md')).toEqual(['main.ts']);
});

test('the top level holds only the files and folders listed here', () => {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace('/', ''));
  const names = readdirSync('.').filter((name) => !ignored.includes(name));
  expect(names.filter((name) => ![...TOP_FOLDERS, ...TOP_FILES].includes(name))).toEqual([]);
});

test('only offline/disk/kept.ts uses localStorage or sessionStorage', () => {
  const naming = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /\b(local|session)Storage\b/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(naming).toEqual(['offline/disk/kept.ts']);
});

test('no unit test of the rules, tactics or forge imports an element or uses import.meta: mutants have neither', () => {
  const needing = ['rules', 'tactics', 'forge'].flatMap((area) =>
    readdirSync(`tests/${area}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.browser.test.ts'))
      .map((file) => `tests/${area}/${file}`)
      .filter((file) =>
        /from '[^']*\/src\/elements\/|\bimport\.meta\b/.test(readFileSync(file, 'utf8')),
      ),
  );
  expect(needing).toEqual([]);
});
