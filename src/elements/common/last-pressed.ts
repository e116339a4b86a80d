// Whether the player uses keys, touch or a screen reader. A focus ring set by the game is shown for keys only;
// screen reader users are not hurried and never asked to hold something down.

let key = false;
let voice = false;

/** Screen readers send clicks with no size and no pressure. */
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
      // A click without a pointer or key before it comes from a screen reader.
      if (isTrusted && detail === 0 && !key) voice = true;
    },
    { capture: true },
  );
}

export const byKey = (): boolean => key;

export const byVoice = (): boolean => voice;
