import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the built game carries the notices of every package in it', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const notices = readFileSync('dist/third-party-notices.txt', 'utf8');
  const named = new Set([...notices.matchAll(/^(\S+) \d[\w.-]* \(/gm)].map(([, name]) => name));
  expect([...Object.keys(dependencies), 'workbox-core'].filter((name) => !named.has(name))).toEqual(
    [],
  );
});
