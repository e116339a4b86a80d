/** Longest delay of a click after its lift (milliseconds). */
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
 * Ignores the rest of the present touch, so that what replaces the pressed element gets only new touches. Ends
 * with the lift and its click, or with the next touch if no lift was reported.
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
  // While a finger is down no other touch is primary.
  const isGone = ({ isPrimary }: PointerEvent): void => {
    if (isPrimary) end();
  };
  for (const type of HEARD) addEventListener(type, swallow, { capture: true, passive: false });
  addEventListener('pointerdown', isGone, { capture: true });
};
