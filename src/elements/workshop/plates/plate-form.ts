import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { capital } from '../../../rules/words/capital.ts';
import { icon } from '../../common/signs.ts';
import { why } from '../../form/form-field.ts';
import { shown, valueAt } from '../../form/typed.ts';
import { BookletForm } from '../draft/booklet-form.ts';
import { documentOf } from '../draft/booklet-kind.ts';
import { CHECK_WORDS } from '../draft/check-words.ts';
import { PAGE_FORM_WORDS } from './page-form-words.ts';

/** Longest text of a value that no field holds, in characters. */
const LONGEST = 80;

/** The base of the form of a plate: what its parts share. Every control is named by the path of its value. */
export abstract class PlateForm extends BookletForm {
  /** Number of the view screen, odd. */
  @property({ type: Number }) number = 1;
  /** The row of the critical damage display that is open; null for none. */
  @state() row: number | null = null;
  /** Words of a status that now allows anything. */
  words: readonly unknown[] = [];

  get at(): string {
    return `viewScreens.${this.number}`;
  }

  /** A field; what stands there and no field can hold is shown with a way out. */
  override field(path: string, asked: Parameters<BookletForm['field']>[1]): TemplateResult {
    const isStrange = asked.value === undefined && shown(valueAt(this.typed, path)) === null;
    return isStrange ? this.strange(path) : super.field(path, asked);
  }

  /** A value of the document as its fields mean it. */
  meant(path: string): unknown {
    return valueAt(documentOf(this.typed), path);
  }

  /** A tap: one step of its own, after which a control has the focus. */
  tap(path: string, value: unknown, goes = path): void {
    this.write(path, value);
    this.leave(path);
    void this.go(goes);
  }

  /** The control of a path, else the first in it, else that of the part around it has the focus. */
  async go(path: string): Promise<void> {
    await this.updateComplete;
    const controls = [...this.renderRoot.querySelectorAll<HTMLElement>('[name]')];
    const keys = path.split('.');
    const found = keys
      .map((_key, at) => keys.slice(0, keys.length - at).join('.'))
      .map((part) => {
        const names = controls.map((each) => each.getAttribute('name') ?? '');
        return (
          controls[names.indexOf(part)] ?? controls[names.findIndex((each) => isIn(each, part))]
        );
      })
      .find((each) => each !== undefined);
    found?.focus();
  }

  /** The faults of a part and of all in it, but for those in `placed`, which have a place of their own; with such places,
   *  it goes without saying that the part is not there. */
  whyIn(path: string, placed: readonly string[] = []): TemplateResult | typeof nothing {
    if (placed.length > 0 && valueAt(this.typed, path) === undefined) return nothing;
    const told = [...this.faults]
      .filter(([each]) => isIn(each, path) && !placed.some((part) => isIn(each, `${path}.${part}`)))
      .flatMap(([each, sentences]) => {
        const [entry = '', ...deeper] = each.slice(path.length + 1).split('.');
        const isNamed = deeper.length === 0 && /^[a-z]/i.test(entry);
        return isNamed
          ? sentences.map((said) => `${capital(CHECK_WORDS.entry(entry))}: ${said}`)
          : sentences;
      });
    return why(path, new Map(told.length > 0 ? [[path, told]] : []));
  }

  /** Whether a part or something in it has a fault. */
  isFaultyIn(part: string): boolean {
    return this.isFaulty((path) => isIn(path, part));
  }

  /** A value that no field holds, with a way out; without `out` its entry is removed. */
  strange(path: string, out = () => this.tap(path, undefined), words = ''): TemplateResult {
    const text = JSON.stringify(valueAt(this.typed, path)) ?? '';
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
    return html`<div class="abreast breaks">
      ${words ? nothing : icon('warning')}
      <span class="grow">${words || short}</span>
      ${formButton(PAGE_FORM_WORDS.takeOut, path, out)}
    </div>`;
  }
}

const isIn = (path: string, part: string): boolean => path === part || path.startsWith(`${part}.`);

/** A button of a form, named like what it changes. */
export const formButton = (
  words: unknown,
  name: string,
  tap: () => void,
  look = '',
): TemplateResult =>
  html`<button type="button" class="button ${look}" name=${name} @click=${tap}>${words}</button>`;

/** A word that a tap takes or takes back; a dashed one cannot be taken. */
export const chip = (
  words: unknown,
  asked: {
    readonly name: string;
    /** Absent for a word that adds something each time. */
    readonly isTaken?: boolean;
    readonly isShut?: boolean;
    /** What is odd about it. */
    readonly odd?: string;
    readonly tap: () => void;
  },
): TemplateResult => {
  const { isShut = false, isTaken, name, odd, tap } = asked;
  return html`<button
    type="button"
    class="button snug chip inks ${isShut ? 'notyet' : ''}"
    name=${name}
    aria-pressed=${isTaken ?? nothing}
    aria-disabled=${isShut}
    @click=${() => {
      if (!isShut) tap();
    }}
  >
    ${odd ? icon('warning') : nothing}${words}${odd ? html`<small>${odd}</small>` : nothing}
  </button>`;
};

/** Chips under a label; nothing without words. */
export const chips = <Word>(
  label: string,
  words: readonly Word[],
  chipOf: (word: Word, at: number) => TemplateResult,
): TemplateResult | typeof nothing =>
  words.length === 0
    ? nothing
    : html`<div class="stack dense" role="group" aria-label=${label}>
        <p class="label soft" aria-hidden="true">${label}</p>
        <div class="flow">${words.map(chipOf)}</div>
      </div>`;
