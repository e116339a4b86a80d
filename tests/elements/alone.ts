/**
 * Files of tests run side by side in one browser and share what it keeps. Called in a file or a
 * `describe`: each of its tests has the pictures that were drawn to itself, among all files that call it, and finds none.
 */
export const aloneWithDrawnPictures = (): void => {
  let leave: () => void = () => undefined;
  beforeEach(async () => {
    await new Promise<void>((resolve) => {
      void navigator.locks.request(
        'drawn pictures',
        () =>
          new Promise<void>((left) => {
            leave = left;
            resolve();
          }),
      );
    });
    for (const name of await caches.keys())
      if (/^viewscreen-(?:drawn|pictures)/.test(name)) await caches.delete(name);
  });
  afterEach(async () => {
    // What was drawn last may still be on its way into what is kept.
    await new Promise((done) => setTimeout(done, 60));
    leave();
  });
};
