import type { LitElement, ReactiveController } from 'lit';

export const openSheets = new Set<Element>();

/** While a sheet is open the keys of the stage are off. */
export const sheetIsOpen = (): boolean => openSheets.size > 0;

/** Called with `Enter`, `ArrowLeft`, a letter in lower case. */
type Pressed = (key: string, event: KeyboardEvent) => void;

/**
 * Keys of a stage from anywhere on the page while it is shown. Ignores keys typed in a field, shortcuts, keys
 * while a sheet is open, and held keys (except those in `held`); a picked radio is no field to it with `radios`.
 */
export class StageKeys implements ReactiveController {
  readonly #pressed: Pressed;
  readonly #held: readonly string[];
  readonly #radios: boolean;

  constructor(pressed: Pressed, held: readonly string[] = [], radios = false) {
    this.#pressed = pressed;
    this.#held = held;
    this.#radios = radios;
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const [from] = event.composedPath();
    const elsewhere =
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.repeat && !this.#held.includes(event.key)) ||
      (from instanceof HTMLInputElement && !(this.#radios && from.type === 'radio')) ||
      from instanceof HTMLTextAreaElement ||
      from instanceof HTMLSelectElement ||
      sheetIsOpen();
    if (!elsewhere)
      this.#pressed(event.key.length === 1 ? event.key.toLowerCase() : event.key, event);
  };
}

/** A button has the focus: Space and Enter press it. */
export const isOnButton = (event: Event): boolean =>
  event.composedPath()[0] instanceof HTMLButtonElement;

/** What has the focus is pressed by Enter: a button, a link. */
export const isOnPressed = (event: Event): boolean => {
  const [from] = event.composedPath();
  return from instanceof Element && from.matches('a, button, summary');
};

/** Space or Enter, unless it presses what has the focus. */
export const isOnward = (key: string, event: Event): boolean =>
  (key === ' ' && !isOnButton(event)) || (key === 'Enter' && !isOnPressed(event));

/** Enter submits the form of a stage, unless it presses what has the focus. */
export const enterSubmits = (stage: LitElement, key: string, event: KeyboardEvent): void => {
  if (key === 'Enter' && !isOnPressed(event))
    stage.renderRoot.querySelector('form')?.requestSubmit();
};
