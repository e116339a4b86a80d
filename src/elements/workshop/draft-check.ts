import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { newJudge } from '../../offline/booklets/judge.ts';
import type { Verdict } from '../../offline/booklets/verdict.ts';
import type { Finding } from '../../rules/check/finding.ts';
import { problemText } from '../../rules/words/finding-words.ts';
import type { Wrong } from '../form/field-faults.ts';

/** Pause in typing before the whole booklet is checked (milliseconds). */
const CHECKED_AFTER = 300;

/** A finding at its value; one in the text, which a form cannot show, is about the whole document. */
export const wrongOf = (finding: Finding): Wrong => ({
  keys: finding.place.in === 'document' ? finding.place.keys : [],
  words: problemText(finding),
});

/** Checks a draft in the worker, shortly after each change; the newest text counts. */
export class DraftCheck implements ReactiveController {
  /** What was last found; null before. */
  verdict: Verdict | null = null;
  readonly #host: ReactiveControllerHost;
  readonly #judge = newJudge();
  readonly #text: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #known: Promise<void> = Promise.resolve();

  /** `text` gives the draft's file. */
  constructor(host: ReactiveControllerHost, text: () => string) {
    this.#host = host;
    this.#text = text;
    host.addController(this);
  }

  get faults(): readonly Finding[] {
    return this.verdict && !this.verdict.ok ? this.verdict.faults : [];
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** The draft has changed. */
  again(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), CHECKED_AFTER);
  }

  /** Resolves when the draft is checked as it is now. */
  now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    this.#known = this.#judge({ text: this.#text() }).then((verdict) => {
      if (asked !== this.#asked) return this.#known;
      this.verdict = verdict;
      this.#host.requestUpdate();
      return undefined;
    });
    return this.#known;
  }
}
