import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { keepSheet, keptSheet } from '../../offline/forge/kept-sheet.ts';
import { notify } from '../common/notice.ts';
import type { DraftedSheet } from './drafted-sheet.ts';
import { BLANK_DRAFT, draftIn } from './drafted-sheet.ts';
import { FORGE_WORDS } from './forge-words.ts';
import { isBlank } from './typed-sheet.ts';

/** How long nothing is typed before it is kept (milliseconds). */
const KEPT_AFTER = 200;

/** The sheet that stands on the stage: kept as it is typed, over a reload, until it is put on the shelf. */
export class Drafting implements ReactiveController {
  draft: DraftedSheet = BLANK_DRAFT;
  /** What stood there before something was taken in, or begun anew. */
  earlier: DraftedSheet | null = null;
  readonly #host: ReactiveControllerHost & EventTarget;
  /** The booklet whose sheet it is; none for a new one. */
  #of = '';
  #pause: ReturnType<typeof setTimeout> | null = null;
  #isLost = false;

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('pagehide', this.#flush);
  }

  hostDisconnected(): void {
    window.removeEventListener('pagehide', this.#flush);
    this.#flush();
  }

  get isBlank(): boolean {
    return this.draft.text === null && isBlank(this.draft.typed);
  }

  /** Opens the sheet of a booklet, or a new one: what was typed of it before a reload, else this. */
  open(of: string, otherwise: DraftedSheet): void {
    this.#flush();
    this.#of = of;
    this.draft = draftIn(keptSheet(of)) ?? otherwise;
    this.earlier = null;
  }

  /** It stands there otherwise. */
  write(draft: DraftedSheet): void {
    this.draft = draft;
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#pause = setTimeout(this.#flush, KEPT_AFTER);
    this.#host.requestUpdate();
  }

  /** Another takes its place, which can be brought back. */
  take(draft: DraftedSheet): void {
    this.earlier = this.isBlank ? null : this.draft;
    this.write(draft);
  }

  /** It is on the shelf: no draft any more. */
  done(): void {
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#pause = null;
    keepSheet(this.#of, null);
  }

  /** What is not kept yet is kept now; nothing else, so that a tab that only looks takes nothing from another. */
  readonly #flush = (): void => {
    if (this.#pause === null) return;
    clearTimeout(this.#pause);
    this.#pause = null;
    const { draft, isBlank: isNothing } = this;
    const isKept = keepSheet(this.#of, isNothing ? null : draft);
    if (!isKept && !this.#isLost && !isNothing) notify(this.#host, FORGE_WORDS.notKept);
    this.#isLost = !isKept;
  };
}
