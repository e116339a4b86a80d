import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { DraftVerdict } from '../../../offline/booklets/verdict.ts';
import type { Booklet } from '../../../rules/booklet/booklet.ts';
import type { Finding, FindingKind, Keys } from '../../../rules/check/finding.ts';
import { at } from '../../../rules/check/sound-parts.ts';
import { capital } from '../../../rules/words/capital.ts';
import { problemText } from '../../../rules/words/finding-words.ts';
import { takenOut } from '../../../rules/workshop/taken-out.ts';
import foldStyles from '../../common/fold.css?inline';
import { findingText, oddText } from '../../../rules/words/finding-text.ts';
import { icon } from '../../common/signs.ts';
import { styled } from '../../common/styled.ts';
import type { Typed } from '../../form/typed.ts';
import { shown, valueAt } from '../../form/typed.ts';
import { BookletForm } from '../draft/booklet-form.ts';
import styles from './check-panel.css?inline';
import { slipsOf } from '../draft/cell-judging.ts';
import { CHECK_WORDS } from '../draft/check-words.ts';
import './console-map.ts';
import { keysOf, foundPlace } from './finding-places.ts';

/** Most findings shown at once. */
const MOST_SHOWN = 60;

/** A fault with those that are told along with it: what else of its kind is not typed yet. */
type Told = readonly [Finding, ...Finding[]];

/** What is told once: cells that one console lacks, consoles that are missing, an entry that view screens lack. */
const alike = ({ kind, place }: Finding): string | null => {
  const [part = '', first, entry = ''] = place.in === 'document' ? place.keys.map(String) : [];
  if (kind === 'no cell') return `${part}.${first}`;
  const isPart = first !== undefined && (part === 'viewScreens' || part === 'consoles');
  return kind === 'missing' && isPart ? `${part} ${entry}` : null;
};

/** Faults in their order; those that are alike are told once. */
export const toldOnce = (faults: readonly Finding[]): readonly Told[] => {
  const told = new Map<unknown, Told>();
  for (const fault of faults) {
    const key = alike(fault) ?? fault;
    told.set(key, [...(told.get(key) ?? []), fault] as unknown as Told);
  }
  return [...told.values()];
};

const pathOf = (keys: Keys | null): string => (keys ?? []).join('.');

/** What must stand in a booklet and may be empty, and as what. */
const mayBeEmpty: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['mech.weapons', []],
  ['statCard.ammunition', {}],
  ['sources.cells', []],
]);

/**
 * What is wrong with a draft and what is worth a look; each finding leads to its place, and a cell that is one slip away
 * can be mended here. In a wide window, all consoles at once.
 *
 * @fires place-asked - detail `{ keys }`
 * @slot - what can be done with the draft
 */
@customElement('check-panel')
export class CheckPanel extends BookletForm {
  static override styles = styled(foldStyles, styles);

  /** Null until it is known. */
  @property({ attribute: false }) verdict: DraftVerdict | null = null;
  /** Booklets that can confirm a mending. */
  @property({ attribute: false }) others: readonly Booklet[] = [];
  /** The draft of which it was found: nothing is taken out of what has changed since. */
  @property({ attribute: false }) judged: Typed = {};

  override render(): TemplateResult {
    const { faults, typed, verdict } = this;
    const found = toldOnce(verdict?.faults ?? []);
    return html`<div class="stack apart">
      <section class="panel stack" aria-labelledby="faults">
        <h2 id="faults" class="titled" tabindex="-1">${this.#head(found.length)}</h2>
        ${verdict?.ok ? html`<p class="soft">${CHECK_WORDS.sound}</p>` : nothing}
        <slot></slot>
        <ul class="cards grid">
          ${
            // What a finger is on must not become another fault's when one before it goes.
            repeat(
              found.slice(0, MOST_SHOWN),
              ([finding]) => findingText(finding),
              (told) => this.#fault(told),
            )
          }
        </ul>
        ${found.length > MOST_SHOWN ? html`<p>${CHECK_WORDS.more(found.length - MOST_SHOWN)}</p>` : nothing}
        <p class="unseen" role="status">${verdict ? this.#head(found.length) : ''}</p>
      </section>
      ${this.#lookAt(verdict?.toLookAt ?? [])}
      <console-map class="not-phone panel" .typed=${typed} .faults=${faults}></console-map>
    </div>`;
  }

  #head(faults: number): string {
    if (!this.verdict) return CHECK_WORDS.checking;
    return faults === 0 ? CHECK_WORDS.nothing : CHECK_WORDS.keepOut(faults);
  }

  #fault([finding, ...more]: Told): TemplateResult {
    const keys = finding.place.in === 'document' ? finding.place.keys : null;
    const isMany = more.length > 0;
    const [part, holder, owner] = (keys ?? []).map(String);
    const isCell = part === 'consoles' && owner !== undefined && !this.shut;
    const mendings = isCell ? slipsOf(this.typed, Number(holder), Number(owner), this.others) : [];
    const out = this.shut || isMany ? null : outOf(finding.kind, keys ?? []);
    const areCells = isMany && finding.kind === 'no cell';
    const words = areCells
      ? CHECK_WORDS.missingCells(more.length + 1)
      : isMany
        ? CHECK_WORDS.alike(problemText(finding), more.length)
        : problemText(finding);
    const place = areCells
      ? CHECK_WORDS.console(holder ?? '')
      : foundPlace(finding, keys, this.typed);
    return html`<li class="fault stack boxed breaks">
      <button
        type="button"
        class="finding stack dense finger"
        @click=${() => this.goTo(keys ?? [])}
      >
        <span class="place abreast snug">${icon('warning')} <b>${place}</b></span>
        <span>${capital(words)}.</span>
      </button>
      ${mendings.map(
        ({ by, cell }) =>
          html`<p class="abreast">
            <span class="grow soft">${CHECK_WORDS.by(by)}</span>
            <button type="button" class="button" @click=${() => this.#mend(pathOf(keys), cell)}>
              ${CHECK_WORDS.take(cell)}
            </button>
          </p>`,
      )}
      ${
        !this.shut && finding.kind === 'missing' && mayBeEmpty.has(pathOf(keys))
          ? html`<button
              type="button"
              class="button"
              @click=${() => this.#mend(pathOf(keys), mayBeEmpty.get(pathOf(keys)))}
            >
              ${CHECK_WORDS.none}
            </button>`
          : nothing
      }
      ${
        out && this.#isAsJudged(out.slice(0, -1))
          ? html`<button type="button" class="button" @click=${() => this.#takeOut(out)}>
              ${CHECK_WORDS.takeOut}
            </button>`
          : nothing
      }
    </li>`;
  }

  #lookAt(findings: readonly Finding[]): TemplateResult | typeof nothing {
    if (findings.length === 0) return nothing;
    const heads = [...new Set(findings.map(({ kind }) => CHECK_WORDS.look(kind)))];
    return html`<section class="panel stack" aria-labelledby="look">
      <h2 id="look" class="titled">${CHECK_WORDS.lookAt}</h2>
      <p class="soft">${CHECK_WORDS.lookWhy}</p>
      ${heads.map((head) => this.#group(head, findings))}
    </section>`;
  }

  #group(head: string, findings: readonly Finding[]): TemplateResult {
    const within = findings.filter(({ kind }) => CHECK_WORDS.look(kind) === head);
    return html`<details>
      <summary>${head} (${within.length}) ${icon('down')}</summary>
      <ul class="stack">
        ${within.slice(0, MOST_SHOWN).map((finding) => html`<li>${this.#look(finding)}</li>`)}
      </ul>
      ${within.length > MOST_SHOWN ? CHECK_WORDS.more(within.length - MOST_SHOWN) : nothing}
    </details>`;
  }

  #look(finding: Finding): TemplateResult {
    const keys = keysOf(finding, this.#id);
    if (!keys) return html`<p>${capital(oddText(finding))}.</p>`;
    return html`<button
      type="button"
      class="finding stack dense finger"
      @click=${() => this.goTo(keys)}
    >
      <b>${foundPlace(finding, keys, this.typed)}</b>
      <span>${capital((finding.place.in === 'turn' ? oddText : problemText)(finding))}.</span>
    </button>`;
  }

  /** Its name in findings of two booklets. */
  get #id(): string {
    return (shown(valueAt(this.typed, 'mech.designation')) ?? '').toLowerCase();
  }

  /** Whether what stands there is what was judged. */
  #isAsJudged(keys: Keys): boolean {
    const path = keys.map(String);
    const [now, then] = [this.typed, this.judged].map((each) => path.reduce<unknown>(at, each));
    return now === then;
  }

  #takeOut(keys: Keys): void {
    this.writeAll(takenOut(this.typed, keys) as Typed);
    // Its button goes with the fault.
    void this.focusOn('#faults');
  }

  #mend(path: string, value: unknown): void {
    this.write(path, value);
    this.leave(path);
    // Its button goes with the fault.
    void this.focusOn('#faults');
  }
}

/** What of the schema has no place for it, or no form. */
const OUT: readonly FindingKind[] = [
  ...(['unknown entry', 'cell too many', 'nothing there', 'no list', 'no object'] as const),
];

/** What is taken out to mend a fault that no form shows: its value, or the source that it is in; null for none. */
const outOf = (kind: FindingKind, keys: Keys): Keys | null => {
  if (keys.length > 0 && OUT.includes(kind)) return keys;
  return keys[0] === 'sources' && keys.length > 2 ? keys.slice(0, 3) : null;
};
