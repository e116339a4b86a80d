export interface WorkerListener {
  /** The page is on the device; its pictures may still be on their way. Said once. */
  ready(): unknown;
  /** A new version waits; `apply` takes it into use and reloads the page. */
  updateWaiting(apply: () => void): void;
}

/** Registers the service worker that keeps the game on the device. Only the built game has one. */
export const registerServiceWorker = (listener: WorkerListener): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller === null;
  let wanted = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
  });
  const offer = (waiting: ServiceWorker): void =>
    listener.updateWaiting(() => {
      wanted = true;
      waiting.postMessage({ type: 'SKIP_WAITING' }, []);
    });
  const follow = (worker: ServiceWorker): void => {
    const look = (): void => {
      if (worker.state === 'activated' && first) listener.ready();
      if (worker.state === 'installed' && serviceWorker.controller) offer(worker);
    };
    worker.addEventListener('statechange', look);
    look();
  };
  serviceWorker.register(new URL('sw.js', document.baseURI)).then(
    (registration: ServiceWorkerRegistration | undefined) => {
      // A browser that forbids workers may answer with nothing.
      if (!registration) return;
      if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
      if (registration.installing) follow(registration.installing);
      registration.addEventListener('updatefound', () => {
        if (registration.installing) follow(registration.installing);
      });
    },
    () => undefined,
  );
};
