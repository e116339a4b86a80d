import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ForgedBooklet } from '../../offline/forge/asked.ts';
import type { Smithy } from '../../offline/forge/smithy.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { readBooklet } from '../../rules/booklet/read-booklet.ts';
import { FORGE_WORDS } from './forge-words.ts';

/** How long nothing is typed before it is drawn, and before it is said aloud (milliseconds). */
const [DRAWN_AFTER, SAID_AFTER] = [700, 1200];

/** A sheet without a fault, and the booklet of it. */
export interface SoundSheet {
  readonly forged: Extract<ForgedBooklet, { ok: true }>;
  readonly booklet: Booklet;
  readonly sheet: string;
}

/** What comes out of the sheet that stands on the stage: at once; a moment later it is drawn, then said. */
export class Forging implements ReactiveController {
  /** What came out of it as it stands; null until that is known. */
  forged: ForgedBooklet | null = null;
  /** What came out last without a fault. */
  sound: SoundSheet | null = null;
  /** The booklet that is drawn. */
  drawn: Booklet | null = null;
  /** What a screen reader says of it. */
  said = '';
  readonly #host: ReactiveControllerHost;
  readonly #smithy: () => Smithy;
  readonly #wrong: () => readonly string[];
  #drawing: ReturnType<typeof setTimeout> | undefined;
  #saying: ReturnType<typeof setTimeout> | undefined;

  /** `wrong` gives what is told to be wrong, in sentences. */
  constructor(host: ReactiveControllerHost, smithy: () => Smithy, wrong: () => readonly string[]) {
    this.#host = host;
    this.#smithy = smithy;
    this.#wrong = wrong;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#drawing);
    clearTimeout(this.#saying);
    this.#smithy().end();
  }

  /** Forgets what came out of another sheet. */
  forget(): void {
    clearTimeout(this.#drawing);
    this.forged = null;
    this.sound = null;
    this.drawn = null;
  }

  /** Another text stands there. */
  forge(sheet: string): void {
    this.#smithy().forge(sheet, (forged) => {
      this.forged = forged;
      if (forged.ok) {
        const booklet = readBooklet(forged.document, forged.edition);
        this.sound = { forged, booklet, sheet };
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
      this.#host.requestUpdate();
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
