import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { serviceWorker } from '../vite.config.ts';

test('the service worker is written to the build folder and lists each file with its hash', async () => {
  const root = mkdtempSync(join(tmpdir(), 'viewscreen-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'index.html'), '<title>A game</title>');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'elsewhere' },
    plugins: [serviceWorker()],
  });
  const [, list = '[]'] =
    /^const FILES=(.+?\]);/.exec(readFileSync(join(root, 'elsewhere/sw.js'), 'utf8')) ?? [];
  const files = JSON.parse(list) as readonly { readonly url: string; readonly integrity: string }[];
  expect(files.map(({ url }) => url)).toContain('index.html');
  for (const { url, integrity } of files) {
    const content = readFileSync(join(root, 'elsewhere', url));
    expect(integrity).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`);
  }
});
