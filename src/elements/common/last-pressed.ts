// Whether somebody plays by keys or by touching: a ring round what the game itself has focused is for
// those by keys alone.

let key = false;

if ('document' in globalThis) {
  addEventListener('keydown', () => (key = true), { capture: true });
  addEventListener('pointerdown', () => (key = false), { capture: true });
}

/** Whether a key was the last thing that was pressed; false before anything was. */
export const byKey = (): boolean => key;
