import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { serviceWorker } from '../vite.config.ts';

test('the service worker is written into the folder that the game was built into, and keeps it', async () => {
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
  expect(readFileSync(join(root, 'elsewhere/sw.js'), 'utf8')).toContain('url:"index.html"');
});
