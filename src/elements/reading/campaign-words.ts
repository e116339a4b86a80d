import { AWAY_FROM } from '../../rules/campaign/contract/after-fight.ts';
import {
  AWAY,
  CONTRACT_DAYS,
  FIRST_CARDS,
  LARGE,
  MOST_ARMOR,
  MOST_CARDS,
  MOST_MECHS,
  MOST_SQUAD,
  PAY,
  PRICE,
  WANTED,
} from '../../rules/campaign/contract/tables.ts';
import { TONS_PER_STEP } from '../../rules/campaign/acts/experience.ts';
import { GAMES_FOR_NEW } from '../../rules/campaign/acts/new-mech.ts';
import { MOST_CRITICALS } from '../../rules/campaign/card/part.ts';
import { RANKS } from '../../rules/campaign/card/rank.ts';
import { FULL_LOAD_EVERY } from '../../rules/campaign/acts/reload.ts';
import { POINT_PRICE } from '../../rules/campaign/acts/buy-back.ts';
import { ONE_NO } from '../../rules/words/words.ts';

/** The rules of the campaign in short; numbers come from the rules themselves. */
export const CAMPAIGN_CHAPTERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Experience',
    [
      "A beaten 'Mech is worth its tons to its victor; one that escaped is worth half of them and half a victory. If several winners still stand they share the tons, and whoever did most damage gets the victory. A draw earns nothing.",
      `Each ${TONS_PER_STEP} tons earn +1 in one category of the pilot's choice, for every maneuver in it, in any 'Mech. A step can be kept for later.`,
      'At +5 in a category its pilot may ignore the first critical of each game that affects it.',
      "Each victory is a ring round the barrel of the 'Mech that was flown, hollow if the enemy escaped. Rings stay with the 'Mech.",
      `Rank depends on victories: ${RANKS.map(({ name, victories }) => `${name} ${victories}`).join(', ')}.`,
    ],
  ],
  [
    'Wear and repair',
    [
      "Each new game in the same 'Mech lowers its shutdown number by 1. Criticals stay until they are mended; armor and heat sinks are whole again.",
      "A part may be replaced by the same part of any 'Mech, an Engine by the same engine. Its damage comes with it.",
      `After ${GAMES_FOR_NEW} games a new 'Mech can be had for the experience printed on its card, 10 tons less for each further game. Usable parts of the old one go to the stockpile.`,
      `Every third game (${[1, 2, 3].map((load) => load * FULL_LOAD_EVERY).join(', ')} …) brings a full load, the others half of one, on top of what is left and never above full. Anything over can be stockpiled.`,
    ],
  ],
  [
    'Salvage',
    [
      `The winner may take the usable parts of the 'Mech that was beaten. After ${MOST_CRITICALS} criticals or ${ONE_NO} a part is unusable.`,
      "If several winners still stand, they pick one part each in turn, the one with the victory first. The parts of a friend's fallen 'Mech go to its own pilot. Nobody salvages after a draw.",
      "A pilot may also fight a stranger: a name in any booklet, flown by anyone. A stranger is paid nothing, and a stranger's wreck is salvaged like any other; what nobody takes stays with it.",
      'Parts are kept in a stockpile, traded or given away. Your own damaged parts go there too when they come out, if they are usable.',
    ],
  ],
  [
    "Without a 'Mech",
    [
      'A pilot who bails out, or survives being shot down, keeps skills and experience and starts again in a replacement of the same tonnage that scores 3 less with everything; a hangar can choose 2 or 1 at its first replacement.',
      `${POINT_PRICE} tons of experience buy back a point in one category, or a whole part of the stockpile that belongs to it: a weapon, its rack or its ammunition, an arm for Physical, legs, hips, feet, gyro and jump jets for Piloting. It is built in for good.`,
      "A pilot who dies is remembered. A new pilot with no points begins in a new 'Mech and inherits the stockpile.",
    ],
  ],
  [
    'A contract',
    [
      `A hangar may take a contract: ${WANTED} threat in ${CONTRACT_DAYS} days, quiet, regular or hard. One pilot is enough. It is fulfilled at its threat, or when the company of fourteen is out.`,
      `Three missions are open each day; take one, or rest. Its threat is how many cards are turned: 'Mechs come one after another, at most ${MOST_MECHS}, and everything else adds to their armor, at most ${MOST_ARMOR} a fight.`,
      `A fight is a duel against a pilot of the game, and no draw is offered in it. An assault is done when every enemy is out, a defense also when they are held off to the last turn, a patrol also when you escape from turn ${AWAY_FROM} on. A fight lost is the mission lost.`,
      `A mission done pays ${PAY.threat} MC for each threat. On the road ${PRICE.critical} MC repair a critical, ${PRICE.round} MC buys a round, and a new 'Mech costs ${PRICE.ton} MC a ton. While you have fewer than ${MOST_SQUAD} pilots, it can come with a new one. Other replacements are free, but take ${AWAY.replaced} days, and a new pilot takes ${AWAY['new pilot']}.`,
      `Who flew in a mission that was done may learn something: +1 in a category, and one grade: Green, Regular, Veteran, Elite. A Green pilot flies no 'Mech of ${LARGE} tons or more.`,
      `You begin with ${FIRST_CARDS} cards and draw one each morning, up to ${MOST_CARDS}. A card's dice are thrown when it is drawn. Each fight may have one card; the other cards say when they can be played.`,
      'The printed solitaire game throws dice to hit, for damage and for range. Here view screens, scores, heat and ammunition decide that. Its attachments have become parts and MC.',
    ],
  ],
];
