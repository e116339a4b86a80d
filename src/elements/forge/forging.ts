import type { ReactiveController, ReactiveElement } from 'lit';
import { plainJson } from '../../forge/plain-json.ts';
import type { ForgedBooklet } from '../../offline/forge/asked.ts';
import type { Smithy } from '../../offline/forge/smithy.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { missPart } from '../common/notice.ts';
import { FORGE_WORDS } from './forge-words.ts';

/** Pause in typing before it is drawn, and before it is announced (milliseconds). */
const [DRAWN_AFTER, SAID_AFTER] = [700, 1200];

export interface SoundSheet {
  readonly forged: Extract<ForgedBooklet, { ok: true }>;
  readonly booklet: Booklet;
  readonly sheet: string;
}

/** Forges the sheet as it is typed: results at once, drawing and announcement after a pause. */
export class Forging implements ReactiveController {
  /** The result for the present text; null until known, and where what forges could not be loaded. */
  forged: ForgedBooklet | null = null;
  /** The last result without faults. */
  sound: SoundSheet | null = null;
  drawn: Booklet | null = null;
  said = '';
  readonly #host: ReactiveElement;
  readonly #smithy: () => Smithy;
  readonly #wrong: () => readonly string[];
  #drawing: ReturnType<typeof setTimeout> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;
  /** Who waits until the present text is forged; null if it is. */
  #waiting: (() => void)[] | null = null;

  /** `wrong` gives the faults shown, as sentences. */
  constructor(host: ReactiveElement, smithy: () => Smithy, wrong: () => readonly string[]) {
    this.#host = host;
    this.#smithy = smithy;
    this.#wrong = wrong;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#drawing);
    clearTimeout(this.#saying);
    this.#waiting = null;
    this.#smithy().end();
  }

  /** Resolves once the present text has been forged, or cannot be. */
  known(): Promise<void> {
    return new Promise((done) => (this.#waiting ? this.#waiting.push(done) : done()));
  }

  forget(): void {
    clearTimeout(this.#drawing);
    this.forged = null;
    this.sound = null;
    this.drawn = null;
  }

  forge(sheet: string): void {
    this.#waiting ??= [];
    const know = (forged: ForgedBooklet | null): void => {
      this.forged = forged;
      for (const done of this.#waiting ?? []) done();
      this.#waiting = null;
      this.#host.requestUpdate();
    };
    const told = (forged: ForgedBooklet): void => {
      know(forged);
      if (forged.ok) {
        const booklet = readBooklet(forged.document, forged.edition);
        this.sound = { forged, booklet, sheet: plainJson(sheet) };
        clearTimeout(this.#drawing);
        this.#drawing = setTimeout(() => {
          this.drawn = booklet;
          this.#host.requestUpdate();
        }, DRAWN_AFTER);
      }
      clearTimeout(this.#saying);
      this.#saying = setTimeout(() => {
        this.said = this.#words;
        this.#host.requestUpdate();
      }, SAID_AFTER);
    };
    this.#smithy().forge(sheet, told, () => {
      know(null);
      missPart(this.#host);
    });
  }

  get #words(): string {
    const { forged, sound } = this;
    if (forged?.ok && sound) {
      const { mech, statCard } = sound.booklet;
      const { armor, maneuvers } = statCard;
      return FORGE_WORDS.said(mech.name, armor, maneuvers.length, forged.remarks.length);
    }
    const wrong = this.#wrong();
    return wrong.length > 0 ? FORGE_WORDS.saidFaults(wrong.length, wrong[0] ?? '') : '';
  }
}
