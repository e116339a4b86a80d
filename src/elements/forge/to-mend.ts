import type { SheetFault } from '../../forge/fault.ts';
import { sheetProblemText } from '../../forge/words.ts';
import type { DocumentDraft } from '../form/draft.ts';
import { ToldFaults, fieldFaults } from '../form/field-faults.ts';
import type { FieldFaults } from '../form/form-field.ts';
import type { Typed } from '../form/typed.ts';
import { FORGE_WORDS, LACKING_FIELD } from './forge-words.ts';
import type { Forging } from './forging.ts';
import { sheetFields } from './sheet-kind.ts';
import type { Standing } from './standing.ts';

/** Shorter words for the form: no names of file entries, and some fields are narrow. */
const wordsOf = (fault: SheetFault): string =>
  (fault.kind === 'lacking' ? LACKING_FIELD[fault.what] : undefined) ?? sheetProblemText(fault);

/** Faults of a sheet by field; '' for the whole sheet. */
export const sheetFaults = (faults: readonly SheetFault[], typed: Typed): FieldFaults =>
  fieldFaults(
    faults.map((fault) => {
      const isAboutAll = fault.place.in !== 'document' || fault.kind === 'no legs';
      return { keys: isAboutAll ? [] : fault.place.keys, words: wordsOf(fault) };
    }),
    sheetFields(typed),
  );

interface OnStage {
  readonly draft: DocumentDraft;
  readonly forged: Forging['forged'];
  readonly standing: Standing | null;
}

/** The faults to show: of fields that were left; all, if it came from outside or goes on the shelf. */
export class ToMend extends ToldFaults {
  readonly #stage: () => OnStage;

  constructor(stage: () => OnStage) {
    super();
    this.#stage = stage;
  }

  /** Faults by field, including those against the shelf. */
  get fields(): FieldFaults {
    const { draft, forged, standing } = this.#stage();
    if (draft.text !== null || !forged) return new Map();
    if (!forged.ok) return this.told(sheetFaults(forged.faults, draft.typed));
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
