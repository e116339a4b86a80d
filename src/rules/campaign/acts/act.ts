import type { FindBooklet } from '../../fight/replay.ts';
import type { ChoiceOf, Step } from '../history/choice.ts';
import type { Deed, DeedOf, Undated } from '../history/deed.ts';
import type { Game } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { PilotId } from '../card/names.ts';
import type { Came, Settlement } from './settling.ts';

/** The moment of an act: between games, or on the page of one. */
export interface Occasion {
  /** Before the act. */
  readonly hangar: Hangar;
  /** Null between games. */
  readonly settlement: Settlement | null;
}

export interface DeedRule<Kind extends Deed['kind']> {
  /** The pilots whose cards, 'Mechs or stockpiles change: they must not be at a game. If absent, none. */
  readonly away?: (deed: DeedOf<Kind>, hangar: Hangar) => readonly PilotId[];
  /** The hangar afterwards. Hinders if the deed is not allowed. */
  readonly effect: (hangar: Hangar, deed: DeedOf<Kind>, find: FindBooklet) => Hangar;
  /** The name that it gives to a pilot; it must not be taken by a choice of an open game. */
  readonly naming?: (deed: Extract<Undated, { readonly kind: Kind }>) => string;
}

export interface StepRule<Name extends Step> {
  /** How pilots who have the step came out of the game. */
  readonly came: readonly Came[];
  /** Whether a pilot of these has it in this game; if absent, all do. */
  readonly has?: (game: Game, pilot: PilotId) => boolean;
  /** Whether there is anything to choose now; if absent, there is. */
  readonly isOpen?: (settlement: Settlement, pilot: PilotId) => boolean;
  /** Whether the first offer is the only possible choice now: the step is then passed over. Default no. */
  readonly isIdle?: (settlement: Settlement, pilot: PilotId, find: FindBooklet) => boolean;
  /** The choice offered before anything is picked. */
  readonly first: (occasion: Occasion, pilot: PilotId) => ChoiceOf<Name>;
  /** Trims typed text. */
  readonly tidied?: (choice: ChoiceOf<Name>) => ChoiceOf<Name>;
  /** The deeds of a choice, on a page as between games. */
  readonly deeds: (choice: ChoiceOf<Name>, hangar: Hangar) => readonly Undated[];
  /** What else it changes on a page, before its deeds. */
  readonly onPage?: (
    settlement: Settlement,
    choice: ChoiceOf<Name>,
    find: FindBooklet,
  ) => Settlement;
  /** Set if games were settled before it existed: pilots with a later step done are not asked for it. */
  readonly cameLater?: true;
  /** Set if it is chosen again until nothing is open in it. */
  readonly isRepeated?: true;
}

/** What a pilot does: a step of a settlement, a deed between games, or both. */
export interface Act<Name extends Step, Kind extends Deed['kind']> {
  readonly step: StepRule<Name>;
  readonly deed: DeedRule<Kind>;
}

/** For deeds that change only their pilot. */
export const itsPilot = ({ pilot }: { readonly pilot: PilotId }): readonly PilotId[] => [pilot];
