import type { Choice, NewPilot, Step } from '../../rules/campaign/history/choice.ts';
import { leftToSpend, stepsLeft } from '../../rules/campaign/acts/experience.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { mechOf, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech, MechWords } from '../../rules/campaign/card/mech.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { criticalsOf } from '../../rules/campaign/card/part.ts';
import { repairsOf } from '../../rules/campaign/acts/repair.ts';
import { nextWreck } from '../../rules/campaign/acts/salvage.ts';
import { pilotName } from '../../rules/fight/name.ts';
import type { Settlement } from '../../rules/campaign/settlement/settlement.ts';

/** The 'Mech that a pilot has flown in the game that is settled. */
export const flownMech = ({ paid, game }: Settlement, pilot: PilotId): Mech => {
  const fighter = game.muster.fighters.find((each) => each.pilot === pilot);
  return mechOf(paid, fighter?.mech ?? '');
};

/** A new 'Mech of the same booklet as the one that was lost, without a name. */
const likeTheLost = (settlement: Settlement, pilot: PilotId): MechWords => {
  const { booklet, edition } = flownMech(settlement, pilot);
  return { booklet, edition, name: '', paint: 'none' };
};

/** Somebody without a name as yet, of the same unit. */
const nobodyYet = (settlement: Settlement, pilot: PilotId): NewPilot => ({
  name: '',
  nickname: '',
  unit: pilotOf(settlement.after, pilot).unit,
  mech: likeTheLost(settlement, pilot),
});

/** For each hurt part the best of the stockpile, where that is less hurt. */
const bestParts = (hangar: Hangar, pilot: PilotId) =>
  repairsOf(hangar, pilot).flatMap(({ part, candidates }) => {
    const best = candidates.find(({ shut }) => shut === null)?.part;
    return best && criticalsOf(best) < criticalsOf(part) ? [{ of: best.of, name: best.name }] : [];
  });

/** What is offered in a step before anything was picked. */
export const firstDraft = (settlement: Settlement, pilot: PilotId, step: Step): Choice => {
  const { after, wrecks } = settlement;
  switch (step) {
    case 'experience':
      return { step, pilot, learn: [] };
    case 'salvage':
      return { step, pilot, of: nextWreck(after, wrecks)?.mech ?? '', take: [] };
    case 'repair':
      return { step, pilot, fit: bestParts(after, pilot) };
    case 'reload':
      return { step, pilot, excess: 'stockpiled', load: {} };
    case 'memorial':
      return { step, pilot, line: '' };
    case 'successor':
      return { step, pilot, successor: nobodyYet(settlement, pilot) };
    case 'replacement':
      return { step, pilot, mech: { ...likeTheLost(settlement, pilot), as: 'replacement' } };
    case 'buy back':
      return { step, pilot, points: [] };
    case 'settled':
      return { step, pilot };
  }
};

/** How many steps of 250 tons a pilot can take now; none for one who does not fly any more. */
export const stepsToTake = ({ after }: Settlement, id: PilotId): number => {
  const pilot = pilotOf(after, id);
  return pilot.end ? 0 : Math.max(0, stepsLeft(pilot));
};

/** What a pilot can still spend. */
export const purseOf = ({ after }: Settlement, pilot: PilotId): number =>
  leftToSpend(pilotOf(after, pilot));

/** A choice as it is meant: what was typed, without blanks at its ends. */
export const tidied = (choice: Choice): Choice => {
  if (choice.step === 'memorial') return { ...choice, line: choice.line.trim() };
  if (choice.step !== 'successor' || !choice.successor) return choice;
  const { name, nickname, unit, mech } = choice.successor;
  return {
    ...choice,
    successor: { name: pilotName(name), nickname: nickname.trim(), unit: unit.trim(), mech },
  };
};
