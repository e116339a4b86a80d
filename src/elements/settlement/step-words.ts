import type { Choice, Step } from '../../rules/campaign/history/choice.ts';
import { mechOf, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import type { MechId, PilotId } from '../../rules/campaign/card/names.ts';
import type { PartRef } from '../../rules/campaign/card/part.ts';
import { isPart } from '../../rules/campaign/card/part.ts';
import { partsOfWreck } from '../../rules/campaign/acts/salvage.ts';
import { isFullLoad } from '../../rules/campaign/acts/reload.ts';
import { repairsOf } from '../../rules/campaign/acts/repair.ts';
import { roundsOf } from '../../rules/campaign/hangar/stockpile.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import type { Category } from '../../rules/vocabulary.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { capital } from '../../rules/words/capital.ts';
import { counted } from '../../rules/words/counted.ts';
import { hindranceText } from '../../rules/words/hindrance-text.ts';
import { listed } from '../../rules/words/listed.ts';
import { loadText } from '../../rules/words/seat-brought.ts';
import { signed } from '../../rules/words/words.ts';
import { stepsToTake } from '../../rules/campaign/acts/learn.ts';
import { flownMech } from '../../rules/campaign/acts/settling.ts';

/** What a step is called. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  experience: 'Experience',
  salvage: 'Salvage',
  repair: 'Repair',
  reload: 'Reload',
  memorial: 'Memorial',
  successor: 'A new pilot',
  replacement: "Another 'Mech",
  'buy back': 'Buy back',
  settled: 'Next game',
};

/** What a pilot is called. */
export const nameOf = ({ after }: Settlement, pilot: PilotId): string => pilotOf(after, pilot).name;

const mechName = ({ after }: Settlement, mech: MechId): string => mechOf(after, mech).name;

/** Points that were learned or bought: `Laser +1, Piloting +2`. */
const pointsWords = (points: readonly Category[]): string =>
  [...new Set(points)]
    .map((category) => {
      const many = points.filter((each) => each === category).length;
      return `${CATEGORY_NAMES[category]} ${signed(many)}`;
    })
    .join(', ');

/** Several pick from the wreck that is picked from now: one part each in turn. */
export const isInTurn = ({ wrecks }: Settlement, mech: MechId): boolean =>
  (wrecks.find((wreck) => wreck.mech === mech)?.row.length ?? 0) > 1;

/** Whether a pilot has taken something of a wreck before this choice. */
export const hasTaken = (
  { game }: Settlement,
  { pilot, of }: Choice & { step: 'salvage' },
): boolean =>
  game.choices.some(
    (each) =>
      each.step === 'salvage' && each.pilot === pilot && each.of === of && each.take.length > 0,
  );

/** What comes into the 'Mech with a choice, of the load and of the stockpile: `4 rounds`; empty for nothing. */
const loadedIn = (before: Settlement, after: Settlement, pilot: PilotId): string => {
  const [was, is] = [before, after].map(({ after: hangar }) => {
    const { mech } = pilotOf(hangar, pilot);
    return mech === null ? {} : mechOf(hangar, mech).ammunition;
  });
  return listed(
    Object.keys(is ?? {}).flatMap((kind) => {
      const more = roundsOf(is ?? {}, kind) - roundsOf(was ?? {}, kind);
      return more > 0 ? [loadText(kind, more)] : [];
    }),
  );
};

/** The tons that the game has brought a pilot (K1). */
export const tonsBrought = ({ before, after }: Settlement, pilot: PilotId): number =>
  pilotOf(after, pilot).experience - pilotOf(before, pilot).experience;

/** What the button that does a step says. */
export const doWords = (choice: Choice, before: Settlement, after: Settlement | null): string => {
  const { pilot } = choice;
  switch (choice.step) {
    case 'experience':
      if (choice.learn.length > 0) return pointsWords(choice.learn);
      return stepsToTake(before.after, pilot) > 0 ? 'Keep it for later' : 'Go on';
    case 'salvage': {
      const [one, another] = choice.take;
      if (one === undefined) return hasTaken(before, choice) ? 'Take no more' : 'Take nothing';
      return another === undefined ? `Take the ${one}` : `Take ${choice.take.length} parts`;
    }
    case 'repair': {
      const hurt = repairsOf(before.after, pilot).length;
      const [one, another] = choice.fit;
      if (hurt === 0) return 'Go on';
      if (one === undefined) return hurt === 1 ? 'Leave it' : 'Leave them';
      if (another === undefined) return `Fit the ${one.name}`;
      return choice.fit.length === 2 && hurt === 2 ? 'Fit both' : `Fit ${choice.fit.length} parts`;
    }
    case 'reload': {
      const loaded = after ? loadedIn(before, after, pilot) : '';
      return loaded === '' ? 'Go on' : `Load ${loaded}`;
    }
    case 'memorial':
      return choice.line === '' ? 'Leave no line' : 'Keep this line';
    case 'successor': {
      const { successor } = choice;
      if (!successor) return 'Nobody as yet';
      const { name, mech } = successor;
      return name === '' || mech.name === '' ? 'A new pilot' : `${name} takes ${mech.name}`;
    }
    case 'replacement':
      if (!choice.mech) return "No 'Mech as yet";
      return choice.mech.name === '' ? "A new 'Mech" : `Take ${choice.mech.name}`;
    case 'buy back':
      return choice.points.length === 0
        ? 'Buy nothing back'
        : `Buy ${counted(choice.points.length, 'point')} back`;
    case 'settled':
      return `${nameOf(before, pilot)} has settled`;
  }
};

/** What is said to take back a step. */
export const backWords = (step: Step): string =>
  step === 'settled' ? 'Not settled yet' : `Take back ${STEP_NAMES[step]}`;

/** What was done in a step, for the line to which it shrinks. `choices` are all of it, in their order. */
export const doneWords = (
  choices: readonly Choice[],
  before: Settlement,
  after: Settlement,
): string => {
  const last = choices.at(-1);
  if (!last) return '';
  const { pilot } = last;
  switch (last.step) {
    case 'experience':
      return last.learn.length > 0
        ? pointsWords(last.learn)
        : stepsToTake(before.after, pilot) > 0
          ? 'kept for later'
          : tonsBrought(before, pilot) > 0
            ? 'counted'
            : 'none';
    case 'salvage':
      return salvagedWords(choices, after);
    case 'repair': {
      const hurt = repairsOf(before.after, pilot).length;
      if (last.fit.length > 0)
        return listed(last.fit.map(({ name, of }) => `${name} of ${mechName(after, of)}`));
      return hurt === 0
        ? 'nothing is hurt'
        : `${counted(hurt, 'part')} left as ${hurt === 1 ? 'it is' : 'they are'}`;
    }
    case 'reload': {
      const loaded = loadedIn(before, after, pilot);
      return loaded === '' ? 'nothing to load' : `${loaded} loaded`;
    }
    case 'memorial':
      return last.line === '' ? 'no line' : `“${last.line}”`;
    case 'successor':
      return last.successor
        ? `${last.successor.name} in ${last.successor.mech.name}`
        : 'nobody as yet';
    case 'replacement':
      return last.mech
        ? `${last.mech.name}, ${last.mech.as === 'new' ? 'new' : 'a replacement'}`
        : 'none as yet';
    case 'buy back':
      return last.points.length === 0
        ? 'nothing'
        : pointsWords(last.points.map(({ category }) => category));
    case 'settled':
      return 'settled';
  }
};

const salvagedWords = (choices: readonly Choice[], after: Settlement): string => {
  const takes = choices.flatMap((choice) => (choice.step === 'salvage' ? [choice] : []));
  const wrecks = [...new Set(takes.map(({ of }) => of))];
  return wrecks
    .map((wreck) => {
      const parts = takes.flatMap(({ of, take }) => (of === wreck ? take : []));
      const what = parts.length === 1 ? (parts[0] ?? '') : counted(parts.length, 'part');
      return `${parts.length === 0 ? 'nothing' : what} of ${mechName(after, wreck)}`;
    })
    .join(', ');
};

/** What waits in a step that is not open yet. */
export const laterWords = (step: Step, settlement: Settlement, pilot: PilotId): string => {
  const { after, wrecks } = settlement;
  switch (step) {
    case 'salvage':
      return wrecks
        .map((wreck) => {
          const usable = partsOfWreck(after, wreck).filter(({ shut }) => shut === null);
          return `${mechName(settlement, wreck.mech)}: ${counted(usable.length, 'usable part')}`;
        })
        .join('; ');
    case 'repair': {
      const hurt = repairsOf(after, pilot).length;
      return hurt === 0 ? 'nothing is hurt' : `${counted(hurt, 'part')} hurt`;
    }
    case 'reload': {
      const { games, name } = flownMech(settlement, pilot);
      return `${isFullLoad(games) ? 'a full load' : 'half a load'} after game ${games} of ${name}`;
    }
    case 'replacement':
      return `for ${flownMech(settlement, pilot).name}`;
    case 'successor':
      return 'without modifiers';
    case 'experience':
    case 'memorial':
    case 'buy back':
    case 'settled':
      return '';
  }
};

/** A sentence for a screen reader: what a choice has done. */
export const saidWords = (choice: Choice, before: Settlement, after: Settlement): string => {
  const { pilot } = choice;
  switch (choice.step) {
    case 'experience':
      return choice.learn.length > 0
        ? `${pointsWords(choice.learn)}.`
        : stepsToTake(before.after, pilot) > 0
          ? 'Kept for later.'
          : 'Experience counted.';
    case 'salvage': {
      const of = mechName(after, choice.of);
      const [one, another] = choice.take;
      if (one === undefined) return `Nothing more of ${of} is taken.`;
      return another === undefined
        ? `${one} of ${of} taken.`
        : `${counted(choice.take.length, 'part')} of ${of} taken.`;
    }
    case 'repair':
      return choice.fit.length === 0
        ? 'Nothing is fitted.'
        : choice.fit.map((part) => fittedWords(part, pilot, before, after)).join(' ');
    case 'reload': {
      const loaded = loadedIn(before, after, pilot);
      return loaded === '' ? 'Nothing is loaded.' : `${loaded} loaded.`;
    }
    case 'memorial':
      return choice.line === '' ? 'No line is left.' : 'The line is kept.';
    case 'successor':
      return choice.successor
        ? `${choice.successor.name} takes the place of ${nameOf(after, pilot)}, in ${choice.successor.mech.name}.`
        : `Nobody takes the place of ${nameOf(after, pilot)} as yet.`;
    case 'replacement':
      return choice.mech
        ? `${nameOf(after, pilot)} takes ${choice.mech.name}.`
        : "No 'Mech is taken.";
    case 'buy back':
      return choice.points.length === 0
        ? 'Nothing is bought back.'
        : `${pointsWords(choice.points.map(({ category }) => category))} bought back.`;
    case 'settled':
      return `${nameOf(after, pilot)} has settled.`;
  }
};

/** `Engine of Last Lantern fitted; the old Engine is in the stockpile.` */
const fittedWords = (
  { name, of }: PartRef,
  pilot: PilotId,
  before: Settlement,
  after: Settlement,
): string => {
  const old = repairsOf(before.after, pilot).find(({ part }) => part.name === name)?.part;
  const { stockpile } = pilotOf(after.after, pilot);
  const kept = old !== undefined && stockpile.some((part) => isPart(part, old));
  return `${name} of ${mechName(after, of)} fitted; the old ${name} is ${kept ? 'in the stockpile' : 'scrap'}.`;
};

/** Why the button does nothing yet, in a few words. */
export const whyNotWords = (choice: Choice, why: Hindrance, settlement: Settlement): string => {
  const isNamed = why.kind === 'no name' && why.words === '';
  if (choice.step === 'successor' && isNamed) return 'Name the new pilot';
  const mech =
    choice.step === 'successor'
      ? choice.successor?.mech
      : choice.step === 'replacement'
        ? choice.mech
        : null;
  if (why.kind === 'no text' && mech?.name === '') return "Name the 'Mech";
  const text = hindranceText(why, (pilot) => nameOf(settlement, pilot));
  return capital(text);
};
