import type { Hindrance, Impossible } from '../campaign/card/hindrance.ts';
import type { PilotId } from '../campaign/card/names.ts';
import { grouped } from './language.ts';
import { LONGEST_NAME } from '../fight/name.ts';
import { CATEGORY_NAMES } from '../vocabulary.ts';
import { MOST_TURNS } from '../fight/record.ts';
import { readable } from '../visible.ts';
import { listed } from './listed.ts';
import { loadText } from './seat-brought.ts';
import { possessive } from './tell.ts';
import { ONE_NO, number } from './words.ts';

/** Why a pilot cannot have come out of a game as reported, without its full stop. */
export const impossibleText = (claim: Impossible, name: string): string => {
  switch (claim.kind) {
    case 'too deep':
      return `${name} lives, so the armor cannot be below ${number(claim.least)}`;
    case 'old critical':
      return `the critical that killed ${name} has to be one of this game, not of one before`;
    case 'killed':
      return `${name} received “pilot killed”, and cannot have lived`;
  }
};

/** The name of a pilot, by id. */
export type NameOf = (pilot: PilotId) => string;

/** Why an act of a campaign is not allowed, without its full stop. */
export const hindranceText = (why: Hindrance, nameOf: NameOf): string => {
  switch (why.kind) {
    case 'no pilot':
      return `there is no pilot ${why.pilot} here`;
    case 'no mech':
      return `there is no 'Mech ${why.mech} here`;
    case 'no booklet':
      return `the booklet ${why.booklet} of edition ${why.edition} is missing`;
    case 'name taken':
      return `${why.name} flies here already`;
    case 'remembered':
      return `${why.pilot} no longer flies`;
    case 'not remembered':
      return `${why.pilot} still flies`;
    case 'has a successor':
      return `somebody has already taken ${possessive(why.pilot)} place`;
    case 'without mech':
      return `${why.pilot} has no 'Mech`;
    case 'has a mech':
      return `${why.pilot} flies ${why.mech}`;
    case 'mech gone':
      return `${why.mech} no longer flies`;
    case 'with oneself':
      return `${why.pilot} cannot give anything to the same pilot`;
    case 'nothing changes hands':
      return 'nothing changes hands';
    case 'hangar full':
      return `a hangar has room for ${why.most} pilots, counting those in the memorial`;
    case 'no name':
      return `type a name of at most ${LONGEST_NAME} characters`;
    case 'no text':
      return `type at most ${why.longest} characters, all of them visible`;
    case 'no day':
      return 'write a day like this: 2026-11-17';
    case 'no such part':
      return `the ${why.part} is not there, or was taken already`;
    case 'three criticals':
      return 'three criticals';
    case 'do no':
      return ONE_NO;
    case 'destroyed with its pilot':
      return 'destroyed with its pilot';
    case 'other engine':
      return `another engine: ${why.engine}, not ${why.wanted}`;
    case 'part not whole':
      return 'not whole';
    case 'other category':
      return `no part of ${CATEGORY_NAMES[why.category]}`;
    case 'no step left':
      return 'no step of 250 tons is left to take';
    case 'too little experience':
      return `only ${why.left} t left, not enough for ${why.price} t`;
    case 'too few games':
      return `after ${why.wanted - why.games} more ${why.wanted - why.games === 1 ? 'game' : 'games'}`;
    case 'no replacement':
      return `${why.mech} is not a replacement`;
    case 'bought back':
      return `${CATEGORY_NAMES[why.category]} is at 0`;
    case 'other tonnage':
      return `${why.tons} tons; a replacement has ${why.wanted}`;
    case 'too little ammunition':
      return `the stockpile holds ${loadText(why.ammunition, why.left)}`;
    case 'above full':
      return `a full load is ${loadText(why.ammunition, why.full)}`;
    case 'other ammunition':
      return `the ${why.mech} fires no ${why.ammunition}`;
    case 'no rounds':
      return 'rounds are whole numbers from 0';
    case 'at a game':
      return `${why.pilot} has a game to finish`;
    case 'twice in a game':
      return `${why.pilot} is here twice`;
    case 'no such foe':
      return `${why.foe} does not start as the booklet has it`;
    case 'no lineup':
      return 'each battle needs one lone pilot and at least one against';
    case 'no id':
      return `“${readable(why.game)}” cannot be the id of a game`;
    case 'game known':
      return `game ${why.game} is here already`;
    case 'no game':
      return `there is no open game ${why.game}`;
    case 'game not over':
      return 'the game is not over';
    case 'game over':
      return 'the game is over';
    case 'faulty record':
      return `its record has a fault in line ${why.line}`;
    case 'long record':
      return `its record has more than ${grouped(MOST_TURNS)} turns, longer than anybody plays`;
    case 'other record':
      return 'its record is not of the game that was mustered';
    case 'other stand':
      return 'the game that was mustered cannot have ended like this';
    case 'impossible':
      return impossibleText(why.claim, why.who);
    case 'not in this game':
      return `${nameOf(why.pilot)} was not in this game`;
    case 'other step':
      return why.wanted === null
        ? 'this pilot has settled'
        : `the next step is ${why.wanted}, not ${why.step}`;
    case 'winners first':
      return `winners first: after ${listed(why.waitsFor.map(nameOf))}`;
    case 'salvage in turn':
      return `${nameOf(why.waitsFor)} picks next`;
    case 'one part in turn':
      return 'several pick: one part each in turn';
    case 'other wreck':
      return "another 'Mech is salvaged now";
    case 'contract runs':
      return 'a contract runs already';
    case 'no contract':
      return 'no contract runs';
    case 'other booklets':
      return 'a contract names the eight booklets of the box, in their order';
    case 'nobody flies':
      return "nobody here can fly a mission; add a pilot with a 'Mech under 60 tons, like the Griffin";
    case 'on a mission':
      return `finish ${why.mission} first`;
    case 'no mission':
      return 'no mission runs';
    case 'fight runs':
      return 'a fight of this mission is not finished';
    case 'not offered':
      return `${why.mission} is not offered today`;
    case 'no card':
      return 'this card is not in your hand';
    case 'card not now':
      return `${why.event} cannot be played here`;
    case 'one card a fight':
      return `only one card per fight, and ${why.foe} has one`;
    case 'too little MC':
      return `only ${why.left} MC left, not enough for ${why.price} MC`;
    case 'squad full':
      return `a squad has at most ${why.most} pilots`;
    case 'away':
      return `${why.pilot} cannot fly before day ${why.until}`;
    case 'green in a large mech':
      return `${why.pilot} is Green and flies no 'Mech of ${why.tons} tons`;
    case 'no lesson':
      return `${why.pilot} has no lesson to take`;
    case 'other lesson':
      return `the lesson is in ${CATEGORY_NAMES[why.category]}`;
    case 'other fight':
      return 'this fight has changed; look again';
    case 'fight of a contract':
      return 'a fight of a contract is played here, to its end';
    case 'not settled':
      return `${listed(why.waitsFor.map(nameOf))} still to settle`;
  }
};
