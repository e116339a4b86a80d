import type { ReactiveController, ReactiveElement } from 'lit';

/** The focused element below a root, through every shadow root; null for none. */
const focusedIn = (root: DocumentOrShadowRoot | null): Element | null => {
  const focused = root?.activeElement ?? null;
  return (focused && focusedIn(focused.shadowRoot)) ?? focused;
};

/**
 * Scrolls to the open step whenever it changes, and focuses its heading, for every pilot. A focused tab keeps
 * the focus. If the focused element is gone, the heading gets the focus too.
 */
export class OpenStep implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #now: () => { readonly pilot: string; readonly wide: boolean };
  #seen = '';
  #focused: Element | null = null;

  /** `now` gives the pilot shown, and whether steps are in columns. */
  constructor(host: ReactiveElement, now: () => { pilot: string; wide: boolean }) {
    this.#host = host;
    this.#now = now;
  }

  hostUpdate(): void {
    this.#focused = focusedIn(this.#host.shadowRoot) ?? this.#focused;
  }

  hostUpdated(): void {
    this.#look();
    this.#catch();
    // The contents of the panels are rendered later.
    setTimeout(() => {
      this.#catch();
      this.#focused = null;
    });
  }

  get #open(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('.step.open');
  }

  #look(): void {
    const { pilot, wide } = this.#now();
    const open = this.#open;
    const now = `${pilot} ${open?.dataset['step']}`;
    if (now === this.#seen) return;
    const isFirst = this.#seen === '';
    this.#seen = now;
    if (isFirst || !open) return;
    open.scrollIntoView({ block: wide ? 'nearest' : 'start' });
    const focused = this.#focused;
    // Leave players alone who move through the tabs or are not on the page yet.
    if (focused && focused.role !== 'tab') this.#focus(open);
  }

  #catch(): void {
    const gone = this.#focused && !this.#focused.isConnected;
    if (!gone || document.activeElement !== document.body) return;
    this.#focus(this.#open);
  }

  #focus(open: HTMLElement | null): void {
    const to = open?.querySelector('h2') ?? this.#host.renderRoot.querySelector('.body');
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  }
}
