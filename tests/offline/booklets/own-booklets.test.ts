import { expect, onTestFinished, test } from 'vitest';
import { KeptEditions } from '../../../src/offline/booklets/kept-editions.ts';
import type { MissingBooklets, WhyMissing } from '../../../src/offline/booklets/own-booklets.ts';
import { OwnBooklets, fetchOwnBooklet } from '../../../src/offline/booklets/own-booklets.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';
import { serve } from '../../tools/host.ts';
import { ownOf } from './libraries.ts';

/** The game's two booklets, with what was asked and reported; `away` is why nothing arrives. */
const theTwo = () => {
  const parts = ownOf([rifleman, griffin]);
  const asked: string[] = [];
  const reports: MissingBooklets[] = [];
  const host: { away: WhyMissing | null } = { away: null };
  const own = new OwnBooklets(
    {
      own: parts.own,
      fetch: async (booklet) => {
        asked.push(booklet.id);
        return host.away ?? parts.fetch(booklet);
      },
      missing: (missing) => reports.push(missing),
    },
    new KeptEditions(new KeptRows('none')),
  );
  return { own, asked, reports, host, wanted: sure(own.of('grf-1n')) };
};

test('a booklet of the game is fetched once, when it is first asked for', async () => {
  const { own, asked, reports, wanted } = theTwo();
  expect(own.get('grf-1n')).toBeUndefined();
  const [one, other] = await Promise.all([own.read(wanted), own.read(wanted)]);
  expect([one, other, await own.read(wanted)]).toEqual([griffin, griffin, griffin]);
  expect(own.get('grf-1n')).toBe(griffin);
  expect(asked).toEqual(['grf-1n']);
  expect(reports).toEqual([]);
});

test('a booklet that does not arrive is reported, and a later retry delivers it to the waiting read', async () => {
  const { own, asked, reports, host, wanted } = theTwo();
  host.away = 'no answer';
  const reading = own.read(wanted);
  await expect.poll(() => reports).toEqual([new Map([['grf-1n', 'no answer']])]);
  await own.tryAgain();
  expect(own.get('grf-1n')).toBeUndefined();
  host.away = null;
  await own.tryAgain();
  expect(await reading).toBe(griffin);
  expect(reports.at(-1)).toEqual(new Map());
  expect(asked).toHaveLength(3);
});

test('a missing booklet is tried again at the next request, which also answers the first one', async () => {
  const { own, reports, host, wanted } = theTwo();
  host.away = 'updated';
  const first = own.read(wanted);
  await expect.poll(() => reports).toEqual([new Map([['grf-1n', 'updated']])]);
  host.away = null;
  expect(await own.read(wanted)).toBe(griffin);
  expect(await first).toBe(griffin);
});

test('a booklet needed only for comparison is asked for once and never reported missing', async () => {
  const { own, asked, reports, host } = theTwo();
  host.away = 'no answer';
  expect(await own.fetchBeside('grf-1n')).toBe(false);
  host.away = null;
  expect(await own.fetchBeside('grf-1n')).toBe(false);
  expect(asked).toEqual(['grf-1n']);
  expect(reports).toEqual([]);
  expect(await own.fetchBeside('rfl-3n')).toBe(true);
  expect(own.get('rfl-3n')).toBe(rifleman);
  expect(await own.fetchBeside('nobody')).toBe(false);
});

test('a file from the host counts as the booklet only if it is the wanted edition', async () => {
  const host = await serve('books');
  onTestFinished(() => host.stop());
  const { id, edition, mech } = griffin;
  const fetched = (file: string, of = edition) =>
    fetchOwnBooklet({ id, mech, edition: of, address: `${host.address}${file}` });
  expect(await fetched('grf-1n.json')).toMatchObject({ id, edition });
  expect(await fetched('grf-1n.json', rifleman.edition)).toBe('updated');
  expect(await fetched('rfl-3n.json')).toBe('updated');
  expect(await fetched('README.md')).toBe('updated');
  expect(await fetched('no-such-file.json')).toBe('updated');
  await host.stop();
  expect(await fetched('grf-1n.json')).toBe('no answer');
});
