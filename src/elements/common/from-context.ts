import { consume } from '@lit/context';
import type { Context } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { state } from 'lit/decorators.js';

/** A field from a context of the app; a change renders the element again. */
export const fromContext =
  (context: Context<unknown, unknown>) =>
  (element: ReactiveElement, field: string): void => {
    state()(element, field);
    consume({ context, subscribe: true })(element, field);
  };
