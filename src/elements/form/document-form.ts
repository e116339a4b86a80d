import { LitElement } from 'lit';
import type { TemplateResult, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import type { DocumentSchema } from '../../rules/document/shape.ts';
import { say } from '../common/say.ts';
import type { Choice, FieldFaults } from './form-field.ts';
import { choiceField, textField, why } from './form-field.ts';
import { notKnown } from './form-words.ts';
import type { Typed } from './typed.ts';
import { shapeAt, shown, valueAt, withValue } from './typed.ts';

/** What a field has other than by its schema. */
interface Asked {
  readonly label: string;
  readonly hint?: string;
  readonly wide?: boolean;
  /** Words for no choice. */
  readonly open?: string;
  /** The choices of a field of words. */
  readonly choices?: readonly Choice[];
  /** Words that a field of words offers. */
  readonly offered?: readonly string[];
  readonly value?: string;
  /** Other faults than those of the form. */
  readonly faults?: FieldFaults;
  readonly isSigned?: boolean | undefined;
  readonly typed?: (text: string) => void;
}

/**
 * The base of a form over a document: a field is its path and its label; whether it takes words, a number or a choice
 * says the schema. Its faults stand at it.
 *
 * @fires document-typed - a field changed
 * @fires field-left - a field lost the focus, or a choice was made
 */
export abstract class DocumentForm extends LitElement {
  abstract readonly schema: DocumentSchema;
  @property({ attribute: false }) typed: Typed = {};
  @property({ attribute: false }) faults: FieldFaults = new Map();

  field(path: string, asked: Asked): TemplateResult {
    const { choices = [], open = '', hint = '', label, offered = [], wide = false } = asked;
    const shape = shapeAt(this.schema, this.typed, path);
    const value = asked.value ?? shown(valueAt(this.typed, path)) ?? '';
    const field = {
      ...{ name: path, label, value, faults: asked.faults ?? this.faults },
      typed: asked.typed ?? ((text: string) => this.write(path, text === '' ? undefined : text)),
      left: () => this.leave(path),
    };
    const words =
      shape?.kind === 'choice'
        ? shape.of.map(String)
        : shape?.kind === 'truth'
          ? ['yes', 'no']
          : [];
    const known = choices.length > 0 ? choices : words.map((word): Choice => [word, word]);
    const { isSigned } = asked;
    const isNumber = shape?.kind === 'number';
    if (known.length === 0) return textField({ ...field, hint, wide, offered, isNumber, isSigned });
    const isStrange = value !== '' && !known.some(([each]) => each === value);
    const strange: readonly Choice[] = isStrange ? [[value, notKnown(value)]] : [];
    return choiceField({ ...field, options: [['', open], ...strange, ...known] });
  }

  /** The faults of a part that is no field; '' for those of the whole document. */
  why(path: string): TemplateResult | typeof nothing {
    return why(path, this.faults);
  }

  /** Whether a field that is so named has a fault. */
  isFaulty(is: (path: string) => boolean): boolean {
    return [...this.faults.keys()].some(is);
  }

  write(path: string, value: unknown): void {
    this.writeAll(withValue(this.typed, path, value), path);
  }

  /** The whole document; with a path, it is one step with what is typed there. */
  writeAll(typed: Typed, path?: string): void {
    // The next change must build on this one even before the parent gives it back.
    this.typed = typed;
    say(this, 'document-typed', path === undefined ? { typed } : { typed, path });
  }

  leave(path: string): void {
    say(this, 'field-left', { field: path });
  }

  /** The first field with a fault, else `instead`, has the focus. */
  async focusFault(instead: string): Promise<void> {
    await this.updateComplete;
    const own =
      this.renderRoot.querySelector<HTMLElement>("[aria-invalid='true']") ??
      this.renderRoot.querySelector<HTMLElement>(instead);
    own?.focus();
  }
}

declare global {
  interface HTMLElementEventMap {
    /** `path` is its field; absent where several changed. */
    'document-typed': CustomEvent<{ readonly typed: Typed; readonly path?: string }>;
    'field-left': CustomEvent<{ readonly field: string }>;
  }
}
