import type { Category } from '../../vocabulary.ts';
import type { BuyBack, NewPilot, Replacing } from './choice.ts';
import type { MechWords } from '../card/mech.ts';
import type { Day, MechId, PilotId } from '../card/names.ts';
import type { PartRef } from '../card/part.ts';
import type { PilotWords, Rounds } from '../card/pilot-card.ts';

/** What somebody gives out of the own stockpile (K7). */
export interface Goods {
  readonly pilot: PilotId;
  readonly parts: readonly PartRef[];
  readonly rounds: Rounds;
}

/** What is done between games. */
export type Deed = { readonly on: Day } & (
  | {
      /** A new pilot in a new 'Mech, perhaps in the place of one who is remembered (K11). */
      readonly kind: 'enlist';
      readonly who: NewPilot;
      readonly after: PilotId | null;
    }
  | { readonly kind: 'retire'; readonly pilot: PilotId; readonly line: string }
  | { readonly kind: 'remember'; readonly pilot: PilotId; readonly line: string }
  | { readonly kind: 'rename pilot'; readonly pilot: PilotId; readonly words: PilotWords }
  | {
      readonly kind: 'rename mech';
      readonly mech: MechId;
      readonly words: Pick<MechWords, 'name' | 'paint'>;
    }
  | { readonly kind: 'give'; readonly goods: Goods; readonly to: PilotId }
  | { readonly kind: 'trade'; readonly goods: readonly [Goods, Goods] }
  | { readonly kind: 'learn'; readonly pilot: PilotId; readonly category: Category }
  | { readonly kind: 'repair'; readonly pilot: PilotId; readonly fit: PartRef }
  | { readonly kind: 'load'; readonly pilot: PilotId; readonly load: Rounds }
  | { readonly kind: 'replace'; readonly pilot: PilotId; readonly mech: Replacing }
  | { readonly kind: 'buy back'; readonly pilot: PilotId; readonly point: BuyBack }
  | {
      /** A new 'Mech in place of the one that is flown (K4). */
      readonly kind: 'take new mech';
      readonly pilot: PilotId;
      readonly mech: MechWords;
    }
);

/** A deed of one kind. */
export type DeedOf<Kind extends Deed['kind']> = Extract<Deed, { readonly kind: Kind }>;

type WithoutDay<One> = One extends Deed ? Omit<One, 'on'> : never;
/** A deed without its day. */
export type Undated = WithoutDay<Deed>;
