import type { SheetFault } from '../../forge/fault.ts';
import { fieldFaults } from './field-faults.ts';
import type { FieldFaults } from './form-field.ts';
import { FORGE_WORDS } from './forge-words.ts';
import type { Forging } from './forging.ts';
import type { Standing } from './standing.ts';
import type { DraftedSheet } from './drafted-sheet.ts';

/** Of what something may be wrong. */
interface OnStage {
  readonly draft: DraftedSheet;
  readonly forged: Forging['forged'];
  readonly standing: Standing | null;
}

/**
 * What is wrong with the sheet, as far as it is told: in a form, only in fields that were left, and in all of them once the
 * sheet came from outside or is to be put on the shelf.
 */
export class ToMend {
  readonly #stage: () => OnStage;
  #left: ReadonlySet<string> = new Set();
  #isAll = false;

  constructor(stage: () => OnStage) {
    this.#stage = stage;
  }

  /** A sheet begins: of one that was filled in before, all that is wrong is told. */
  begin(isFilledIn: boolean): void {
    this.#left = new Set();
    this.#isAll = isFilledIn;
  }

  /** From now on all of it is told. */
  tellAll(): void {
    this.#isAll = true;
  }

  /** From now on what is wrong in this field is told. */
  leave(field: string): void {
    this.#left = new Set([...this.#left, field]);
  }

  /** What is wrong in the fields of the form, with what the shelf has against it. */
  get fields(): FieldFaults {
    const { draft, forged, standing } = this.#stage();
    if (draft.text !== null || !forged) return new Map();
    if (!forged.ok) {
      const all = fieldFaults(forged.faults, draft.typed);
      return this.#isAll ? all : new Map([...all].filter(([field]) => this.#left.has(field)));
    }
    if (standing?.kind !== 'taken') return new Map();
    const { by } = standing;
    return new Map([['designation', [FORGE_WORDS.taken(by.mech.name, by.mech.designation)]]]);
  }

  /** What is wrong with a sheet that stands there as text. */
  get inText(): readonly SheetFault[] {
    const { draft, forged } = this.#stage();
    return draft.text === null || !forged || forged.ok ? [] : forged.faults;
  }

  /** What is told at the fields, one after the other. */
  get sentences(): readonly string[] {
    return [...this.fields.values()].flat();
  }

  /** How much there is to mend. */
  get count(): number {
    return this.sentences.length + this.inText.length;
  }

  /** A designation that can be had in the place of one that cannot; else nothing. */
  get instead(): string {
    const { forged, standing } = this.#stage();
    if (standing?.kind === 'taken') return standing.instead;
    if (!forged || forged.ok || !this.fields.has('designation')) return '';
    const fault = forged.faults.find(({ kind }) => kind === 'no designation');
    return fault?.kind === 'no designation' ? fault.nearest : '';
  }
}
