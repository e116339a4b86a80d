import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import { icon } from '../common/signs.ts';

/** Faults by name of field: sentences that say how to fix them. */
export type FieldFaults = ReadonlyMap<string, readonly string[]>;

interface Field {
  /** Path of its entry in the document. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly faults: FieldFaults;
  readonly typed: (value: string) => void;
  /** The field lost the focus, or a choice was made. */
  readonly left?: () => void;
}

export const idOf = (name: string): string => `f-${name.replaceAll(/[.\s]/g, '-')}`;

export const why = (name: string, faults: FieldFaults): TemplateResult | typeof nothing => {
  const found = faults.get(name) ?? [];
  return found.length === 0
    ? nothing
    : html`<p class="why" id=${`${idOf(name)}-why`}>
        ${icon('warning')}<span>${found.map((each) => html`<span>${each}.</span> `)}</span>
      </p>`;
};

/** Ids that describe a field: its fault, then its hint. */
const describedBy = ({ faults, name }: Field, hint: boolean): string | typeof nothing =>
  [
    ...(faults.has(name) ? [`${idOf(name)}-why`] : []),
    ...(hint ? [`${idOf(name)}-hint`] : []),
  ].join(' ') || nothing;

/** A field for words or a number, with a hint below. */
export const textField = (
  field: Field & {
    readonly hint?: string;
    readonly isNumber?: boolean;
    /** It may be below 0: the keys for numbers lack a minus on many phones. */
    readonly isSigned?: boolean | undefined;
    readonly wide?: boolean;
    /** Words that are offered; others can be typed. */
    readonly offered?: readonly string[];
  },
): TemplateResult => {
  const { faults, hint = '', isNumber = false, label, left, name, typed, value, wide } = field;
  const { isSigned = false, offered = [] } = field;
  const id = idOf(name);
  return html`<div class="entry ${wide ? 'wide' : ''} ${isNumber ? 'number' : ''}">
    <label for=${id}>${label}</label>
    <input
      id=${id}
      name=${name}
      autocomplete="off"
      spellcheck="false"
      inputmode=${isNumber && !isSigned ? 'numeric' : 'text'}
      list=${offered.length > 0 ? `${id}-offered` : nothing}
      .value=${value}
      aria-invalid=${faults.has(name) ? 'true' : 'false'}
      aria-describedby=${describedBy(field, hint !== '')}
      @input=${(event: Event) => typed((event.target as HTMLInputElement).value)}
      @change=${() => left?.()}
      @blur=${() => {
        if (value !== '') left?.();
      }}
    />
    ${
      offered.length > 0
        ? html`<datalist id=${`${id}-offered`}>
            ${offered.map((each) => html`<option value=${each}></option>`)}
          </datalist>`
        : nothing
    }
    ${hint ? html`<p class="hint" id=${`${id}-hint`}>${hint}</p>` : nothing} ${why(name, faults)}
  </div>`;
};

/** A choice, and what stands for it. */
export type Choice = readonly [value: string, words: string];

/** A field with a choice; the first of `options` may be empty. */
export const choiceField = (
  field: Field & { readonly options: readonly Choice[] },
): TemplateResult => {
  const { faults, label, left, name, options, typed, value } = field;
  const id = idOf(name);
  return html`<div class="entry">
    <label for=${id}>${label}</label>
    <div class="choice">
      <select
        id=${id}
        name=${name}
        aria-invalid=${faults.has(name) ? 'true' : 'false'}
        aria-describedby=${describedBy(field, false)}
        @change=${(event: Event) => {
          typed((event.target as HTMLSelectElement).value);
          left?.();
        }}
      >
        ${options.map(
          ([each, words]) =>
            html`<option value=${each} .selected=${each === value}>${words}</option>`,
        )}
      </select>
      ${icon('down')}
    </div>
    ${why(name, faults)}
  </div>`;
};
