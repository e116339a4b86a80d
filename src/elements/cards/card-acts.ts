import { html } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import { deedsOf } from '../../rules/campaign/acts/acts.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Choice, Step } from '../../rules/campaign/history/choice.ts';
import type { Undated } from '../../rules/campaign/history/deed.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { actWords } from '../../rules/words/acts/words-of-acts.ts';
import { orNotDone } from '../campaign/answered.ts';
import type { OpenHangar } from '../campaign/open-hangar.ts';
import { notify } from '../common/notice.ts';
import { once } from '../common/once.ts';
import type { Said } from '../common/say.ts';
import './card-act.ts';

interface Card {
  readonly hangar: Hangar;
  readonly pilot: PilotId;
  readonly find: FindBooklet;
}

/** The sheets and acts of a card: which is open, what is chosen on it, and doing it, one thing at a time. */
export class CardActs<Sheet extends string> {
  sheet: Sheet | null = null;
  #first: Choice | null = null;
  /** Why the last act was refused. */
  fault = '';
  #drafts: { readonly [Name in Step]?: Choice } = {};
  readonly #host: ReactiveElement;
  readonly #open: OpenHangar;

  constructor(host: ReactiveElement, open: OpenHangar) {
    this.#host = host;
    this.#open = open;
    host.addEventListener('choice-drafted', ({ detail }) => this.#draft(detail.choice));
    host.addEventListener('house-rule-set', ({ detail: { rule } }) => {
      const { running } = open;
      if (running) void open.act(running.setHouseRule(rule));
    });
  }

  /** Opens a sheet, or closes the open one; `first` is its initial choice if it is not the rules' offer. */
  ask(sheet: Sheet | null, first: Choice | null = null): void {
    this.sheet = sheet;
    this.#first = first;
    this.fault = '';
    if (sheet !== null) this.#drafts = { ...this.#drafts, [sheet]: undefined };
    this.#host.requestUpdate();
  }

  /** An act on its sheet; `done` is called after it. */
  onSheet(step: Step & Sheet, card: Card, done?: (choice: Choice) => void): TemplateResult {
    const open = this.sheet === step;
    return html`<card-act
      class=${classOf(step)}
      .open=${open}
      .step=${step}
      .hangar=${card.hangar}
      .pilot=${card.pilot}
      .find=${card.find}
      .draft=${this.#drafts[step] ?? null}
      .first=${open ? this.#first : null}
      .fault=${open ? this.fault : ''}
      @act-chosen=${async ({ detail: { choice } }: Said<'act-chosen'>) =>
        (await this.#choose(choice)) && done?.(choice)}
      @sheet-closed=${() => this.ask(null)}
    ></card-act>`;
  }

  /** An act as a permanent panel; disabled while `busy`. */
  onPage(step: Step, card: Card, busy: boolean): TemplateResult {
    return html`<card-act
      panel
      class=${classOf(step)}
      .step=${step}
      .hangar=${card.hangar}
      .pilot=${card.pilot}
      .find=${card.find}
      .draft=${this.#drafts[step] ?? null}
      .busy=${busy}
      @act-chosen=${({ detail }: Said<'act-chosen'>) => void this.#choose(detail.choice)}
    ></card-act>`;
  }

  #draft(choice: Choice): void {
    this.#drafts = { ...this.#drafts, [choice.step]: choice };
    this.#host.requestUpdate();
  }

  /** Whether everything that the choice brings was done; if so it is announced. */
  #choose(choice: Choice): Promise<boolean | undefined> {
    return once(this, async () => {
      const { hangar } = this.#open.running ?? {};
      if (!hangar) return false;
      for (const deed of deedsOf(choice, hangar)) if (!(await this.write(deed))) return false;
      this.#drafts = { ...this.#drafts, [choice.step]: undefined };
      const after = this.#open.running?.hangar ?? hangar;
      const occasion = { hangar, settlement: null };
      notify(this.#host, actWords(choice.step).said(choice, occasion, after));
      return true;
    });
  }

  /** Does a deed; gives why it was refused. */
  async tryTo(deed: Undated): Promise<string | undefined> {
    const { running } = this.#open;
    if (!running?.hangar) return '';
    const done = await orNotDone(running.do(deed));
    return done.kind === 'done' ? undefined : done.sentence;
  }

  /** Whether a deed was done; a refusal is shown on the sheet, or as a notice if none is open. */
  async write(deed: Undated): Promise<boolean> {
    const why = await this.tryTo(deed);
    if (why === undefined) this.ask(null);
    else if (this.sheet === null) notify(this.#host, why);
    else this.fault = why;
    this.#host.requestUpdate();
    return why === undefined;
  }
}

const classOf = (step: Step): string => step.replace(' ', '-');
