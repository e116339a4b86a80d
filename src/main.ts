// Joins everything; the only file that may.
import { APP_WORDS } from './elements/app/app-words.ts';
import './elements/app/viewscreen-app.ts';
import drawer from './figure/worker.ts?worker&url';
import type { ViewscreenApp } from './elements/app/viewscreen-app.ts';
import { overtakenSentence } from './offline/disk/disk-words.ts';
import {
  asideListeners,
  lossListeners,
  mayHaveCopies,
  overtakenListeners,
} from './offline/disk/database.ts';
import { DeviceLibrary } from './offline/booklets/device-library.ts';
import type { Judge } from './offline/booklets/judge.ts';
import { openRows } from './offline/disk/kept-rows.ts';
import { fetchOwnBooklet } from './offline/booklets/own-booklets.ts';
import { OWN_INDEX } from './offline/booklets/own-index.ts';
import { drawHere } from './offline/pictures/draw-here.ts';
import { DevicePictures } from './offline/pictures/pictures.ts';
import { isDataDear } from './offline/pictures/picture-keeping.ts';
import { Saves } from './offline/fights/saves.ts';
import { atSafeMoment } from './offline/page/safe-moment.ts';
import { registerServiceWorker, untilKept } from './offline/page/service-worker.ts';
import type { Once } from './offline/page/once-words.ts';
import type { Settings } from './offline/page/settings.ts';
import { loadSettings, saveSettings } from './offline/page/settings.ts';
import { whenAsked } from './offline/page/when-asked.ts';

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
  /** Says what a device is told once. */
  const once = async (what: Once, words = ''): Promise<void> => {
    const { tellOnce } = await import('./offline/page/once-words.ts');
    const where = what === 'may be deleted' ? ({ atBar: true } as const) : {};
    tellOnce(what, (text) => app.notify({ text, waits: true, ...where }), words);
  };
  asideListeners.add(({ table, reason }) => {
    void import('./offline/disk/aside-words.ts').then(({ asideSentence }) =>
      said(asideSentence(table, reason)),
    );
  });
  lossListeners.add((text) => app.notify({ about: 'loss', text, waits: true }));
  const rows = await openRows();
  rows.second = async () =>
    (await import('./offline/disk/second-place.ts')).openSecondPlace(rows.use);
  const judge: Judge = async (asked) => (await import('./offline/booklets/judge.ts')).judge(asked);
  const library = new DeviceLibrary({
    ...{ rows, judge, said },
    own: OWN_INDEX,
    fetch: fetchOwnBooklet,
    missing: (missing) => (app.missing = missing),
  });
  const saves = new Saves(
    rows,
    (edition) => library.ofEdition(edition),
    () => import('./offline/hangars/game-duel.ts'),
  );
  const reload = (): void => location.reload();
  /** Says that this page is of the past, until it is loaded again where that disturbs nobody. */
  const follow = (text: string, name: string): void => {
    app.notify({ about: 'update', text, act: { name, do: reload } });
    atSafeMoment(() => !saves.unwritten, reload);
  };
  overtakenListeners.add(() => follow(overtakenSentence(saves), 'Load again'));
  await library.load();
  app.library = library;
  app.saves = saves;
  app.hangars = whenAsked(async () => {
    const { Hangars } = await import('./offline/hangars/hangars.ts');
    return new Hangars({ rows, library, judge, shelf: library }, () => void once('may be deleted'));
  });
  app.drafts = whenAsked(async () => {
    const { Drafts } = await import('./offline/disk/drafts.ts');
    return new Drafts(rows, said);
  });
  /** When the game is kept on the device; missing where it never is. */
  const kept = import.meta.env.PROD && 'serviceWorker' in navigator ? untilKept() : undefined;
  const pictures = new DevicePictures({
    ofTheGame(id) {
      const found = library.ofTheGame(id);
      // The stills of another edition are compared with it: they are shown when it comes.
      if (!found)
        void library.fetchBeside(id).then((came) => {
          if (came) pictures.dispatchEvent(new Event('changed'));
        });
      return found;
    },
    start: () => new Worker(drawer, { type: 'module' }),
    here: () => drawHere(() => import(/* @vite-ignore */ drawer)),
    givenUp: (why) => void once('not drawn', why),
    full: () => void once('pictures not kept'),
    ready: kept,
  });
  app.pictures = pictures;
  // Without them computer pilots judge roughly where there is no network.
  if (!isDataDear())
    void kept
      ?.then(() => import('./offline/fights/net-files.ts'))
      .then(({ keepNets }) => keepNets())
      .catch(() => undefined);
  app.addEventListener('booklet-chosen', ({ detail: { id } }) => {
    void library.read(id).then((booklet) => pictures.keeping.choose(booklet));
  });
  library.watch(() => app.libraryChanged());
  const copyRecords = (): Promise<unknown> =>
    import('./offline/fights/copy-records.ts').then(
      (copying) => copying.copyRecords(saves, said),
      () => (location.hash = '#/records'),
    );
  saves.unkept = (text) =>
    app.notify({
      about: 'storage',
      text,
      act: { name: 'Copy the records', do: () => void copyRecords() },
      stays: true,
    });
  rows.allWritten = () => app.takeBack('storage');
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void rows.writeAgain();
  });
  if (saves.trouble) void saves.whyUnkept(saves.trouble).then(saves.unkept);
  // What is left from before there were editions, when the first stage is there.
  const settle = async (): Promise<void> => {
    await library.settle();
    const old = (await saves.list()).filter(({ editions }) => editions === null);
    if (old.length === 0) return;
    const { adoptDuels } = await import('./offline/fights/adopt-duels.ts');
    await adoptDuels(old, rows, library);
  };
  void settle()
    .then(() => rows.use((db) => db.count('editions')))
    .then(async (many) => many > 0 || mayHaveCopies())
    .then((may) => (may ? rows.copyAll() : undefined))
    .catch(() => undefined);
  registerServiceWorker({
    ready() {
      app.readiness = APP_WORDS.ready;
    },
    updateWaiting(apply) {
      app.notify({
        about: 'update',
        text: 'A new version is ready. Your games and hangars stay as they are.',
        act: { name: 'Update', do: apply },
      });
    },
    overtaken() {
      follow(
        'Viewscreen was updated in another tab. This one follows when you go to another place.',
        'Update',
      );
    },
  });
};

/** What browsers lack that are older than the game is for (`OLDEST` in vite.config.ts). One that cannot even read
 *  this script leaves the page as it came, and so does this. */
const isTooOld = !('toSorted' in []) || !CSS.supports('(zoom:1)');

const app = document.querySelector('viewscreen-app');
if (app)
  if (isTooOld) app.replaceWith(...app.childNodes);
  else void begin(app);
