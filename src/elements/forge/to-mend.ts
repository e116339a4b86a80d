import type { SheetFault } from '../../forge/fault.ts';
import { fieldFaults } from './field-faults.ts';
import type { FieldFaults } from './form-field.ts';
import { FORGE_WORDS } from './forge-words.ts';
import type { Forging } from './forging.ts';
import type { Standing } from './standing.ts';
import type { DraftedSheet } from './drafted-sheet.ts';

interface OnStage {
  readonly draft: DraftedSheet;
  readonly forged: Forging['forged'];
  readonly standing: Standing | null;
}

/** The faults to show: of fields that were left; all, if it came from outside or goes on the shelf. */
export class ToMend {
  readonly #stage: () => OnStage;
  #left: ReadonlySet<string> = new Set();
  #isAll = false;

  constructor(stage: () => OnStage) {
    this.#stage = stage;
  }

  /** Starts a sheet; if it was filled in before, all faults are shown. */
  begin(isFilledIn: boolean): void {
    this.#left = new Set();
    this.#isAll = isFilledIn;
  }

  tellAll(): void {
    this.#isAll = true;
  }

  leave(field: string): void {
    this.#left = new Set([...this.#left, field]);
  }

  /** Faults by field, including those against the shelf. */
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

  /** Faults of a sheet shown as text. */
  get inText(): readonly SheetFault[] {
    const { draft, forged } = this.#stage();
    return draft.text === null || !forged || forged.ok ? [] : forged.faults;
  }

  /** The faults shown, in order. */
  get sentences(): readonly string[] {
    return [...this.fields.values()].flat();
  }

  get count(): number {
    return this.sentences.length + this.inText.length;
  }

  /** A free designation if the present one is taken; else empty. */
  get instead(): string {
    const { forged, standing } = this.#stage();
    if (standing?.kind === 'taken') return standing.instead;
    if (!forged || forged.ok || !this.fields.has('designation')) return '';
    const fault = forged.faults.find(({ kind }) => kind === 'no designation');
    return fault?.kind === 'no designation' ? fault.nearest : '';
  }
}
