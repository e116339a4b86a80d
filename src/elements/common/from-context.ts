import { consume } from '@lit/context';
import type { Context } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { state } from 'lit/decorators.js';

/** A field that comes from a context of the app: the element renders again when it is another. */
export const fromContext =
  (context: Context<unknown, unknown>) =>
  (element: ReactiveElement, field: string): void => {
    state()(element, field);
    consume({ context, subscribe: true })(element, field);
  };
