import type { PropertyValues, TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { textField } from '../../form/form-field.ts';
import type { Typed } from '../../form/typed.ts';
import { PlateForm } from '../plates/plate-form.ts';

/** A name that is being typed in a field, and the document before its first key and after its last. */
interface Naming {
  readonly field: string;
  readonly text: string;
  readonly before: Typed;
  readonly after: Typed;
}

interface NameField {
  readonly name: string;
  readonly label: string;
  /** The name as it is; '' in a field for new ones. */
  readonly from: string;
  /** The document with the name, or as it was where it cannot bear it; `isLeft`: no more keys will come. */
  readonly named: (before: Typed, to: string, isLeft: boolean) => Typed;
  /** Why nothing can be called so. */
  readonly why?: (to: string) => readonly string[];
}

/**
 * The base of a form with names that stand in many places: each key changes them all, from the document as it was before
 * the first key, so that nothing is left of the names on the way.
 */
export abstract class NamingForm extends PlateForm {
  @state() private naming: Naming | null = null;

  /** The document without the name that is being typed: the fields of all names stay where they are meanwhile. */
  get beforeName(): Typed {
    return this.naming?.before ?? this.typed;
  }

  override willUpdate(_changed: PropertyValues<this>): void {
    // A step back, or a change elsewhere.
    if (this.naming?.after !== this.typed) this.naming = null;
  }

  nameField({ from, label, name, named, why = () => [] }: NameField): TemplateResult {
    const own = (): Naming | null => (this.naming?.field === name ? this.naming : null);
    const text = own()?.text ?? from;
    const faults = why(text.trim());
    const write = (typed: string, isLeft = false): void => {
      const before = own()?.before ?? this.typed;
      const after = named(before, typed.trim(), isLeft);
      this.naming = { field: name, text: typed, before, after };
      if (after !== this.typed) this.writeAll(after, name);
    };
    return textField({
      ...{ name, label, value: text, typed: write },
      faults: new Map(faults.length > 0 ? [[name, faults]] : []),
      left: () => {
        const typed = own()?.text;
        if (typed === undefined || why(typed.trim()).length > 0) return;
        write(typed, true);
        this.naming = null;
        this.leave(name);
      },
    });
  }
}
