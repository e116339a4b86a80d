import type { Message } from '../../service-worker/messages.ts';
import { scriptsOf, tabLock } from '../../service-worker/messages.ts';

export interface WorkerListener {
  /** The game is on the device, without its pictures. Called once. */
  ready(): unknown;
  /** A new version waits; `apply` activates it and reloads the page. */
  updateWaiting(apply: () => void): void;
  /** Another tab has activated a new version; this one still has the old. */
  overtaken(): void;
}

const say = (worker: ServiceWorker | null, said: Message): void => worker?.postMessage(said, []);

/** Holds a lock with this tab's build while it is open, so that its files stay. */
const holdBuild = (): void => {
  const opened = (): void => say(navigator.serviceWorker.controller, { type: 'TAB_OPENED' });
  if (!('locks' in navigator)) return opened();
  const closed = (): Promise<unknown> => {
    opened();
    // Otherwise the promise, and with it the lock, would be collected.
    return new Promise((close) => addEventListener('pagehide', close, { once: true }));
  };
  navigator.locks
    .request(tabLock(import.meta.url), { mode: 'shared' }, closed)
    .catch(() => undefined);
};

/** Resolves when the service worker is active; requests before that go to the host once more. */
export const untilKept = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state === 'activating')
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
};

/** Whether all open tabs are of this build; false if the browser has no locks to tell. */
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
    // The first to control the page is of its own build.
    else if (controlled) listener.overtaken();
    controlled = true;
  });
  const offer = (registration: ServiceWorkerRegistration): void =>
    listener.updateWaiting(() => {
      wanted = true;
      if (registration.waiting) say(registration.waiting, { type: 'SKIP_WAITING' });
      // Another tab has activated it.
      else location.reload();
    });
  const follow = (worker: ServiceWorker, registration: ServiceWorkerRegistration): void => {
    const look = (): void => {
      if (worker.state === 'activated' && first) listener.ready();
      // The host was incomplete, or there was no network: try again later.
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
    // A browser that forbids workers may resolve with nothing.
    if (!registration) return;
    const { installing, waiting } = registration;
    if (!first) listener.ready();
    if (waiting && serviceWorker.controller) offer(registration);
    if (installing) follow(installing, registration);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) follow(registration.installing, registration);
    });
  };
  void register();
};
