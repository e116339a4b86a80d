import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What each folder under src may import: folders beside it, and packages by name. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  rules: ['rules', 'valibot'],
  elements: ['rules', 'elements', 'offline', 'lit', '@lit/context'],
  offline: ['rules', 'offline', 'idb', 'valibot'],
  figure: ['rules', 'figure', 'three'],
  'command-line': [
    ...['rules', 'figure', 'command-line', 'node', '@valibot/to-json-schema'],
    ...['esbuild', 'playwright-core'],
  ],
};
/** What stands at the top: the project's own folders and what the tools insist on finding there. */
const TOP_FOLDERS = ['.ci', '.git', 'books', 'src', 'tests'];
const TOP_FILES = [
  ...['README.md', 'index.html', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['vite.config.ts', 'vitest.config.ts', 'web-test-runner.config.js'],
  ...['.gitignore', '.oxlintrc.json', '.prettierrc.json', '.prettierignore', 'LICENSE'],
];

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** Every import of the code in a folder: its file, what it names, and the folder or package that is. */
const importsOf = (folder: string): { file: string; named: string; from: string }[] =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]s$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`src/${folder}/${file}`, 'utf8').matchAll(IMPORT)].map(([, named = '']) => {
        const { pathname } = new URL(named, `file:///${folder}/${file}`);
        const path = named.startsWith('.') ? pathname.slice(1) : named.replace('node:', 'node/');
        const [scope = '', name = ''] = path.split('/');
        return { file, named, from: scope.startsWith('@') ? `${scope}/${name}` : scope };
      }),
    );

const entries = readdirSync('src', { withFileTypes: true });
const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

test.each(folders)('src/%s says what lives there, and imports only what it may', (name) => {
  const may = MAY_IMPORT[name] ?? [];
  expect(importsOf(name).filter(({ from }) => !may.includes(from))).toEqual([]);
  expect(existsSync(`src/${name}/README.md`), 'README.md').toBe(true);
});

test('src holds folders, and main.ts, which joins them', () => {
  const files = entries.filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual(['main.ts']);
});

test('the top level holds only what is named', () => {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .map((line) => line.replace('/', ''));
  const names = readdirSync('.').filter((name) => !ignored.includes(name));
  expect(names.filter((name) => ![...TOP_FOLDERS, ...TOP_FILES].includes(name))).toEqual([]);
});
