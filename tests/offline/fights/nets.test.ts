import { readFile, readdir } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import hunchback from '../../../books/sheets/hbk-4g.json';
import { forge } from '../../../src/forge/forge.ts';
import { importRecord } from '../../../src/offline/fights/import-record.ts';
import { netsJudging, netsOf, withNets } from '../../../src/offline/fights/nets.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { isPerson } from '../../../src/rules/fight/hands.ts';
import { booklets, griffin, rifleman } from '../../rules/battle/table-top.ts';
import { libraryOf } from '../booklets/libraries.ts';
import { tableOf } from './table-of-hands.ts';

const fromDisk = async (address: URL): Promise<Response> => new Response(await readFile(address));

afterEach(() => vi.unstubAllGlobals());

const judgedAt = ({ chooses = [] }: ReturnType<typeof tableOf>): readonly unknown[] =>
  chooses.map((chooser) => (isPerson(chooser) ? 'a person' : chooser.judged));

describe('nets learned for a pair', () => {
  test('every net of the game is found by its pair', async () => {
    const fetched = vi.fn(fromDisk);
    vi.stubGlobal('fetch', fetched);
    await netsOf([...booklets, griffin, rifleman]);
    const names = fetched.mock.calls.map(([address]) => address.pathname.split('/').at(-1));
    const files = (await readdir('books/nets')).filter((file) => file.endsWith('.net'));
    expect(new Set(names)).toEqual(new Set(files));
  });

  test('no net is fetched for a booklet that plays differently from the one of the game', async () => {
    const fetched = vi.fn(fromDisk);
    vi.stubGlobal('fetch', fetched);
    const made = forge({ ...hunchback, balance: { armor: 3 } });
    const read = made.ok && parseBooklet(made.document);
    const other = read && read.ok ? read.booklet : null;
    expect(other?.id).toBe('hbk-4g');
    expect(await netsOf([rifleman, other!])).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a computer pilot thinks with the net of its pair from the first turn on, and with no other', async () => {
    vi.stubGlobal('fetch', fromDisk);
    const pair = [rifleman, griffin];
    const table = await withNets(tableOf(['person', 'Marlow'], 0), pair);
    const [person, judged] = judgedAt(table);
    expect(person).toBe('a person');
    expect(judged).toMatch(/^[0-9a-z]{8}$/);
    const [net] = await netsOf(pair);
    expect(judged).toBe(net?.number);
    expect(await netsJudging(String(judged), pair)).toEqual([net]);
    expect(await netsJudging('zzzzzzzz', pair)).toEqual([]);
    expect(await netsJudging(undefined, pair)).toEqual([]);
    expect(judgedAt(await withNets(table, [griffin, griffin]))).toEqual(judgedAt(table));
  });

  test('a computer pilot thinks with the net of its pair in an imported record that goes on', async () => {
    vi.stubGlobal('fetch', fromDisk);
    const read = await importRecord(
      `viewscreen record 1
lone: rfl-3n Ada
rival: grf-1n Marlow
ammunition: counted
1. 52 62
# rival is Marlow, of the game; seed's hash ${'0'.repeat(64)}
# rival's seals 00000000
`,
      libraryOf(rifleman, griffin),
    );
    const [net] = await netsOf([rifleman, griffin]);
    expect(read).toMatchObject({ save: { chooses: ['person', { judged: net?.number }] } });
  });

  test('several pairs have several nets but one judgment', async () => {
    vi.stubGlobal('fetch', fromDisk);
    const three = [rifleman, griffin, griffin];
    const table = await withNets(tableOf(['person', 'Marlow', 'Iris'], 0), three);
    const [, one, other] = judgedAt(table);
    expect(one).toBe(other);
    expect(await netsJudging(String(one), three)).toHaveLength(2);
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['no net on the host', () => Promise.resolve(new Response('', { status: 404 }))],
    ['a web page instead of the net', () => Promise.resolve(new Response('<!doctype html>'))],
    ['a net whose number is not text', () => Promise.resolve(new Response('{"number":7}'))],
  ])('with %s, a computer pilot judges roughly', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const table = tableOf(['person', 'Marlow'], 0);
    expect(await withNets(table, [rifleman, griffin])).toEqual(table);
  });
});
