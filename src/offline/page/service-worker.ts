import type { Message } from '../../service-worker/messages.ts';
import { scriptsOf, tabLock } from '../../service-worker/messages.ts';

export interface WorkerListener {
  /** The game is on the device, without its pictures. Said once. */
  ready(): unknown;
  /** A new version waits; `apply` takes it into use and reloads the page. */
  updateWaiting(apply: () => void): void;
  /** A new version was taken into use in another tab; this one is still of the old. */
  overtaken(): void;
}

const say = (worker: ServiceWorker | null, said: Message): void => worker?.postMessage(said, []);

/** Says for as long as the tab is open which build it is of, so that its files stay. */
const holdBuild = (): void => {
  const opened = (): void => say(navigator.serviceWorker.controller, { type: 'TAB_OPENED' });
  if (!('locks' in navigator)) return opened();
  const closed = (): Promise<unknown> => {
    opened();
    // Nothing else would keep the promise, and with it the lock, from being collected.
    return new Promise((close) => addEventListener('pagehide', close, { once: true }));
  };
  navigator.locks
    .request(tabLock(import.meta.url), { mode: 'shared' }, closed)
    .catch(() => undefined);
};

/** Resolves when the service worker has the page in its hands; what is asked for before comes from the host once more. */
export const untilKept = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state === 'activating')
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
};

/** Whether no tab is open that names another build than this one; where there are no locks nobody knows. */
export const isOnlyBuild = async (): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  const game = new URL('.', document.baseURI).href;
  return scriptsOf(held, game).every((script) => script === import.meta.url);
};

/** Registers the service worker that keeps the game on the device. Only the built game has one. */
export const registerServiceWorker = (listener: WorkerListener): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  let controlled = !first;
  let wanted = false;
  holdBuild();
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
    // The first that takes the page in hand is of its own build.
    else if (controlled) listener.overtaken();
    controlled = true;
  });
  const offer = (registration: ServiceWorkerRegistration): void =>
    listener.updateWaiting(() => {
      wanted = true;
      if (registration.waiting) say(registration.waiting, { type: 'SKIP_WAITING' });
      // Another tab has taken it into use.
      else location.reload();
    });
  const follow = (worker: ServiceWorker, registration: ServiceWorkerRegistration): void => {
    const look = (): void => {
      if (worker.state === 'activated' && first) listener.ready();
      // A host that was not whole, or no network: there is none yet, and it is tried again.
      if (worker.state === 'redundant' && !registration.active)
        addEventListener('online', () => void register(), { once: true });
      if (worker.state === 'installed' && serviceWorker.controller) offer(registration);
    };
    worker.addEventListener('statechange', look);
    look();
  };
  const register = async (): Promise<void> => {
    const registration = await serviceWorker
      .register(new URL('sw.js', document.baseURI))
      .catch(() => undefined);
    // A browser that forbids workers may answer with nothing.
    if (!registration) return;
    const { installing, waiting } = registration;
    if (waiting && serviceWorker.controller) offer(registration);
    if (installing) follow(installing, registration);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) follow(registration.installing, registration);
    });
  };
  void register();
};
