/** A click comes this much later than the lift that it belongs to, at most (milliseconds). */
const CLICK = 80;

const HEARD = [
  'pointerup',
  'pointercancel',
  'mouseup',
  'touchend',
  'click',
  'contextmenu',
] as const;

/**
 * What a pointer that is down now still does is heard by nothing: what takes the place of what it pressed hears only
 * touches that begin in it. Ends with the lift and its click; with the next touch, where the lift was told to nobody.
 */
export const ignoreUntilLifted = (pointer: number): void => {
  const end = (): void => {
    for (const type of HEARD) removeEventListener(type, swallow, { capture: true });
    removeEventListener('pointerdown', isGone, { capture: true });
  };
  const swallow = (event: Event): void => {
    const isAnother = event instanceof PointerEvent && event.pointerId !== pointer;
    if (isAnother || !event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click' || event.type === 'pointercancel') end();
    else if (event.type === 'pointerup') setTimeout(end, CLICK);
  };
  // While a finger is down no other is the first.
  const isGone = ({ isPrimary }: PointerEvent): void => {
    if (isPrimary) end();
  };
  for (const type of HEARD) addEventListener(type, swallow, { capture: true, passive: false });
  addEventListener('pointerdown', isGone, { capture: true });
};
