import type { SheetFault } from '../../forge/fault.ts';
import { remarkText, sheetProblemText } from '../../forge/words.ts';
import { capital } from '../../rules/words/capital.ts';
import type { DocumentDraft } from '../form/draft.ts';
import { ToldFaults, fieldFaults } from '../form/field-faults.ts';
import type { FieldFaults } from '../form/form-field.ts';
import type { Typed } from '../form/typed.ts';
import { FORGE_WORDS, LACKING_FIELD, asPrinted } from './forge-words.ts';
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

  /** What to write instead, by field: a free designation, the nearest weapon. */
  get instead(): ReadonlyMap<string, string> {
    const { forged, standing } = this.#stage();
    if (standing?.kind === 'taken') return new Map([['designation', standing.instead]]);
    if (!forged || forged.ok) return new Map();
    const { fields } = this;
    return new Map(
      forged.faults.flatMap((fault) => {
        if (fault.kind !== 'no designation' && fault.kind !== 'no such weapon') return [];
        const path = fault.place.in === 'document' ? fault.place.keys.join('.') : '';
        return fault.nearest !== null && fields.has(path) ? [[path, fault.nearest] as const] : [];
      }),
    );
  }

  /** What is told beside a weapon that finds no place on the card, by the weapon. */
  get beside(): ReadonlyMap<string, string> {
    const { forged } = this.#stage();
    if (!forged?.ok) return new Map();
    return new Map(
      forged.remarks.flatMap((remark) =>
        remark.kind === 'left off'
          ? [[remark.keys.join('.'), `${capital(asPrinted(remarkText(remark)))}.`] as const]
          : [],
      ),
    );
  }
}
