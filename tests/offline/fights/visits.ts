import rfl from '../../../books/rfl-3n.json';
import { asideListeners } from '../../../src/offline/disk/database.ts';
import { DeviceLibrary } from '../../../src/offline/booklets/device-library.ts';
import type { Judge } from '../../../src/offline/booklets/judge.ts';
import { judge } from '../../../src/offline/booklets/judge.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { ownOf } from '../booklets/libraries.ts';

const visits: KeptRows[] = [];
afterEach(() => {
  for (const rows of visits.splice(0)) rows.close();
});

/** A visit to the game, with these booklets of its own; `judged` are the texts that were checked, `fetched` the booklets that were asked for. */
export const visit = async (...booklets: readonly Booklet[]) => {
  const rows = new KeptRows();
  visits.push(rows);
  const said: string[] = [];
  const judged: string[] = [];
  const counting: Judge = (asked) => {
    judged.push(asked.text);
    return judge(asked);
  };
  const own = ownOf(booklets);
  const fetched: string[] = [];
  const library = new DeviceLibrary({
    rows,
    ...own,
    fetch: (wanted) => {
      fetched.push(wanted.id);
      return own.fetch(wanted);
    },
    judge: counting,
    said: (sentence) => said.push(sentence),
  });
  asideListeners.add(({ reason }) => said.push(reason));
  await library.load();
  const saves = new Saves(
    rows,
    (edition) => library.ofEdition(edition),
    () => import('../../../src/offline/hangars/game-duel.ts'),
  );
  const open = async (id: string): Promise<RunningFight> => {
    const watcher = {
      changed: () => undefined,
      overtaken: () => undefined,
      said: (sentence: string) => said.push(sentence),
      missed: () => undefined,
    };
    const duel = new RunningFight(id, { saves, library, watcher });
    await duel.open();
    return duel;
  };
  return { rows, library, saves, open, said, judged, fetched };
};
export type Visit = Awaited<ReturnType<typeof visit>>;

/** The text of a Rifleman under another designation and name. */
export const textOf = (designation: string, name = 'Riflebird'): string =>
  JSON.stringify({ ...rfl, mech: { ...rfl.mech, designation, name } });

/** From now on this page has a database of its own in the place of the game's, which other tests use. */
export const withOwnDatabase = (own: string): void => {
  const open = indexedDB.open.bind(indexedDB);
  Object.assign(IDBFactory.prototype, {
    open: (name: string, version: number) => open(name === 'viewscreen' ? own : name, version),
  });
};

/** Plays a turn in which both pilots of a duel choose and neither leaves. */
export const finishTurn = async (
  duel: RunningFight,
  lone: number,
  rival: number,
): Promise<void> => {
  await duel.lockIn(0, lone);
  await duel.lockIn(1, rival);
  await duel.stay();
  await duel.finish();
};
