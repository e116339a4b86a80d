import type { Effect } from '../../rules/document/booklet-document.ts';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Came, Settlement, Settling } from '../../rules/campaign/acts/settling.ts';
import { cameOf } from '../../rules/campaign/acts/settling.ts';
import { nextStep, whyWaits } from '../../rules/campaign/settlement/settlement.ts';
import type { FighterStand } from '../../rules/campaign/history/stand.ts';
import { fieldOf } from '../../rules/campaign/history/stand.ts';
import { sure } from '../../rules/sure.ts';
import { capital } from '../../rules/words/capital.ts';
import { gamesAndVictories } from '../../rules/words/counted.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import { possessive } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { namesOfFighter } from '../../rules/words/hangar-names.ts';
import type { Fighter } from '../../rules/campaign/history/game.ts';
import { fighterPlace, isMember } from '../../rules/campaign/history/game.ts';

/** A fighter's result in a word or two, for a tab. */
export const cameWords = ({ game }: Settlement, { came, won }: Settling): string => {
  if (came !== 'stands') return came;
  if (game.stand.outcome.kind === 'win') return won ? 'won' : 'stands';
  return won ? 'holds the field' : 'a draw';
};

/** `settles now`, `settles after Ada`, `settled`. */
export const waitingWords = (settlement: Settlement, pilot: PilotId, isShown: boolean): string => {
  if (nextStep(settlement, pilot) === null) return 'settled';
  const why = whyWaits(settlement, pilot);
  if (why?.kind === 'salvage in turn')
    return `${nameOfPilot(settlement.after, why.waitsFor)} picks`;
  if (why?.kind === 'winners first')
    return why.waitsFor.length > 1
      ? 'after the winners'
      : `settles after ${listed(why.waitsFor.map((each) => nameOfPilot(settlement.after, each)))}`;
  return isShown ? 'settles now' : 'to settle';
};

/** Most names in a title. */
const MOST_NAMED = 2;

/** A fighter's end, for the line about the whole game. */
interface CameOut {
  readonly name: string;
  readonly came: Came;
  /** The turn of its battle in which it went out, else the last turn of the game. */
  readonly turn: number;
  /** Its side holds the field. */
  readonly won: boolean;
}

/** All fighters, including enemies: winners first, else in the order of the muster. */
const allWhoFought = ({ after, game }: Settlement): readonly CameOut[] => {
  const field = fieldOf(game.stand);
  return game.muster.fighters
    .map((fighter, place): CameOut => {
      const stand = sure(game.stand.fighters[place]);
      const { pilot: name } = namesOfFighter(after, fighter);
      const turn = stand.turn ?? game.stand.turns;
      return { name, turn, came: cameOf(stand), won: stand.side === field };
    })
    .toSorted((one, other) => Number(other.won) - Number(one.won));
};

export const titleWords = (settlement: Settlement): string => {
  const { outcome } = settlement.game.stand;
  const named = (isMeant: (each: CameOut) => boolean, verb: string): string => {
    const meant = allWhoFought(settlement).filter(isMeant);
    const names =
      meant.length > MOST_NAMED
        ? capital(inWords(meant.length))
        : listed(meant.map(({ name }) => name));
    return `${names} ${verb}${meant.length === 1 ? 's' : ''}`;
  };
  switch (outcome.kind) {
    case 'win':
      return named(({ won }) => won, 'win');
    case 'escape':
      return named(({ came }) => came === 'escaped', 'escape');
    case 'nobody':
      return 'Nobody wins';
  }
};

const FATES: Readonly<Record<Exclude<Came, 'stands'>, string>> = {
  escaped: 'escaped',
  'shot down': 'was shot down',
  'bailed out': 'bailed out',
  killed: 'was killed',
};

/** `Ada wins in turn 24; Finn was killed; Gus was killed in turn 8.` */
export const resultLine = (settlement: Settlement): string => {
  const { outcome, turns } = settlement.game.stand;
  const fates = allWhoFought(settlement).flatMap(({ came, name, turn }) =>
    came === 'stands' || (outcome.kind === 'escape' && came === 'escaped')
      ? []
      : [`${name} ${FATES[came]}${turn === turns ? '' : ` in turn ${turn}`}`],
  );
  return `${[`${titleWords(settlement)} in turn ${turns}`, ...fates].join('; ')}.`;
};

const kills = (effect: Effect): boolean =>
  effect.effect === 'pilot killed' && effect.heatAbove === undefined;

/** `a critical: Cockpit`. */
const killerWords = ({ killedBy, criticals }: FighterStand): string => {
  switch (killedBy) {
    case 'critical': {
      const part = criticals.find(({ effects }) => effects.some(kills))?.part;
      return part === undefined ? 'by a critical' : `by a critical: ${part}`;
    }
    case 'heat':
      return 'by the heat';
    case 'armor':
      return 'in the wreck';
    case null:
      return '';
  }
};

/** What became of pilot and 'Mech, when, and at what armor. */
const fateSentence = (settlement: Settlement, fighter: Fighter, stand: FighterStand): string => {
  const { mech, pilot: name } = namesOfFighter(settlement.after, fighter);
  const its = isMember(fighter) ? mech : mech.replace(`${possessive(name)} `, 'the ');
  const when = `in turn ${stand.turn ?? settlement.game.stand.turns}`;
  const armor = number(stand.armor);
  switch (stand.out) {
    case 'escaped':
      return `${name} escaped with ${its} ${when}, with ${armor} armor left.`;
    case 'bailed out':
      return `${name} bailed out of ${its} ${when}, with ${armor} armor left.`;
    case 'fell':
      return stand.killedBy
        ? `${name} was killed ${killerWords(stand)}, ${when}. ${mech} ${stand.armor > 0 ? 'still had' : 'was at'} armor ${armor}.`
        : `${mech} fell ${when}, at armor ${armor}. ${name} walked away from the wreck.`;
    case null:
      return `${mech} still stands, with ${armor} armor left.`;
  }
};

/** Fighters mentioned to a pilot: the pilot if out, else those beaten, else the others who are out. */
export const spokenOf = ({ game }: Settlement, pilot: PilotId): readonly number[] => {
  const { stand } = game;
  const own = fighterPlace(game.muster, { pilot });
  if (sure(stand.fighters[own]).out !== null) return [own];
  const outs = stand.fighters.flatMap(({ out }, place) => (out === null ? [] : [place]));
  const beaten = outs.filter((place) =>
    sure(stand.fighters[place]).victors.some(({ fighter }) => fighter === own),
  );
  if (beaten.length > 0) return beaten;
  return outs.length > 0 ? outs : [...stand.fighters.keys()].filter((place) => place !== own);
};

/** Place of the fighter pictured on a pilot's page: the last to go out of those mentioned. */
export const picturedOn = (settlement: Settlement, pilot: PilotId): number => {
  const { fighters, turns } = settlement.game.stand;
  const ended = (place: number): number => fighters[place]?.turn ?? turns;
  return spokenOf(settlement, pilot).reduce((one, other) =>
    ended(other) >= ended(one) ? other : one,
  );
};

export const fateWords = (settlement: Settlement, pilot: PilotId): string =>
  spokenOf(settlement, pilot)
    .map((place) => {
      const fighter = sure(settlement.game.muster.fighters[place]);
      return fateSentence(settlement, fighter, sure(settlement.game.stand.fighters[place]));
    })
    .join(' ');

/** `3 games, 1 victory.` */
export const lifeWords = (settlement: Settlement, pilot: PilotId): string => {
  return `${gamesAndVictories(pilotOf(settlement.after, pilot))}.`;
};
