import { isOnPressed } from '../common/stage-keys.ts';

/** Whether Enter means something to what has the focus: a button, a link. A tab is there already. */
export const isOnControl = (event: Event): boolean => {
  const [from] = event.composedPath();
  return isOnPressed(event) && !(from instanceof Element && from.role === 'tab');
};

/**
 * What a key that was pressed in a field means for the page: Enter does the step, from a tick and a radio
 * Backspace takes back too. Null where it is the field's own.
 */
export const enteredFrom = (event: KeyboardEvent): 'Enter' | 'Backspace' | null => {
  const [from] = event.composedPath();
  const own = event.defaultPrevented || event.isComposing || event.repeat;
  if (own || event.ctrlKey || event.altKey || event.metaKey) return null;
  if (!(from instanceof HTMLInputElement)) return null;
  if (event.key === 'Enter') return 'Enter';
  const isPicked = from.type === 'radio' || from.type === 'checkbox';
  return event.key === 'Backspace' && isPicked ? 'Backspace' : null;
};
