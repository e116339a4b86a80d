import { expect, test } from 'vitest';
import { noticeOf, noticesOf, packagesOf } from '../../src/command-line/notices.ts';

test.each([
  ['/home/a/game/node_modules/lit/index.js', '/home/a/game/node_modules/lit'],
  ['node_modules/@lit/context/lib/provider.js?v=1', 'node_modules/@lit/context'],
  ['\0/game/node_modules/three/build/three.core.js', '/game/node_modules/three'],
  ['C:\\game\\node_modules\\idb\\build\\index.js', 'C:/game/node_modules/idb'],
  ['node_modules/a/node_modules/b/b.js', 'node_modules/a/node_modules/b'],
])('%s comes from the package in %s', (file, folder) => {
  expect(packagesOf([file, file])).toEqual([folder]);
});

test('our own files come from no package', () => {
  expect(packagesOf(['src/main.ts', '/game/src/rules/vocabulary.ts', '\0vite/preload'])).toEqual(
    [],
  );
});

test('notices give each license in full, and a package without one stops the build', () => {
  const notices = noticesOf(['node_modules/lit', 'node_modules/@fontsource/barlow-condensed']);
  expect(notices).toMatch(/^lit 3\.\d+\.\d+ \(BSD-3-Clause\)$/m);
  expect(notices).toContain('Redistributions in binary form must reproduce');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(() => noticeOf('src/rules')).toThrow();
});
