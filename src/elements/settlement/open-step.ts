import type { ReactiveController, ReactiveElement } from 'lit';

/** What has the focus below a root, through every shadow root; null where nothing has. */
const focusedIn = (root: DocumentOrShadowRoot | null): Element | null => {
  const focused = root?.activeElement ?? null;
  return (focused && focusedIn(focused.shadowRoot)) ?? focused;
};

/**
 * The step of a page that is open is where one looks: it comes into sight as soon as it is another, and its
 * heading has the focus, for every pilot. Where a tab has it, it stays there; where nothing else is done and what
 * had it is gone, the heading has it too.
 */
export class OpenStep implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #now: () => { readonly pilot: string; readonly wide: boolean };
  #seen = '';
  #focused: Element | null = null;

  /** `now` is whose steps the host shows, and whether in columns. */
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
    // What lies in the panels is drawn after them.
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
    // Whoever looks from tab to tab, or has not come to the page yet, is left alone.
    if (focused && focused.role !== 'tab') this.#focus(open);
  }

  /** Nothing has the focus any more since what had it is gone: the open step has it, or all of them. */
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
