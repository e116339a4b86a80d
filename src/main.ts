// Joins everything; the only file that may.
import './elements/app/viewscreen-app.ts';
import type { ViewscreenApp } from './elements/app/viewscreen-app.ts';
import { asideSentence } from './offline/disk/aside-words.ts';
import { asideListeners, overtakenListeners } from './offline/disk/database.ts';
import { DeviceLibrary } from './offline/booklets/device-library.ts';
import type { Hangars } from './offline/hangars/hangars.ts';
import type { Judge } from './offline/booklets/judge.ts';
import { openRows } from './offline/disk/kept-rows.ts';
import { fetchOwnBooklets } from './offline/booklets/own-booklets.ts';
import { DevicePictures } from './offline/pictures/pictures.ts';
import { NOT_KEPT, Saves, overtakenSentence } from './offline/fights/saves.ts';
import { atSafeMoment } from './offline/page/safe-moment.ts';
import { registerServiceWorker } from './offline/page/service-worker.ts';
import { keepStills } from './offline/pictures/stills.ts';
import type { Settings } from './offline/page/settings.ts';
import { loadSettings, saveSettings } from './offline/page/settings.ts';

const wear = (theme: Settings['theme']): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

/** Gives the page what it shows and keeps. Awaited by no module: one that did would wait for itself
 *  where what it loads needs what the page is made of. */
const begin = async (app: ViewscreenApp): Promise<void> => {
  wear(loadSettings().theme);
  app.settings = {
    get current() {
      return loadSettings();
    },
    save(changed) {
      saveSettings(changed);
      if (changed.theme) wear(changed.theme);
    },
  };
  const said = (text: string): void => app.notify({ text });
  asideListeners.add(({ table, reason }) => said(asideSentence(table, reason)));
  const own = fetchOwnBooklets();
  const rows = await openRows();
  const judge: Judge = async (asked) => (await import('./offline/booklets/judge.ts')).judge(asked);
  const library = new DeviceLibrary({ rows, own, judge, said });
  const saves = new Saves(
    rows,
    (edition) => library.ofEdition(edition),
    () => import('./offline/hangars/of-duels.ts'),
  );
  const reload = (): void => location.reload();
  /** Says that this page is of the past, until it is loaded again where that disturbs nobody. */
  const follow = (text: string, name: string): void => {
    app.notify({ about: 'update', text, act: { name, do: reload } });
    atSafeMoment(() => !saves.unwritten, reload);
  };
  overtakenListeners.add(() => follow(overtakenSentence(saves), 'Load again'));
  await library.load(loadSettings().mechs);
  library.watch(() => app.libraryChanged());
  app.library = library;
  app.saves = saves;
  let hangars: Promise<Hangars> | null = null;
  const loadHangars = async (): Promise<Hangars> => {
    const { Hangars: Kept } = await import('./offline/hangars/hangars.ts');
    return new Kept({ rows, library, judge });
  };
  app.hangars = () =>
    (hangars ??= loadHangars().catch((error: unknown) => {
      // Without a network perhaps: it is tried again.
      hangars = null;
      throw error;
    }));
  app.pictures = new DevicePictures({
    ofTheGame: (id) => library.ofTheGame(id),
    start: () => new Worker(new URL('./figure/worker.ts', import.meta.url), { type: 'module' }),
  });
  const copy = async (): Promise<void> => {
    const text = await saves.records();
    try {
      await navigator.clipboard.writeText(text);
      said('The records are copied.');
    } catch {
      location.hash = '#/records';
      said('This browser does not let the page copy. Each record can be shown and copied here.');
    }
  };
  // What the browser kept so far may be lost too: the warning stays, whatever is written later.
  saves.unkept = (text) =>
    app.notify({
      about: 'storage',
      text,
      act: { name: 'Copy the records', do: () => void copy() },
      stays: true,
    });
  if (saves.trouble) saves.unkept(NOT_KEPT[saves.trouble]);
  // What is left from before there were editions, when the first stage is there.
  void library
    .settle()
    .then(() => import('./offline/fights/adopt-duels.ts'))
    .then(({ adoptDuels }) => adoptDuels(rows, library))
    .catch(() => undefined);
  const stills = import.meta.env.PROD ? navigator.serviceWorker?.ready.then(keepStills) : undefined;
  registerServiceWorker({
    async ready() {
      const kept = await stills;
      // Said where it disturbs nobody; in a duel it waits for the next visit.
      if (loadSettings().offlineSaid || !/^#?\/?$/.test(location.hash)) return;
      saveSettings({ offlineSaid: true });
      app.readiness = kept
        ? 'Ready for play without a network.'
        : 'Ready for play without a network; pictures are kept as they are seen.';
    },
    updateWaiting(apply) {
      app.notify({
        about: 'update',
        text: 'A new version is ready. Your duels stay as they are.',
        act: { name: 'Update', do: apply },
      });
    },
    overtaken() {
      follow(
        'A new version was taken in another tab. This one follows when you go to another place.',
        'Update',
      );
    },
  });
};

const app = document.querySelector('viewscreen-app');
if (app) void begin(app);
