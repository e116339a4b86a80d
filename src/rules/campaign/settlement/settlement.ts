import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import type { Choice, Step } from '../history/choice.ts';
import { learn } from '../acts/experience.ts';
import type { Game } from '../history/game.ts';
import type { Hangar } from '../hangar/hangar.ts';
import { mechOf, pilotOf } from '../hangar/hangar.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import { paid } from '../game/pay.ts';
import { isLost } from '../history/stand.ts';
import { loadedFrom, reloaded } from '../acts/reload.ts';
import { fit } from '../acts/repair.ts';
import { boughtBack, penaltyOf, replaced } from '../acts/replacement.ts';
import type { Wreck } from '../acts/salvage.ts';
import { nextWreck, salvaged, salvagersOf, wrecksOf } from '../acts/salvage.ts';
import { fieldOf } from '../history/stand.ts';
import { enlisted, remembered } from '../acts/succession.ts';

/** How a pilot came out of a game. */
export type Came = 'stands' | 'escaped' | 'shot down' | 'bailed out' | 'killed';

/** The steps of each, in their order; salvage is for winners who pick. */
const STEPS_OF: Readonly<Record<Came, readonly Step[]>> = {
  stands: ['experience', 'salvage', 'repair', 'reload', 'settled'],
  escaped: ['experience', 'salvage', 'repair', 'reload', 'settled'],
  'shot down': ['experience', 'replacement', 'buy back', 'settled'],
  'bailed out': ['experience', 'replacement', 'buy back', 'settled'],
  killed: ['memorial', 'successor', 'settled'],
};

/** One pilot in a settlement. */
export interface Settling {
  readonly pilot: PilotId;
  readonly came: Came;
  /** Whether the side holds the field. */
  readonly won: boolean;
  /** The steps that this one has, in their order. */
  readonly steps: readonly Step[];
  readonly done: readonly Step[];
}

/** A settlement after some of its choices. */
export interface Settlement {
  readonly game: Game;
  /** The hangar before the game. */
  readonly before: Hangar;
  /** The hangar after what nobody chooses. */
  readonly paid: Hangar;
  /** The hangar after the choices. */
  readonly after: Hangar;
  readonly wrecks: readonly Wreck[];
  /** Winners first, else in the order of the muster. */
  readonly pilots: readonly Settling[];
}

/** A settlement before its first choice. */
export const beginSettlement = (before: Hangar, game: Game, find: FindBooklet): Settlement => {
  const after = paid(before, game, find);
  const salvagers = salvagersOf(game);
  const wrecks = wrecksOf(game);
  const field = fieldOf(game.stand);
  const pilots = game.muster.fighters.map(({ pilot }, place): Settling => {
    const stand = sure(game.stand.fighters[place]);
    const came = isLost(stand)
      ? stand.killedBy
        ? 'killed'
        : stand.out === 'fell'
          ? 'shot down'
          : 'bailed out'
      : stand.out === 'escaped'
        ? 'escaped'
        : 'stands';
    const picks = wrecks.length > 0 && salvagers.includes(pilot);
    const steps = STEPS_OF[came].filter((step) => step !== 'salvage' || picks);
    return { pilot, came, won: stand.side === field, steps, done: [] };
  });
  return {
    game,
    before,
    paid: after,
    after,
    wrecks,
    pilots: pilots.toSorted((one, other) => Number(other.won) - Number(one.won)),
  };
};

/** How a pilot stands in a settlement; one who was not in the game hinders. */
export const settlingOf = ({ pilots }: Settlement, id: PilotId): Settling =>
  pilots.find(({ pilot }) => pilot === id) ?? hinder({ kind: 'not in this game', pilot: id });

/** The step that is next for a pilot; null for one who has settled. */
export const nextStep = (settlement: Settlement, id: PilotId): Step | null => {
  const { steps, done } = settlingOf(settlement, id);
  return steps.find((step) => !done.includes(step) && hasStep(settlement, id, step)) ?? null;
};

/** Whether there is anything to choose in a step: parts to pick, a penalty to buy back. */
const hasStep = ({ after, wrecks }: Settlement, id: PilotId, step: Step): boolean => {
  switch (step) {
    case 'salvage': {
      const left = nextWreck(after, wrecks) === null ? [] : wrecks;
      return left.some((wreck) => wreck.row.includes(id) && nextWreck(after, [wreck]) !== null);
    }
    case 'buy back': {
      const { mech } = pilotOf(after, id);
      return (
        mech !== null && Object.values(penaltyOf(mechOf(after, mech))).some((points) => points > 0)
      );
    }
    case 'experience':
    case 'repair':
    case 'reload':
    case 'memorial':
    case 'successor':
    case 'replacement':
    case 'settled':
      return true;
  }
};

/** Why the next step of a pilot has to wait: winners first, and salvage in turn; null where it need not. */
export const whyWaits = (settlement: Settlement, id: PilotId): Hindrance | null => {
  const { won } = settlingOf(settlement, id);
  const waitsFor = settlement.pilots.flatMap((each) =>
    each.won && nextStep(settlement, each.pilot) !== null ? [each.pilot] : [],
  );
  if (!won && waitsFor.length > 0) return { kind: 'winners first', waitsFor };
  if (nextStep(settlement, id) !== 'salvage') return null;
  const [next = id] = nextWreck(settlement.after, settlement.wrecks)?.row ?? [];
  return next === id ? null : { kind: 'salvage in turn', waitsFor: next };
};

/** The settlement after one choice more; one that is not the pilot's next step, or not allowed, hinders. */
export const chosen = (settlement: Settlement, choice: Choice, find: FindBooklet): Settlement => {
  const { pilot, step } = choice;
  const wanted = nextStep(settlement, pilot);
  if (step !== wanted) hinder({ kind: 'other step', step, wanted });
  if (choice.step === 'salvage') {
    const [after, wrecks] = salvaged(settlement.after, settlement.wrecks, choice);
    return { ...settlement, after, wrecks };
  }
  return {
    ...settlement,
    after: afterChoice(settlement.after, settlement.game, choice, find),
    pilots: settlement.pilots.map((each) =>
      each.pilot === pilot ? { ...each, done: [...each.done, step] } : each,
    ),
  };
};

const afterChoice = (
  hangar: Hangar,
  { muster }: Game,
  choice: Exclude<Choice, { step: 'salvage' }>,
  find: FindBooklet,
): Hangar => {
  const { pilot } = choice;
  switch (choice.step) {
    case 'experience':
      return choice.learn.reduce((before, category) => learn(before, pilot, category), hangar);
    case 'repair':
      return choice.fit.reduce((before, part) => fit(before, pilot, part), hangar);
    case 'reload': {
      // A game with ammunition ignored leaves supplies alone (K9).
      const loaded =
        muster.options.ammunition === 'ignored'
          ? hangar
          : reloaded(hangar, pilot, choice.excess, find);
      return loadedFrom(loaded, pilot, choice.load, find);
    }
    case 'memorial':
      return remembered(hangar, pilot, choice.line);
    case 'successor':
      return choice.successor ? enlisted(hangar, choice.successor, pilot, find) : hangar;
    case 'replacement':
      return choice.mech ? replaced(hangar, pilot, choice.mech, find) : hangar;
    case 'buy back':
      return choice.points.reduce((before, point) => boughtBack(before, pilot, point), hangar);
    case 'settled':
      return hangar;
  }
};

/** The settlement as one choice more would make it, or why it cannot be. */
export const wouldBe = (
  settlement: Settlement,
  choice: Choice,
  find: FindBooklet,
): Settlement | Hindrance => unlessHindered(() => chosen(settlement, choice, find));

/** Who has not settled yet. */
export const unsettled = (settlement: Settlement): readonly PilotId[] =>
  settlement.pilots.flatMap(({ pilot }) => (nextStep(settlement, pilot) === null ? [] : [pilot]));
