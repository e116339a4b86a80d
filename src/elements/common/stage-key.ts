import { sheetIsOpen } from './sheet-dialog.ts';

/**
 * The key that was pressed for the stage; null when it is meant for something else: typed in a field,
 * part of a shortcut, pressed while a sheet lies over the stage, or held down (`held` names the keys
 * that may be).
 */
export const stageKey = (event: KeyboardEvent, held: readonly string[] = []): string | null => {
  const [from] = event.composedPath();
  const elsewhere =
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.repeat && !held.includes(event.key)) ||
    from instanceof HTMLInputElement ||
    from instanceof HTMLTextAreaElement ||
    from instanceof HTMLSelectElement ||
    sheetIsOpen();
  return elsewhere ? null : event.key.length === 1 ? event.key.toLowerCase() : event.key;
};
