import type { LitElement, ReactiveController } from 'lit';
import { sheetIsOpen } from './open-sheets.ts';

/** What a stage does with a key: `Enter`, `ArrowLeft`, a letter in lower case. */
type Pressed = (key: string, event: KeyboardEvent) => void;

/**
 * The keys of a stage, from anywhere on the page, as long as the stage is there. What is meant for
 * something else is not heard: typed in a field, part of a shortcut, pressed while a sheet lies over the
 * stage, or held down (`held` names the keys that may be).
 */
export class StageKeys implements ReactiveController {
  readonly #pressed: Pressed;
  readonly #held: readonly string[];

  constructor(pressed: Pressed, held: readonly string[] = []) {
    this.#pressed = pressed;
    this.#held = held;
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
      from instanceof HTMLInputElement ||
      from instanceof HTMLTextAreaElement ||
      from instanceof HTMLSelectElement ||
      sheetIsOpen();
    if (!elsewhere)
      this.#pressed(event.key.length === 1 ? event.key.toLowerCase() : event.key, event);
  };
}

/** Whether a button has the focus: Space and Enter press it. */
export const isOnButton = (event: Event): boolean =>
  event.composedPath()[0] instanceof HTMLButtonElement;

/** Whether what has the focus is pressed by Enter: a button, a link. */
export const isOnPressed = (event: Event): boolean => {
  const [from] = event.composedPath();
  return from instanceof Element && from.matches('a, button, summary');
};

/** Whether a key goes on: Space or Enter, where neither presses what has the focus. */
export const isOnward = (key: string, event: Event): boolean =>
  (key === ' ' && !isOnButton(event)) || (key === 'Enter' && !isOnPressed(event));

/** Enter anywhere but on what is pressed by it does what the form of a stage is there for. */
export const enterSubmits = (stage: LitElement, key: string, event: KeyboardEvent): void => {
  if (key === 'Enter' && !isOnPressed(event))
    stage.renderRoot.querySelector('form')?.requestSubmit();
};
