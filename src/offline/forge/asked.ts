import type { ForgeRemark, Trim } from '../../forge/sheet.ts';
import type { SheetFault } from '../../forge/fault.ts';
import type { WeighedAgainst } from '../../forge/weighed.ts';
import type { BookletDocument } from '../../rules/document/booklet-document.ts';
import type { Needed } from '../disk/kept-texts.ts';

/** What came of a sheet: a sound booklet and its remarks, or every fault. */
export type ForgedBooklet =
  | {
      readonly ok: true;
      readonly document: BookletDocument;
      readonly edition: string;
      /** The booklet's file, as `npm run forge` writes it. */
      readonly text: string;
      readonly remarks: readonly ForgeRemark[];
    }
  | { readonly ok: false; readonly faults: readonly SheetFault[] };

/** What is asked of the smith: a booklet of a sheet's text, or what it would win against these. */
export type SmithAsked =
  | { readonly kind: 'forge'; readonly ticket: number; readonly sheet: string }
  | {
      readonly kind: 'weigh';
      readonly ticket: number;
      readonly sheet: string;
      readonly against: readonly Needed[];
      /** Points of 100 that are known to be won more than the status game says: duels have shown it. */
      readonly shift: number;
    };

/** What is answered. Of a weighing each opponent comes as it is done, and at last what would make it fair. */
export type SmithAnswered = { readonly ticket: number } & (
  | { readonly kind: 'forged'; readonly forged: ForgedBooklet }
  | { readonly kind: 'weighed'; readonly weighed: WeighedAgainst }
  /** Null where the sheet has faults, or there is nobody to weigh against. */
  | { readonly kind: 'proposed'; readonly trim: Trim | null }
  /** Neither a worker nor the page could do it. */
  | { readonly kind: 'lost'; readonly why: unknown }
);
