import { counted } from '../../rules/words/counted.ts';

export const PRINT_WORDS = {
  whatItIs: (mech: string): string =>
    `A booklet for the pilot who fights against the ${mech}: 32 view screens, 32 consoles and the stat card of a war machine. No dice, no board.`,
  cockpit: "From the enemy's cockpit",
  card: "It stays with the 'Mech's own pilot. The last two columns: the number for the same maneuver when the range has changed.",
  played: 'How it is played',
  after:
    'After the combat booklets that Nova published in 1987. Not affiliated with the makers of the games; words and drawings are our own.',
  booklet: 'The booklet as it is printed',
  draw: 'Draw at print quality',
  drawing: (page: number, all: number, minutes: number | null): string =>
    `Page ${page} of ${all} at print quality${minutes === null ? '' : `, about ${counted(minutes, 'minute')} more`}`,
  stopped: (ready: number, all: number): string =>
    `Stopped: ${ready} of ${all} pages are at print quality.`,
  drawn: (all: number): string => `All ${all} pages are at print quality.`,
  trouble: (why: string, ready: number, all: number): string =>
    `${why} ${ready} of ${all} pages are at print quality.`,
} as const;

/** How to play, on one page; `mech` is the 'Mech's name in the booklet. */
export const rulesOf = (mech: string): readonly string[] => [
  `Give this booklet to the enemy of the ${mech}; the ${mech}'s own pilot keeps its stat card. Each opens the booklet in hand at view screen 49: long range, heat 0.`,
  'Each chooses in secret, from their own card, a maneuver of this range that the last status allows. Mark its heat and its ammunition.',
  'Call both numbers. Turn to the console of your own number, find the number your opponent called, and turn to the view screen beside it. Keep its letter.',
  "If you see a SCORE, add your modifier, the bonus and your criticals. Above 0 it comes off the enemy's armor.",
  'If the damage reaches the number beside your letter, the enemy suffers that critical to the end.',
  "Read out the status display: it says what the 'Mech in the picture may do next. The closer of the two ranges is the range of the next turn.",
  "At its shutdown number a 'Mech shuts down: only Cool Off or Duck, until its heat is 15 or less.",
  "At armor 0 a 'Mech is out. A pilot who bails out loses and lives; at view screen 29, in a turn begun at long range, a pilot may escape.",
];
