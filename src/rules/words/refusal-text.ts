import { OPTIONS } from '../battle/options.ts';
import { LONGEST_NAME } from '../fight/name.ts';
import { MOST_TURNS } from '../fight/record.ts';
import type { RecordFault, Refusal } from '../fight/refusal.ts';
import { readable } from '../visible.ts';
import { QUIET_TURNS } from '../vocabulary.ts';
import { grouped } from './language.ts';
import { shutText } from './words.ts';

/** Why a stranger's input is not allowed or cannot be read, without its full stop. */
export const refusalText = (refusal: Refusal): string => {
  switch (refusal.kind) {
    case 'battle over':
      return 'the battle is over';
    case 'claims too early':
      return `${refusal.who} may not claim a draw: armor fell in one of the last ${QUIET_TURNS} turns, or there were fewer`;
    case 'is out':
      return `${refusal.who} is out of the battle, and calls no number`;
    case 'no number':
      return `${refusal.who} calls no number`;
    case 'no such maneuver':
      return `${refusal.who} may not do ${refusal.console}: the ${refusal.mech} has no such maneuver`;
    case 'shut': {
      const { who, maneuver, shut } = refusal;
      const { long } = shutText(shut);
      return `${who} may not do ${maneuver.console} (${maneuver.name}): ${shut.kind === 'critical' ? long : long.charAt(0).toLowerCase() + long.slice(1)}`;
    }
    case 'attacks nobody':
      return `lone cannot attack rival ${refusal.attacked}: no such rival is at the maneuver's range`;
    case 'no such shares':
      return refusal.among < 2
        ? 'lone has nothing to share: fewer than two rivals are scored on'
        : `lone shares ${refusal.modifier} among ${refusal.among}: whole numbers that add up to it, ${refusal.modifier < 0 ? 'none above 0' : 'none below 0'}`;
    case 'no escape':
      return `${refusal.who} may not escape: only a 'Mech that began the turn at long range and is shown on view screen 29 may${refusal.who === 'lone' && refusal.rivals > 1 ? ', against every rival' : ''}`;
    case 'nothing to ignore':
      return `${refusal.who} has no critical that may be ignored in this turn`;
    case 'no such loss':
      return `${refusal.who} loses no ${readable(refusal.ammunition)} in this turn`;
    case 'too long':
      return 'this is too long for a record';
    case 'too many turns':
      return `this is longer than anybody plays: a record from elsewhere has at most ${grouped(MOST_TURNS)} turns`;
    case 'ends early':
      return `the record ends before its line "${refusal.wanted}"`;
    case 'lacks line':
      return `a record has a line "${refusal.wanted}" before its first turn`;
    case 'no record':
      return 'a record begins with "viewscreen record 1"';
    case 'other version':
      return `this record has version ${readable(refusal.version)}; only versions 1 to 3 can be read`;
    case 'no entrant':
      return `expected "${refusal.side}: " with a booklet and a pilot's name, like "${refusal.side}: rfl-3n Ada"`;
    case 'long name':
      return `a pilot's name has at most ${LONGEST_NAME} characters and no control characters`;
    case 'unseen name':
      return "a pilot's name has no invisible characters";
    case 'no option':
      return `expected ${OPTIONS[refusal.option].map((choice) => `"${refusal.option}: ${choice}"`).join(' or ')}`;
    case 'no head line':
      return `"${readable(refusal.words)}" is not a line that a record can have before turn 1`;
    case 'said twice':
      return `"${readable(refusal.what)}" stands twice`;
    case 'too many rivals':
      return `a record has at most ${refusal.most} rivals`;
    case 'no booklet':
      return `there is no booklet "${readable(refusal.booklet)}" here`;
    case 'no edition':
      return `the booklet "${readable(refusal.booklet)}" here is not edition ${refusal.edition}`;
    case 'starts nobody':
      return `this record has nobody called "${readable(refusal.who)}"`;
    case 'starts with nothing':
      return `nobody can start with "${readable(refusal.words)}"`;
    case 'no effect':
      return `"${readable(refusal.words)}" is not an effect of a critical`;
    case 'too many effects':
      return `a critical has at most ${refusal.most} effects`;
    case 'too many reaches':
      return `an effect speaks of at most ${refusal.most} kinds of maneuver`;
    case 'no such part':
      return `the ${refusal.mech} has no part "${readable(refusal.part)}" with a critical; one from elsewhere is written with its effects in brackets`;
    case 'which critical':
      return `the ${refusal.mech} has several criticals of "${readable(refusal.part)}"; write its effects in brackets`;
    case 'no such ammunition':
      return `the ${refusal.mech} has no ammunition "${readable(refusal.ammunition)}"`;
    case 'no turn':
      return `expected turn "${refusal.turn}." with ${refusal.seats === 2 ? 'two console numbers' : 'the console numbers'}`;
    case 'other turn':
      return `expected turn ${refusal.turn}, not ${readable(refusal.found)}`;
    case 'no numbers':
      return refusal.seats === 2
        ? `a turn has two console numbers, the lone seat's first, like "${refusal.turn}. 52 62"`
        : `a turn has ${refusal.seats} console numbers, the lone seat's first and "-" for anyone who is out, like "${refusal.turn}. 52${' 62'.repeat(refusal.seats - 1)}"`;
    case 'no console':
      return `"${readable(refusal.words)}" is not a console number (consoles are even, 2–64)`;
    case 'draw says all':
      return 'nothing is announced after a draw that comes before the numbers';
    case 'nothing announced':
      return 'nothing is announced after the comma';
    case 'no announcement':
      return `"${readable(refusal.words)}" cannot be announced`;
    case 'shares twice':
      return 'lone can share only once a turn';
    case 'leaves twice':
      return `${refusal.who} can leave only once`;
    case 'loses twice':
      return `${refusal.who} can lose only one point of ammunition a turn`;
    case 'one draw':
      return 'one draw is enough';
    case 'no pilot':
      return `there is no pilot ${readable(refusal.words)} in this fight`;
    case 'no lineup':
      return `"${readable(refusal.words)}" does not say who fights whom, like "1 against 2 3"`;
    case 'too many pilots':
      return `a fight has at most ${refusal.most} pilots`;
    case 'no fight':
      return 'every pilot of a fight begins in one battle, by a line like "battle A: 1 against 2 3"';
    case 'other battle':
      return `expected battle ${refusal.battle}, not ${readable(refusal.found)}`;
    case 'no move':
      return `"${readable(refusal.words)}" is neither a turn, like "A1. 52 62", nor a join, like "3 joins: C is 2 against 1 3"`;
    case 'no battle':
      return `no battle ${refusal.battle} is going on`;
    case 'fight over':
      return 'the fight is over';
    case 'not free':
      return `pilot ${refusal.pilot + 1} may not join a battle: only one who stands, and whose enemies are all out, may`;
    case 'no such join':
      return `pilot ${refusal.pilot + 1} cannot join like that: against one enemy, all fight that one; against several, one of them leaves to fight alone`;
    case 'draw or leave':
      return 'a turn ends with a draw or with pilots leaving, not both';
  }
};

/** The fault of a record, by its line: `line 7: the battle is over`. */
export const faultText = ({ line, refusal }: RecordFault): string =>
  `line ${line}: ${refusalText(refusal)}`;
