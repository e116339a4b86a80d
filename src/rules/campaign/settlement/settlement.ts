import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import { stepRule, stepsAfter } from '../acts/acts.ts';
import { changedBy } from '../acts/do-deed.ts';
import { nextWreck, wrecksOf } from '../acts/salvage.ts';
import type { Settlement, Settling } from '../acts/settling.ts';
import { cameOf, settlingOf } from '../acts/settling.ts';
import type { Hindrance } from '../card/hindrance.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import { paid } from '../game/pay.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Choice, Step } from '../history/choice.ts';
import { STEPS } from '../history/choice.ts';
import type { Game } from '../history/game.ts';
import { membersOf } from '../history/game.ts';
import { fieldOf } from '../history/stand.ts';

/** Whether these choices of a pilot skipped a step that did not exist when they were made. */
const isPassed = (step: Step, pilot: PilotId, choices: readonly Choice[]): boolean => {
  const own = choices.flatMap((choice) => (choice.pilot === pilot ? [choice.step] : []));
  const place = STEPS.indexOf(step);
  return (
    stepRule(step).cameLater === true &&
    !own.includes(step) &&
    own.some((each) => STEPS.indexOf(each) > place)
  );
};

/** A settlement before its first choice; `choices`, written for it, show which later steps it lacks. */
export const beginSettlement = (
  before: Hangar,
  game: Game,
  find: FindBooklet,
  choices: readonly Choice[] = game.choices,
): Settlement => {
  const after = paid(before, game, find);
  const wrecks = wrecksOf(game);
  const field = fieldOf(game.stand);
  const pilots = membersOf(game.muster).map(({ pilot, place }): Settling => {
    const stand = sure(game.stand.fighters[place]);
    const came = cameOf(stand);
    const steps = stepsAfter(came).filter(
      (step) => (stepRule(step).has?.(game, pilot) ?? true) && !isPassed(step, pilot, choices),
    );
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

/** The next step of a pilot; null if settled. */
export const nextStep = (settlement: Settlement, id: PilotId): Step | null => {
  const { steps, done } = settlingOf(settlement, id);
  const isOpen = (step: Step): boolean =>
    !done.includes(step) && (stepRule(step).isOpen?.(settlement, id) ?? true);
  return steps.find(isOpen) ?? null;
};

/** Why a pilot's next step has to wait: winners first, and salvage in turn; null if it need not. */
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

/** The settlement after one more choice. Hinders if it is not the pilot's next step, or not allowed. */
export const chosen = (settlement: Settlement, choice: Choice, find: FindBooklet): Settlement => {
  const { pilot, step } = choice;
  const wanted = nextStep(settlement, pilot);
  if (step !== wanted) hinder({ kind: 'other step', step, wanted });
  const { deeds, isRepeated, onPage } = stepRule(step);
  const begun = onPage?.(settlement, choice, find) ?? settlement;
  const { on } = settlement.game;
  return {
    ...begun,
    after: deeds(choice, begun.after).reduce(
      (hangar, deed) => changedBy(hangar, { ...deed, on }, find),
      begun.after,
    ),
    pilots: settlement.pilots.map((each) =>
      each.pilot === pilot && !isRepeated ? { ...each, done: [...each.done, step] } : each,
    ),
  };
};

/** The same, or why it is not allowed. */
export const wouldBe = (
  settlement: Settlement,
  choice: Choice,
  find: FindBooklet,
): Settlement | Hindrance => unlessHindered(() => chosen(settlement, choice, find));

export const unsettled = (settlement: Settlement): readonly PilotId[] =>
  settlement.pilots.flatMap(({ pilot }) => (nextStep(settlement, pilot) === null ? [] : [pilot]));
