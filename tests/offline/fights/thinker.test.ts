import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DoorWorker, WithoutTicket } from '../../../src/offline/disk/worker-door.ts';
import type { Asker } from '../../../src/offline/fights/thinker.ts';
import { Thinker } from '../../../src/offline/fights/thinker.ts';
import { fresh } from '../../../src/rules/battle/entry.ts';
import { openBattle } from '../../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { byEdition } from '../../../src/rules/booklet/by-edition.ts';
import type { Answered, Asked, Asking } from '../../../src/tactics/asked.ts';
import { roughly } from '../../../src/tactics/judge/judgment.ts';
import { Mind } from '../../../src/tactics/mind.ts';
import { orderOfPilot } from '../../../src/tactics/pilot/pilot.ts';
import { griffin, rifleman } from '../../rules/battle/table-top.ts';

const RECORD = `viewscreen record 2
lone: rfl-3n@${rifleman.edition} Ada
rival: grf-1n@${griffin.edition} Ben
ammunition: counted
`;
const SEED = '0123456789abcdef0123456789abcdef';
const battle = openBattle({
  options: USUAL_OPTIONS,
  lone: fresh(rifleman, 'Ada'),
  rivals: [fresh(griffin, 'Ben')],
});
const position = byEdition(battle, [rifleman, griffin]);
const think: WithoutTicket<Asking> = {
  ...{ kind: 'think', position, battle: 'A', seat: 1, pilot: 'Iris', seed: SEED },
};
const asker: Asker = { booklets: [rifleman, griffin] };

/** What Iris orders there when asked directly. */
const ORDER = orderOfPilot(battle, 'Iris', roughly, SEED, { battle: 'A', turn: 1, seat: 1 });

type Hear = (event: { readonly data: Answered }) => void;

/** A fake worker that thinks with the mind of the real one. */
class StandIn {
  readonly heard: Asked[] = [];
  isEnded = false;
  readonly #mind = new Mind();
  readonly #listeners = new Map<string, Hear>();
  #thinks: boolean;

  /** With `thinks` it answers in a later task. */
  constructor(thinks = true) {
    this.#thinks = thinks;
  }

  readonly worker: DoorWorker = {
    addEventListener: (kind: string, listener: unknown) => {
      this.#listeners.set(kind, listener as Hear);
    },
    postMessage: (message: unknown) => {
      const asked = message as Asked;
      this.heard.push(asked);
      if (asked.kind === 'booklet') this.#mind.learn(asked);
      else if (asked.kind === 'net') this.#mind.learnNet(asked);
      else if (asked.kind !== 'abort' && this.#thinks)
        setTimeout(() => {
          for (const data of this.#mind.answers(asked)) this.#listeners.get('message')?.({ data });
        });
    },
    terminate: () => {
      this.isEnded = true;
    },
  };

  fallsSilent(): void {
    this.#thinks = false;
  }

  dies(): void {
    this.#listeners.get('error')?.({ data: { kind: 'cannot', ticket: 0 } });
  }
}

/** A thinker whose workers are those of this list, one after the other. */
const thinkerWith = (
  ...workers: readonly StandIn[]
): { thinker: Thinker; started: () => number } => {
  let started = 0;
  const start = (): DoorWorker => {
    const next = workers[started];
    started += 1;
    if (!next) throw new Error('no worker starts');
    return next.worker;
  };
  return { thinker: new Thinker(start), started: () => started };
};

/** Lets everything go on that waits only briefly. */
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10);

describe('a thinker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('asks one worker, and sends it each booklet once', async () => {
    const worker = new StandIn();
    const { thinker, started } = thinkerWith(worker);
    expect(started()).toBe(0);
    for (const _ of [1, 2]) {
      const answered = thinker.ask(think, asker);
      await soon();
      expect(await answered).toMatchObject({ kind: 'thought', order: ORDER });
    }
    expect(worker.heard.map(({ kind }) => kind)).toEqual(['booklet', 'booklet', 'think', 'think']);
    expect(started()).toBe(1);
  });

  test('ends its worker after an idle minute, and starts a new one when asked again', async () => {
    const [first, second] = [new StandIn(), new StandIn()];
    const { thinker, started } = thinkerWith(first, second);
    void thinker.ask(think, asker);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(first.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(first.isEnded).toBe(true);
    const answered = thinker.ask(think, asker);
    await soon();
    expect(await answered).toMatchObject({ order: ORDER });
    expect([started(), second.heard.length]).toEqual([2, 3]);
  });

  test('thinks on the page if no worker starts, and no longer tries after three failures', async () => {
    const { thinker, started } = thinkerWith();
    for (const _ of [1, 2, 3, 4, 5]) {
      const answered = thinker.ask(think, asker);
      await vi.waitFor(async () => {
        await soon();
        expect(await answered).toMatchObject({ kind: 'thought', order: ORDER });
      });
    }
    expect(started()).toBe(3);
  });

  test('thinks on the page if its worker dies while thinking, and starts another for the next question', async () => {
    const [mute, next] = [new StandIn(false), new StandIn()];
    const { thinker } = thinkerWith(mute, next);
    const both = [thinker.ask(think, asker), thinker.ask({ ...think, seat: 0 }, asker)];
    await soon();
    mute.dies();
    await soon();
    expect(await Promise.all(both)).toMatchObject([
      { kind: 'thought', order: ORDER },
      { kind: 'thought' },
    ]);
    expect(mute.isEnded).toBe(true);
    void thinker.ask(think, asker);
    await soon();
    expect(next.heard).toHaveLength(3);
  });

  test('thinks on the page if its worker is silent for too long', async () => {
    const mute = new StandIn();
    const { thinker } = thinkerWith(mute);
    void thinker.ask(think, asker);
    await soon();
    mute.fallsSilent();
    const answered = thinker.ask(think, asker);
    await vi.advanceTimersByTimeAsync(4900);
    expect(mute.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answered).toMatchObject({ kind: 'thought', order: ORDER });
    expect(mute.isEnded).toBe(true);
  });

  test('has a minute of patience with a worker that is still being loaded, and no more', async () => {
    const slow = new StandIn(false);
    const { thinker } = thinkerWith(slow);
    const answered = thinker.ask(think, asker);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(slow.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answered).toMatchObject({ kind: 'thought', order: ORDER });
    expect(slow.isEnded).toBe(true);
  });

  test('reports each turn of a review as it is done, in a worker or on the page', async () => {
    const review: WithoutTicket<Asking> = {
      kind: 'review',
      record: `${RECORD}1. 52 62\n2. 20 28\n`,
      battle: 'A',
    };
    for (const workers of [[new StandIn()], []]) {
      const { thinker } = thinkerWith(...workers);
      const heard: Answered['kind'][] = [];
      const answered = thinker.ask(review, { ...asker, hear: ({ kind }) => heard.push(kind) });
      await vi.advanceTimersByTimeAsync(1000);
      expect(await answered).toMatchObject({ kind: 'reviewed' });
      expect(heard).toEqual(['turn reviewed', 'turn reviewed']);
    }
  });

  test('aborts a question whose asker no longer waits', async () => {
    const worker = new StandIn(false);
    const { thinker } = thinkerWith(worker);
    const stop = new AbortController();
    const answered = thinker.ask(think, { ...asker, signal: stop.signal });
    stop.abort();
    expect(await answered).toMatchObject({ kind: 'cannot' });
    expect(worker.heard.at(-1)).toMatchObject({ kind: 'abort' });
    expect(await thinker.ask(think, { ...asker, signal: stop.signal })).toMatchObject({
      kind: 'cannot',
    });
  });

  test('answers that it cannot think if a booklet is missing', async () => {
    const { thinker } = thinkerWith(new StandIn());
    const answered = thinker.ask(think, { booklets: [rifleman] });
    await soon();
    expect(await answered).toMatchObject({ kind: 'cannot' });
  });
});
