import { expect, test } from 'vitest';
import { DeviceLibrary } from '../../../src/offline/booklets/device-library.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { ownOf } from './libraries.ts';

test('if the code that reads added booklets cannot be loaded, the game starts with its own and says so', async () => {
  const rows = Object.assign(new KeptRows('none'), {
    list: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  });
  const heard: string[] = [];
  const library = new DeviceLibrary({
    rows,
    ...ownOf([rifleman, griffin]),
    judge: () => Promise.reject(new Error('nothing is to be checked')),
    said: (sentence) => heard.push(sentence),
  });
  await library.load();
  expect(library.shelf.map(({ id }) => id)).toEqual(['rfl-3n', 'grf-1n']);
  expect(heard).toEqual([
    'The booklets that were added here could not be loaded. Are you online? Load the page again.',
  ]);
  rows.close();
});
