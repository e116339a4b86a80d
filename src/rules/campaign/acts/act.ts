import type { FindBooklet } from '../../fight/replay.ts';
import type { ChoiceOf, Step } from '../history/choice.ts';
import type { Deed, DeedOf, Undated } from '../history/deed.ts';
import type { Game } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { PilotId } from '../card/names.ts';
import type { Came, Settlement } from './settling.ts';

/** When something is done: between games, or on the page of one. */
export interface Occasion {
  /** As it stands before that. */
  readonly hangar: Hangar;
  /** Null between games. */
  readonly settlement: Settlement | null;
}

/** An act as it is done between games. */
export interface DeedRule<Kind extends Deed['kind']> {
  /** Who has to be away from games for it: their cards, 'Mechs and stockpiles change. */
  readonly away: (deed: DeedOf<Kind>, hangar: Hangar) => readonly PilotId[];
  /** The hangar after it; what is in the way hinders. */
  readonly effect: (hangar: Hangar, deed: DeedOf<Kind>, find: FindBooklet) => Hangar;
  /** What it calls a pilot, where it does: nobody whose page is open yet may be called so. */
  readonly naming?: (deed: Extract<Undated, { readonly kind: Kind }>) => string;
}

/** An act as a step of a settlement. */
export interface StepRule<Name extends Step> {
  /** Who has the step, by how they came out of the game. */
  readonly came: readonly Came[];
  /** Who of these has it in a game; where it is not said, all. */
  readonly has?: (game: Game, pilot: PilotId) => boolean;
  /** Whether there is anything to choose in it as the page stands; where it is not said, there is. */
  readonly isOpen?: (settlement: Settlement, pilot: PilotId) => boolean;
  /**
   * Whether what is offered first is all that can be done in it as the page stands, so that it is passed over;
   * where it is not said, it never is.
   */
  readonly isIdle?: (settlement: Settlement, pilot: PilotId, find: FindBooklet) => boolean;
  /** What is offered in it before anything is picked. */
  readonly first: (occasion: Occasion, pilot: PilotId) => ChoiceOf<Name>;
  /** A choice as it is meant: what was typed, without blanks at its ends. */
  readonly tidied?: (choice: ChoiceOf<Name>) => ChoiceOf<Name>;
  /** The deeds that a choice comes to: on a page as between games. */
  readonly deeds: (choice: ChoiceOf<Name>, hangar: Hangar) => readonly Undated[];
  /** What it does to a page besides, before its deeds. */
  readonly onPage?: (
    settlement: Settlement,
    choice: ChoiceOf<Name>,
    find: FindBooklet,
  ) => Settlement;
  /**
   * It was added when games had been settled without it: it is not asked of a pilot for whom a later step is
   * written, and it is not.
   */
  readonly cameLater?: true;
  /** It is chosen again and again until nothing is open in it. */
  readonly isRepeated?: true;
}

/** Something that a pilot does: a step of a settlement, a deed between games, or both. */
export interface Act<Name extends Step, Kind extends Deed['kind']> {
  readonly step: StepRule<Name>;
  readonly deed: DeedRule<Kind>;
}

/** Of a deed that changes its pilot alone. */
export const itsPilot = ({ pilot }: { readonly pilot: PilotId }): readonly PilotId[] => [pilot];
