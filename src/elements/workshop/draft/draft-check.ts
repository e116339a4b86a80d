import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { newDraftJudge } from '../../../offline/booklets/judge.ts';
import type { Library } from '../../../offline/booklets/library.ts';
import type { DraftVerdict } from '../../../offline/booklets/verdict.ts';
import type { Finding } from '../../../rules/check/finding.ts';
import { problemText } from '../../../rules/words/finding-words.ts';
import type { Wrong } from '../../form/field-faults.ts';
import type { Typed } from '../../form/typed.ts';
import { besides } from './cell-judging.ts';

/** Pause in typing before the whole booklet is checked (milliseconds). */
const CHECKED_AFTER = 300;

/** A finding at its value; one in the text, which a form cannot show, is about the whole document. */
export const wrongOf = (finding: Finding): Wrong => ({
  keys: finding.place.in === 'document' ? finding.place.keys : [],
  words: problemText(finding),
});

/** A draft as text and as it is typed, and what it is checked against. */
interface Judged {
  readonly text: string;
  readonly typed: Typed;
  readonly library: Library;
}

/** Checks a draft in the worker against the shelf, shortly after each change; the newest text counts. */
export class DraftCheck implements ReactiveController {
  /** What was last found; null before. */
  verdict: DraftVerdict | null = null;
  /** The draft of which it was found. */
  judged: Typed = {};
  readonly #host: ReactiveControllerHost;
  readonly #judge = newDraftJudge();
  readonly #draft: () => Judged;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unwatch: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, draft: () => Judged) {
    this.#host = host;
    this.#draft = draft;
    host.addController(this);
  }

  get faults(): readonly Finding[] {
    return this.verdict?.faults ?? [];
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#unwatch?.();
    this.#unwatch = null;
    this.#judge.end();
  }

  /** The draft has changed, or what it is checked against. */
  again(): void {
    clearTimeout(this.#timer);
    this.#host.requestUpdate();
    this.#timer = setTimeout(() => void this.now(), CHECKED_AFTER);
  }

  /** Resolves when the draft is checked as it is now, or a newer one is. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    const { library, text, typed } = this.#draft();
    if (!this.#unwatch) {
      this.#unwatch = library.watch(() => this.again());
      // Those that are not read yet confirm nothing at first: one that cannot be fetched must not hold up the check.
      const reading = library.shelf.map(({ edition, id }) => library.read(id, edition));
      for (const each of reading) void each.then(() => this.#unwatch && this.again());
    }
    const verdict = await this.#judge.judge({ text, against: besides(library, typed) });
    if (!verdict) return;
    this.verdict = verdict;
    this.judged = typed;
    this.#host.requestUpdate();
  }
}
