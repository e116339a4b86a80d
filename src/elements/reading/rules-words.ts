/** Parts of a page, in the order of the numbers on the picture. */
export const PARTS = [
  [
    'Score box',
    "The printed SCORE, where the picture shows the 'Mech being hit. Empty: no damage.",
  ],
  [
    'Range plate and number',
    'The range, what the enemy is doing, and the odd number of this view screen.',
  ],
  ['Window', "The enemy's 'Mech from your cockpit."],
  [
    'Status display',
    "What the enemy may do next turn. You read it out; it binds the 'Mech in the picture.",
  ],
  [
    'Critical damage display',
    'Letters, each with the damage it needs, the part that suffers and what follows.',
  ],
  [
    'Console',
    "Your page for the next look-up: find the enemy's number, and read off the view screen and the letter.",
  ],
] as const;

export const CHAPTERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'A turn',
    [
      'A duel begins with both booklets open at view screen 49: long range, no heat, full armor. Any maneuver of long range may be chosen.',
      "You hold the enemy's booklet and keep your own stat card. Both choose a maneuver of the present range in secret.",
      'Heat is marked and ammunition spent. Then both numbers are called.',
      "Turn to the console of your own number, find the enemy's number there, and turn to the view screen it names. Keep the letter.",
      'Before any damage a pilot may bail out, or escape where that is allowed.',
      "If your view screen shows a SCORE, add your modifier, any bonus and your criticals to it. A total above 0 comes off the enemy's armor; 0 or less is a miss.",
      'If the damage reaches the threshold of the letter, the enemy suffers that critical for the rest of the game.',
      'Both read their status displays aloud: they say what the other may do next.',
      'The range may change with every turn: the next one is at the range of the pages just seen. If they show two ranges, the closer one counts, and of a status printed for the other only colors and names.',
    ],
  ],
  [
    'Ammunition',
    [
      "A 'Mech starts with full ammunition. A maneuver that uses some spends one point of it, hit or miss; with none left, it cannot be chosen.",
      'Both pilots may agree before the duel to ignore ammunition.',
      'When ammunition explodes, its own pilot chooses the supply that loses the point.',
    ],
  ],
  [
    'Heat',
    [
      'Heat never falls below 0. At the shutdown number the machine shuts down at the end of the turn.',
      'Shut down, it may only Cool Off or Duck, whatever the status says, until its heat is 15 or less.',
      'From heat 28 on, a point of ammunition explodes at the end of each turn and costs 2 armor. Without ammunition, or with a shutdown number below 28, nothing explodes.',
    ],
  ],
  [
    'Criticals',
    [
      'A critical lasts the whole game and counts from the next choice on; damage, heat and death count at once.',
      'The same critical again counts again. "No X" forbids every maneuver of X; "received twice" only from the second time on.',
      '"Pilot killed" counts at once: that pilot dies, and the machine is out. Some criticals kill only once heat goes above a number.',
    ],
  ],
  [
    'Leaving and the end',
    [
      'Escape: shown on view screen 29 in a turn begun at long range. The other pilot gets half a victory.',
      'Bail out: the other pilot wins, yours lives.',
      "At armor 0 or less a 'Mech is out. At −5 or less its pilot dies too. Both out in one turn: nobody wins.",
      "A 'Mech that overheated but still has armor beats one that has none.",
      'Both shut down and unable to cool: nobody wins. Two pilots may agree to a draw at any time, and after forty quiet turns either may claim one.',
      'Pilots may agree beforehand on a number of turns. At the end of the last, where nobody has won, nobody wins.',
    ],
  ],
];

/** Playing alone, and the proof that a computer pilot has not peeked. */
export const ALONE_CHAPTERS: typeof CHAPTERS = [
  [
    'Playing alone',
    [
      "Press Play on the start: a computer pilot flies the other 'Mech. In a fight and in a game of a hangar it can fly any of them; one person at least plays.",
      'Tuck is a recruit, Marlow a regular, Iris a veteran, Sable an ace. They know the rules, both booklets and how the turn begins, as you do. The better the pilot, the smaller the difference between two choices that it notices.',
      'It chooses before you do. It agrees to a draw, or claims one after forty quiet turns, where it would rather have nobody win. In a single duel it bails out once it has been lost for three turns.',
      'It ignores a critical that it may ignore. Where its ammunition explodes it gives up the point that it needs least.',
      'The coach is for one person alone. It is silent until a pick gives much away, and says then what it loses to.',
    ],
  ],
  [
    'How a seal works',
    [
      'When a turn begins the computer pilot draws its order, and shows eight digits that are made of it: the seal. Nothing that you pick later reaches it.',
      'Once the numbers are called the seal is opened: from the order that was called the same eight digits have to come. From any other order others come.',
      'What it draws hangs on a secret number of its own, the seed. Its hash is fixed before the first turn, and the seed is told when all is over, so that neither can be chosen afterwards.',
      'A record that you share says all of this behind its last turn. Whoever has it can work each turn out again, with npm run seals.',
      'A rematch, a record played on and a new duel from an old turn have a new seed.',
    ],
  ],
];

export const ANALYSIS_CHAPTERS: typeof CHAPTERS = [
  [
    'An analysis',
    [
      'Once a battle of two is over its analysis says what each turn was worth: from the end, the records, a replay and the chronicle. Before the end nobody is advised.',
      "A chance is how often of 100 you would win from there, if both played well from then on. Each square of the table is the chance after one of your maneuvers met one of the enemy's.",
      'The best mix says how often to call each maneuver so that even an enemy who knows the mix gains nothing by it.',
      'A choice is what your maneuver gives away against the best mix: sound below 3 %, loose from 3 %, poor from 8 %, grave from 15 %. Whoever calls what the best mix has loses nothing, whatever comes of it.',
      'The guess is what is left, for neither could know what the other would call. It is told from 12 % on. Before, both choices and the guess are exactly after.',
      'Certain is what the rules alone promise, every answer tried: a win that nothing prevents, a sure hit, safety, a lock, a last round. All else is an estimate.',
      'Where too little is known of two booklets a turn is roughly judged, and no choice is called good or bad.',
      'From any turn or square you can play on: a new duel begins there, and the old one stays as it was.',
    ],
  ],
];

/** 'Mechs that have no booklet yet. */
export const FORGE_CHAPTERS: typeof CHAPTERS = [
  [
    "A 'Mech of another game",
    [
      "From a record sheet, on the shelf of booklets, makes a whole booklet of what another game prints about a 'Mech: its card, 32 pages, their consoles and criticals, by the rules that both printed booklets have in common.",
      'Type in its name, weight, walk, jump and weapons with their places, or bring its sheet as a file: a record sheet, a Destiny hardware sheet, an Alpha Strike card or an .mtf. Several files at once make a list, and go on the shelf together or one by one. What comes out is shown as you type.',
      'A kind of weapon counts once, however many there are of it; where no two kinds are fired together, two of one kind make a volley. The card has room for a few. What is left off is told, beside the weapon too, and so is what was guessed.',
      'Fair is what the weights say: of 100 duels as many as its share of the tons of both. At once it is weighed by its pages alone, closely by duels of two good pilots. What would make it fair is proposed; nothing is changed unless you take it.',
      "Of one designation one booklet stands on the shelf. What was forged here can be forged again from its sheet: the new edition takes its place, and duels and 'Mechs of a hangar keep theirs. The file of a hangar takes the sheets of its 'Mechs along.",
      "The sheet's own armor plays no part, as in print. What is faster than a walk of 8 is a guess, and a pulse or an ultra gun is no more than its numbers. Without a weapon at medium range a 'Mech is legal, and loses.",
    ],
  ],
];

/** Advice for players who know the rules; nothing that the booklets do not show. */
export const PLAYING_WELL: readonly (readonly [string, string])[] = [
  [
    'Begin with what the enemy may do',
    'The status you read out limits the next choice, often to a handful of numbers. Look up your maneuver against each of them before you call it.',
  ],
  [
    'Every look-up has two sides',
    "Your number picks the table on your page and the cell on the enemy's. A good attack may leave you open to one.",
  ],
  [
    'SCORE and maneuver together are the damage',
    'A strong maneuver makes up for a poor SCORE, a weak one wastes a good one. A bonus counts for one turn: use it in that turn.',
  ],
  [
    'Heat is spent like armor',
    "Fire while there is room below the shutdown number, and cool while the enemy is bound or far. A shut-down 'Mech is a sitting target until its heat falls to 15.",
  ],
  [
    'From heat 28 on, each turn costs 2 armor',
    'Sometimes the shot is worth it. More often a turn of Cool Off is.',
  ],
  [
    'Aim at what the enemy relies on',
    'A critical lasts: weapons that miss by one, a maneuver that is forbidden, heat that comes every turn. The letters on the pages within reach show which.',
  ],
  [
    'Choose the range',
    'Numbers that lead closer or farther decide who has the better card next turn. Compare both cards for each range.',
  ],
  [
    'Keep them guessing',
    'Always playing the best number makes you predictable. Now and then, take the second best.',
  ],
  [
    'Know when to leave',
    'With few points of armor left, a hit kills the pilot too. Bail out before it comes, or make for view screen 29 and escape.',
  ],
];

export const RULES_WORDS = {
  played: 'How it is played',
  learn: 'Learn it in three turns',
  parts: 'A page and its parts',
  campaign:
    "Pilots and 'Mechs live on from game to game: a pilot keeps what was learned, a 'Mech keeps its scars, and the winner keeps the parts.",
  notesOnce: 'The notes of a first duel are shown once.',
  after:
    'After the combat booklets that Nova published in 1987: their duel, many against one and the campaign are all here, and converting machines of other games became the forge, which makes a booklet from a record sheet. The solitaire missions are still to come. Viewscreen is not affiliated with the makers of the games; the words and drawings here are its own.',
  groups: (mech: string): string => `The groups of the ${mech} at medium range:`,
  notesAgain: 'The notes come back with the next choice.',
  alike: (group: string, other: { readonly name: string; readonly group: string }): string =>
    `So "No ${group}" shuts what stands under ${group}, and no other maneuver: ${other.name} stands under ${other.group}, and stays open.`,
  otherRange: "At any other range than the page's, only colors and names count.",
  game: "War machines, a booklet for each, no dice. A booklet is one 'Mech seen from the enemy's cockpit: 32 pictures and 32 tables. Swap booklets, choose in secret, call a number, turn the page. Two fight a duel; up to eight, several against one.",
  lookUp:
    "My number picks the table, the enemy's number the cell, in the booklet that pictures the enemy. What I see there is what I did to the enemy.",
  colours:
    "Every maneuver has one, with its letter and shape. A word in a status is a color, a group of the card or a maneuver's own name.",
} as const;
