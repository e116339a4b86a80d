import { ContextConsumer } from '@lit/context';
import { html } from 'lit';
import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import type { Done } from '../../offline/hangars/change-result.ts';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { WantedBooklet } from '../../offline/pictures/picture-keeping.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { hangarsContext } from '../common/contexts.ts';
import { COMMON_WORDS } from '../common/common-words.ts';
import '../common/not-here.ts';
import { notify } from '../common/notice.ts';
import { OpenBooklets } from '../page/open-booklets.ts';
import { orNotDone } from './answered.ts';

/** The booklets of some 'Mechs, each once; missing ones are left out. */
const bookletsOf = ({ find }: RunningHangar, mechs: readonly Mech[]): readonly WantedBooklet[] => {
  const booklets = mechs.flatMap(({ booklet, edition }) => find(booklet, edition) ?? []);
  return [...new Set(booklets)].map((booklet) => ({ booklet, first: [] }));
};

/**
 * Keeps the hangar of a stage open while the stage is shown. Any change, in this tab or another, renders the
 * stage again; another name opens another hangar.
 */
export class OpenHangar implements ReactiveController {
  running: RunningHangar | null = null;
  #trouble = '';
  #wanted = '';
  readonly #host: ReactiveElement;
  readonly #name: () => string;
  readonly #hangars: ContextConsumer<typeof hangarsContext, ReactiveElement>;

  /** `name` gives the hangar's name on this device; empty for none yet. */
  constructor(host: ReactiveElement, name: () => string) {
    this.#host = host;
    this.#name = name;
    this.#hangars = new ContextConsumer(host, { context: hangarsContext, subscribe: true });
    host.addController(this);
    host.addController(
      new OpenBooklets(host, () => {
        const { running } = this;
        const mechs = running?.hangar?.mechs;
        return running && mechs ? { of: mechs, booklets: () => bookletsOf(running, mechs) } : null;
      }),
    );
  }

  hostUpdate(): void {
    const name = this.#name();
    if (name === this.#wanted || !this.#hangars.value) return;
    this.#letGo();
    this.#wanted = name;
    if (name !== '') void this.#open(name, this.#hangars.value);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#letGo();
  }

  shown(stage: (hangar: Hangar, running: RunningHangar) => TemplateResult): TemplateResult {
    const { running } = this;
    const lost = this.#trouble || running?.lost;
    if (lost)
      return html`<not-here heading="Hangar" back="#/hangar" back-to="To the hangars"
        ><p role="alert">${lost}</p>
        <a slot="ways" class="button" href="#/hangar">To the hangars</a>
      </not-here>`;
    return running?.hangar
      ? stage(running.hangar, running)
      : html`<p class="waiting" aria-live="polite">One moment …</p>`;
  }

  /** Whether it was done; a refusal is shown as a notice. */
  async act(doing: Promise<Done>): Promise<boolean> {
    const done = await orNotDone(doing);
    if (done.kind !== 'done') notify(this.#host, done.sentence);
    return done.kind === 'done';
  }

  async #open(name: string, hangars: () => Promise<Hangars>): Promise<void> {
    try {
      const kept = await hangars();
      if (this.#wanted !== name) return;
      const running = kept.running(name, {
        changed: () => this.#host.requestUpdate(),
        said: (sentence) => notify(this.#host, sentence),
      });
      this.running = running;
      await running.open();
    } catch {
      if (this.#wanted === name) this.#trouble = COMMON_WORDS.noHangars;
    }
    this.#host.requestUpdate();
  }

  #letGo(): void {
    this.running?.close();
    this.running = null;
    this.#wanted = '';
    this.#trouble = '';
  }
}
