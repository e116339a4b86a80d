// How somebody plays: by keys, by touching, or by a screen reader. A ring round what the game itself has focused is for
// those by keys alone; who has the page read aloud is not hurried, and holds nothing down.

let key = false;
let voice = false;

/** A screen reader's pointer has no size and no pressure. */
const isVirtual = ({ height, pointerType, pressure, width }: PointerEvent): boolean =>
  (width === 0 && height === 0) ||
  (pointerType === 'mouse' && width === 1 && height === 1 && pressure === 0);

if ('document' in globalThis) {
  addEventListener('keydown', () => (key = true), { capture: true });
  addEventListener(
    'pointerdown',
    (event) => {
      key = false;
      voice = event.isTrusted && isVirtual(event);
    },
    { capture: true },
  );
  addEventListener(
    'click',
    ({ detail, isTrusted }) => {
      // Nobody has pressed a pointer or a key: it is a click of its own.
      if (isTrusted && detail === 0 && !key) voice = true;
    },
    { capture: true },
  );
}

/** Whether a key was the last thing that was pressed; false before anything was. */
export const byKey = (): boolean => key;

/** Whether a screen reader was, as far as a page can tell. */
export const byVoice = (): boolean => voice;
