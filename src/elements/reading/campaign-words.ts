import { TONS_PER_STEP } from '../../rules/campaign/acts/experience.ts';
import { GAMES_FOR_NEW } from '../../rules/campaign/acts/new-mech.ts';
import { MOST_CRITICALS } from '../../rules/campaign/card/part.ts';
import { RANKS } from '../../rules/campaign/card/rank.ts';
import { FULL_LOAD_EVERY } from '../../rules/campaign/acts/reload.ts';
import { POINT_PRICE } from '../../rules/campaign/acts/buy-back.ts';
import { ONE_NO } from '../../rules/words/words.ts';

/** The rules of the campaign, short, in our words: the numbers are those that the game counts by. */
export const CAMPAIGN_CHAPTERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Experience',
    [
      "Every 'Mech that is beaten is worth its tons to its victor, one that escaped half of them and half a victory. Several who still stand share the tons; the victory is of who did most damage. A draw gives nothing.",
      `Each ${TONS_PER_STEP} tons are +1 to one category of the pilot's choice, for every maneuver in it, in any 'Mech. A step may be kept for later.`,
      'At +5 in a category its pilot may ignore the first critical of each game that affects it.',
      "Each victory is a ring round the barrel of the 'Mech that was flown, hollow for one that escaped. Rings stay with the 'Mech.",
      `Rank goes by victories: ${RANKS.map(({ name, victories }) => `${name} ${victories}`).join(', ')}.`,
    ],
  ],
  [
    'Wear and repair',
    [
      "Each new game in the same 'Mech lowers its shutdown number by 1. Criticals stay until they are mended; armor and heat sinks are whole again.",
      "A part may be replaced by the same part of any 'Mech, an Engine by the same engine. What it suffers from comes along.",
      `After ${GAMES_FOR_NEW} games a new 'Mech may be had for the experience printed on its card, 10 less for each game more. Usable parts of the old one go to the stockpile.`,
      `Each third game (${[1, 2, 3].map((load) => load * FULL_LOAD_EVERY).join(', ')} …) brings a full load, every other half a one, on top of what is left and never above full. What is over may be stockpiled.`,
    ],
  ],
  [
    'Salvage',
    [
      `The winner may take the usable parts of the 'Mech that was beaten. After ${MOST_CRITICALS} criticals or ${ONE_NO} a part is not usable.`,
      "Several winners who still stand pick a part each in turn, who has the victory first. The parts of a friend's fallen 'Mech go to its own pilot. After a draw nobody salvages.",
      'Parts are kept in a stockpile, traded, given. Own damaged parts that come out go there too, if they are usable.',
    ],
  ],
  [
    "Without a 'Mech",
    [
      "Who bails out, or lives though the 'Mech was shot down, keeps skills and experience, and begins in a replacement of the same tonnage that scores 3 less with everything; a hangar may say 2 or 1 when it is founded.",
      `${POINT_PRICE} experience buy back a point in one category, or a whole part of the stockpile that belongs to it: a weapon, its rack or its ammunition, an arm for Physical, legs, hips, feet, gyro and jump jets for Piloting. It is built in for good.`,
      "Who dies is remembered. A new pilot without any points begins in a new 'Mech, and has the stockpile.",
    ],
  ],
];
