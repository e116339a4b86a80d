import type { Category } from '../../vocabulary.ts';
import type { MechWords } from '../card/mech.ts';
import type { MechId, PartName, PilotId } from '../card/names.ts';
import type { PartRef } from '../card/part.ts';
import type { PilotWords, Rounds } from '../card/pilot-card.ts';

/** The steps of a settlement, in the order in which they open to a pilot who has them. */
export const STEPS = [
  'experience',
  'salvage',
  'repair',
  'reload',
  'memorial',
  'successor',
  'replacement',
  'buy back',
  'settled',
] as const;
export type Step = (typeof STEPS)[number];

/** A new 'Mech in place of a lost one: a replacement (K10), or one at the price of a new one (K4). */
export interface Replacing extends MechWords {
  readonly as: 'replacement' | 'new';
}

/** By what a point is bought back (K10): 50 experience, or a part of the own stockpile. */
export type Payment = 'experience' | PartRef;

/** One point that is bought back. */
export interface BuyBack {
  readonly category: Category;
  readonly by: Payment;
}

/** A new pilot in a new 'Mech (K11). */
export interface NewPilot extends PilotWords {
  readonly mech: MechWords;
}

/** A step of a settlement, done by one pilot: taking it back is leaving it out. */
export type Choice =
  | {
      /** One category for each step of 250 tons that is taken; what is not is kept for later (K2). */
      readonly step: 'experience';
      readonly pilot: PilotId;
      readonly learn: readonly Category[];
    }
  | {
      /** Parts of one 'Mech; none: no more of it. Several who pick take one each in turn (K5). */
      readonly step: 'salvage';
      readonly pilot: PilotId;
      readonly of: MechId;
      readonly take: readonly PartName[];
    }
  | {
      /** Parts of the own stockpile, each in the place of its like (K6). */
      readonly step: 'repair';
      readonly pilot: PilotId;
      readonly fit: readonly PartRef[];
    }
  | {
      /** Whether the excess of the load is stockpiled, and what is loaded from the stockpile besides (K9). */
      readonly step: 'reload';
      readonly pilot: PilotId;
      readonly excess: 'stockpiled' | 'left';
      readonly load: Rounds;
    }
  | {
      /** A line for the memorial; it may be empty. */
      readonly step: 'memorial';
      readonly pilot: PilotId;
      readonly line: string;
    }
  | {
      /** Who takes a dead pilot's place; null: nobody yet (K11). */
      readonly step: 'successor';
      readonly pilot: PilotId;
      readonly successor: NewPilot | null;
    }
  | {
      /** What is flown in place of the lost 'Mech; null: none yet (K10). */
      readonly step: 'replacement';
      readonly pilot: PilotId;
      readonly mech: Replacing | null;
    }
  | {
      readonly step: 'buy back';
      readonly pilot: PilotId;
      readonly points: readonly BuyBack[];
    }
  | { readonly step: 'settled'; readonly pilot: PilotId };

/** A choice of one step. */
export type ChoiceOf<Name extends Step> = Extract<Choice, { readonly step: Name }>;
