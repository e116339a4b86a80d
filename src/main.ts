// Joins everything; the only file that may.
import './elements/app/viewscreen-app.ts';
import type { ViewscreenApp } from './elements/app/viewscreen-app.ts';
import { currentLibrary, loadLibrary } from './offline/library.ts';
import { DevicePictures } from './offline/pictures.ts';
import { NOT_KEPT, openSaves } from './offline/saves.ts';
import { atSafeMoment } from './offline/safe-moment.ts';
import { registerServiceWorker } from './offline/service-worker.ts';
import { keepStills } from './offline/stills.ts';
import type { Settings } from './offline/settings.ts';
import { loadSettings, saveSettings } from './offline/settings.ts';

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
  const [library, saves] = await Promise.all([loadLibrary(), openSaves()]);
  app.library = library;
  app.saves = saves;
  app.pictures = new DevicePictures({
    isAdded: (id) => currentLibrary().isAdded(id),
    start: () => new Worker(new URL('./figure/worker.ts', import.meta.url), { type: 'module' }),
  });
  for (const { file, faults } of library.faults)
    app.notify({ text: `${file} could not be put on the shelf: ${faults[0] ?? 'it has faults'}` });
  if (saves.trouble) app.notify({ text: NOT_KEPT[saves.trouble] });
  const stills = import.meta.env.PROD ? navigator.serviceWorker?.ready.then(keepStills) : undefined;
  registerServiceWorker({
    async ready() {
      const kept = await stills;
      // Said where it disturbs nobody; in a duel it waits for the next visit.
      if (loadSettings().offlineSaid || !/^#?\/?$/.test(location.hash)) return;
      saveSettings({ offlineSaid: true });
      app.notify({
        text: kept
          ? 'Ready for play without a network.'
          : 'Ready for play without a network; pictures are kept as they are seen.',
      });
    },
    updateWaiting(apply) {
      app.notify({
        about: 'update',
        text: 'A new version is ready. Your duels stay as they are.',
        act: { name: 'Update', do: apply },
      });
    },
    overtaken() {
      const reload = (): void => location.reload();
      app.notify({
        about: 'update',
        text: 'A new version was taken in another tab. This one follows when you go to another place.',
        act: { name: 'Update', do: reload },
      });
      atSafeMoment(() => !saves.unwritten, reload);
    },
  });
};

const app = document.querySelector('viewscreen-app');
if (app) void begin(app);
