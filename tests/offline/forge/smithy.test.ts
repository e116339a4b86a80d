import { expect, onTestFinished, test, vi } from 'vitest';
import type { ForgedBooklet, SmithAnswered, SmithAsked } from '../../../src/offline/forge/asked.ts';
import { smithed } from '../../../src/offline/forge/smith.ts';
import type { DoorWorker } from '../../../src/offline/disk/worker-door.ts';
import { Smithy } from '../../../src/offline/forge/smithy.ts';
import { forged as forgedAway } from '../../../src/offline/links/forged.ts';
import { sheetOf } from '../../forge/forged.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';

const HUNCHBACK = JSON.stringify(sheetOf('hbk-4g'));

/** A worker that answers in a later task, until it is ended. */
class HiredHand implements DoorWorker {
  ended = false;
  readonly asked: SmithAsked[] = [];
  #hear: (event: { data: SmithAnswered }) => void = () => undefined;

  addEventListener(kind: string, hear: unknown): void {
    if (kind === 'message') this.#hear = hear as (event: { data: SmithAnswered }) => void;
  }

  postMessage(asked: SmithAsked): void {
    this.asked.push(asked);
    void (async () => {
      for (const data of smithed(asked)) {
        await new Promise((resolve) => setTimeout(resolve));
        if (this.ended) return;
        this.#hear({ data });
      }
    })();
  }

  terminate(): void {
    this.ended = true;
  }
}

const hire = (): { readonly hands: HiredHand[]; readonly smithy: Smithy } => {
  const hands: HiredHand[] = [];
  const smithy = new Smithy(() => {
    hands.push(new HiredHand());
    return hands.at(-1)!;
  });
  return { hands, smithy };
};

const against = [rifleman, griffin].map(({ document, edition }) => ({ document, edition }));

test('a sheet is forged, and a text that is not a sheet is refused with its faults', async () => {
  const { smithy } = hire();
  const forged = (text: string): Promise<ForgedBooklet> =>
    new Promise((told, lost) => smithy.forge(text, told, lost));
  expect(await forged(HUNCHBACK)).toMatchObject({ ok: true, document: { mech: { cost: 100 } } });
  expect(await forged('{ "game": ')).toMatchObject({
    ok: false,
    faults: [{ place: { in: 'text', line: 1 } }],
  });
  expect(await forged('{ "game": "checkers" }')).toMatchObject({
    ok: false,
    faults: [{ kind: 'no such game' }],
  });
});

test('if several keys follow each other at once, only the last is answered', async () => {
  const { smithy } = hire();
  const told: string[] = [];
  await new Promise<void>((resolve, lost) => {
    for (const name of ['One', 'Two', 'Three'])
      smithy.forge(
        HUNCHBACK.replace('Hunchback', name),
        (forged) => {
          if (forged.ok) told.push(forged.document.mech.name);
          resolve();
        },
        lost,
      );
  });
  expect(told).toEqual(['Three']);
});

test('F18: a sheet is weighed against each opponent, then a change is proposed, and the worker ends', async () => {
  const { hands, smithy } = hire();
  const weighed: string[] = [];
  const trim = await new Promise((resolve) => {
    smithy.weigh({ sheet: HUNCHBACK, against }, ({ against: name }) => weighed.push(name), resolve);
  });
  expect(weighed).toEqual(['Rifleman', 'Griffin']);
  expect(trim).toHaveProperty('balance');
  expect(hands.map(({ ended }) => ended)).toEqual([true]);
  const shifted = await new Promise<unknown>((resolve) => {
    smithy.weigh({ sheet: HUNCHBACK, against, shift: 20 }, () => undefined, resolve);
  });
  expect(shifted).not.toEqual(trim);
});

test('a key is answered during a weighing, and the weighing is ended once it is abandoned', async () => {
  const { hands, smithy } = hire();
  let heard = 0;
  smithy.weigh(
    { sheet: HUNCHBACK, against },
    () => (heard += 1),
    () => (heard += 1),
  );
  await new Promise((told, lost) => smithy.forge(HUNCHBACK, told, lost));
  smithy.letGo();
  const before = heard;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toBe(before);
  expect(hands.map(({ ended }) => ended)).toEqual([true, false]);
  smithy.end();
  expect(hands.every(({ ended }) => ended)).toBe(true);
});

test('if no worker starts, the page forges and weighs', async () => {
  const smithy = new Smithy(() => {
    throw new Error('no workers here');
  });
  const forged = await new Promise((told, lost) => smithy.forge(HUNCHBACK, told, lost));
  expect(forged).toMatchObject({ ok: true });
  const trim = await new Promise((resolve) => {
    smithy.weigh({ sheet: '{}', against }, () => undefined, resolve);
  });
  expect(trim).toBe(null);
});

test('who waits for a sheet hears it if neither a worker nor the page can load what forges', async () => {
  const smith = '../../../src/offline/forge/smith.ts';
  vi.doMock(smith, () => {
    throw new Error('not loaded');
  });
  onTestFinished(() => vi.doUnmock(smith));
  await expect(forgedAway(HUNCHBACK)).rejects.toThrow();
});
