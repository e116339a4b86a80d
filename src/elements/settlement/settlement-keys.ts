import { isOnPressed } from '../common/stage-keys.ts';

/** Enter presses what has the focus: a button, a link. A tab is already selected. */
export const isOnControl = (event: Event): boolean => {
  const [from] = event.composedPath();
  return isOnPressed(event) && !(from instanceof Element && from.role === 'tab');
};

/**
 * The meaning for the page of a key pressed in a field: Enter does the step; on a tick or radio Backspace takes
 * back. Null if the field uses the key.
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
