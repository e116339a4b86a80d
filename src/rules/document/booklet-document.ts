import * as v from 'valibot';
import { figureDocument } from './figure-document.ts';
import type { ValueForm } from './forms.ts';
import {
  described,
  formed,
  kindOf,
  object,
  oneOf,
  record,
  tested,
  whole,
  words,
} from './schema-words.ts';
import {
  CATEGORIES,
  COLOURS,
  CONSOLES,
  LONGEST_PART,
  MOST_EFFECTS,
  MOST_REACHES,
  RANGES,
  SOURCES,
  VIEW_SCREENS,
} from '../vocabulary.ts';

/** The booklet file: what an author writes. This one definition gives the TypeScript type, the
 *  validator (`parse-booklet.ts`) and `books/booklet.schema.json`. How cells must agree (ranges,
 *  letters, conversions) is checked afterwards in `check-booklet.ts`. */

/** Longest embedded picture, in characters: a page of ink at a good size. */
const LONGEST_IMAGE = 400_000;

/** Whether the base64 of a picture's address has a length divisible by four. */
const isInFours = (address: string): boolean =>
  (address.length - address.indexOf(',') - 1) % 4 === 0;

/** At most three pieces of at most six characters. */
export const DESIGNATION = /^[A-Z0-9]{1,6}(-[A-Z0-9]{1,6}){0,2}$/;

const range = described('close, medium or long', oneOf(RANGES, 'range'));
const colour = described('The color of its row on the card', oneOf(COLOURS, 'color'));
const consoleNumber = oneOf(CONSOLES, 'console');
const ammunitionName = v.pipe(
  v.string(),
  v.maxLength(20),
  formed(/^[a-z]+( [a-z]+)*$/, 'ammunition name'),
);

const mech = described(
  "The 'Mech as on the cover",
  object({
    designation: described(
      'Letters, digits and hyphens, as RFL-3N; in lower case it is the name of the file and of the booklet in records',
      v.pipe(v.string(), formed(DESIGNATION, 'designation')),
    ),
    name: described('As on the cover: Rifleman', words(24)),
    tonnage: described('In tons', whole(5, 200)),
    speed: described('As on the cover', whole(0, 20)),
    cost: described('In experience (K4)', whole(0, 1000)),
    engine: described('As on the cover: Pitban 240', words(40)),
    weapons: described('As on the cover, a line each', v.pipe(v.array(words(60)), v.maxLength(16))),
  }),
);

export const maneuverDocument = object({
  range,
  group: described('Physical, Weapons, Dodge …; statuses and criticals name it', words(24)),
  categories: described(
    "The pilot's one or two categories",
    v.pipe(v.array(oneOf(CATEGORIES, 'category')), v.minLength(1), v.maxLength(2)),
  ),
  name: described(
    "Its name on the card; a shut-down 'Mech may do only Cool Off or Duck (H3)",
    words(32),
  ),
  colour,
  console: described('Even, 2–64, in the band of its range', consoleNumber),
  score: described('Score modifier', whole(-20, 40)),
  heat: described('Heat cost; below 0 it cools', whole(-20, 20)),
  conversions: described(
    'Conversion numbers for the two other ranges (M3)',
    object({
      close: v.optional(described('Its number at close range, 2–16', consoleNumber)),
      medium: v.optional(described('Its number at medium range, 18–48', consoleNumber)),
      long: v.optional(described('Its number at long range, 50–64', consoleNumber)),
    }),
  ),
  fires: v.optional(
    described(
      'The weapons it fires, by the names that criticals use',
      v.pipe(v.array(words(24)), v.maxLength(4)),
    ),
  ),
  ammunition: v.optional(described('The ammunition it spends a point of (D4)', ammunitionName)),
});

const statCard = described(
  "The owner's card",
  object({
    armor: described('Armor points', whole(1, 200)),
    shutdown: described('Start shutdown number (H2)', whole(1, 60)),
    ammunition: described(
      'Starting points of each kind, as {"autocannon": 8}',
      record(ammunitionName, whole(0, 99)),
    ),
    maneuvers: described(
      'Its rows, in the order of the card',
      v.pipe(v.array(maneuverDocument), v.minLength(1), v.maxLength(32)),
    ),
  }),
);

const every = <const Word extends string>(word: Word) =>
  described('Whatever their names', v.literal(word));

export const reachDocument = described(
  'Which maneuvers are meant',
  v.union(
    [
      described('Every maneuver', object({ any: every('maneuver'), range: v.optional(range) })),
      described(
        'Every maneuver that fires something',
        object({ any: every('weapon'), range: v.optional(range) }),
      ),
      described(
        'Every maneuver that fires this weapon',
        object({ weapon: described('Its name, as maneuvers fire it', words(24)) }),
      ),
      described(
        'Every maneuver that fires all of these together',
        object({
          weapons: described(
            'Their names, as maneuvers fire them',
            v.pipe(v.array(words(24)), v.minLength(2), v.maxLength(4)),
          ),
        }),
      ),
      described(
        'Every maneuver of this group',
        object({ group: described('Its name on the card', words(24)) }),
      ),
      described(
        'Every maneuver of this name',
        object({ maneuver: described('Its name on the card, at every range', words(32)) }),
      ),
      described(
        'Every maneuver whose name begins with this word',
        object({ manner: described('The word: Run', words(24)) }),
      ),
    ],
    'reach' satisfies ValueForm,
  ),
);
const of = described(
  'Whichever of these it fits',
  v.pipe(v.array(reachDocument), v.minLength(1), v.maxLength(MOST_REACHES)),
);

/** The entry that tells effects apart. */
const does = <const Word extends string>(word: Word) =>
  described('What kind of effect it is', v.literal(word));
const added = described('Added, below 0 taken away', whole(-20, 20));
const points = described('How many points', whole(1, 40));

export const effectDocument = described(
  'What a critical does (C5)',
  kindOf('effect', 'effect', [
    described(
      'Adds to the score of these maneuvers',
      object({ effect: does('score'), by: added, of }),
    ),
    described(
      'Adds to the heat cost of these maneuvers',
      object({ effect: does('heat'), by: added, of }),
    ),
    described(
      'Heat in every turn, whatever is done',
      object({
        effect: does('heat each turn'),
        by: added,
      }),
    ),
    described(
      'These maneuvers are forbidden, from the nth time received (C4)',
      object({
        effect: does('forbid'),
        of,
        received: v.optional(described('The nth time; left out, from the first', whole(2, 9))),
      }),
    ),
    described('Armor lost at once', object({ effect: does('damage at once'), by: points })),
    described('Heat at once', object({ effect: does('heat at once'), by: points })),
    described(
      'A Knocked Down status lasts one turn more (C6)',
      object({ effect: does('knocked down longer') }),
    ),
    described(
      'The pilot dies, at once or if heat goes above a number (B2, C7)',
      object({
        effect: does('pilot killed'),
        heatAbove: v.optional(
          described('Only if heat is above this at the end of a turn', whole(0, 60)),
        ),
      }),
    ),
  ]),
);

const critical = object({
  letters: described(
    'The letters that share this effect, each with its threshold, as {"A": 2, "B": 4}',
    record(v.pipe(v.string(), formed(/^[A-Z]$/, 'letter')), whole(1, 40)),
  ),
  part: described("The part of the 'Mech that is hit", words(LONGEST_PART)),
  effects: described(
    'What it does, all of it',
    v.pipe(v.array(effectDocument), v.minLength(1), v.maxLength(MOST_EFFECTS)),
  ),
});

const word = described("A color, or a group or maneuver of the owner's card", words(32));
const status = described(
  "What the 'Mech in the picture may do next turn (D11)",
  object({
    except: v.optional(
      described('Anything but these', v.pipe(v.array(word), v.minLength(1), v.maxLength(8))),
    ),
    only: v.optional(
      described('Nothing but these', v.pipe(v.array(word), v.minLength(1), v.maxLength(8))),
    ),
    bonus: v.optional(
      described(
        'Added to the score of the next maneuver',
        object({
          to: described('A color, or any maneuver', oneOf([...COLOURS, 'any'], 'color or any')),
          score: described('How much', whole(-20, 20)),
        }),
      ),
    ),
  }),
);

export const viewScreenDocument = described(
  'A view screen: a page that the holder turns to',
  object({
    range,
    picture: described(
      'The pose that is drawn, in small letters and hyphens; "knocked-down" is the one a rule knows (C6)',
      v.pipe(v.string(), formed(/^[a-z]+(-[a-z]+)*$/, 'picture'), v.maxLength(40)),
    ),
    title: described('What the enemy is doing, as the range/action display says it', words(40)),
    status,
    image: v.optional(
      described(
        "A picture of one's own in place of the drawing: a PNG, JPEG or WebP as a data: address",
        v.pipe(
          v.string(),
          v.maxLength(LONGEST_IMAGE),
          // No nested repetition: millions of letters would overflow the browser's stack.
          formed(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'image'),
          tested(isInFours, 'image'),
        ),
      ),
    ),
    score: v.optional(
      described("Printed SCORE; only where the picture shows the 'Mech being hit", whole(-20, 20)),
    ),
    criticals: v.optional(
      described('The critical damage display', v.pipe(v.array(critical), v.maxLength(26))),
    ),
  }),
);

export const cellDocument = described(
  'View screen in two digits and perhaps a critical letter: "13E"; "00" where the owner has no such maneuver',
  v.pipe(v.string(), formed(/^\d\d[A-Z]?$/, 'cell')),
);

export const consoleDocument = described(
  "A console of the holder: its cells by the owner's number",
  record(v.pipe(v.string(), formed(/^\d{1,2}$/, 'console')), cellDocument),
);

const numbered = <Schema extends v.GenericSchema>(numbers: readonly number[], schema: Schema) =>
  object(
    Object.fromEntries(numbers.map((number) => [String(number), schema])) as Record<string, Schema>,
  );

export const bookletDocument = object({
  $schema: v.optional(described('Where an editor finds this schema', v.string())),
  mech,
  statCard,
  viewScreens: described('By odd number, 1–63', numbered(VIEW_SCREENS, viewScreenDocument)),
  consoles: described(
    "By even number, 2–64: the holder's console, in it the owner's number",
    numbered(CONSOLES, consoleDocument),
  ),
  figure: v.optional(figureDocument),
  sources: described(
    'Where the facts are from: all is as printed but for these cells',
    object({
      note: described('The source of the booklet as a whole', words(600)),
      cells: described(
        'What is not as printed, or looks as if it were not',
        v.pipe(
          v.array(
            object({
              of: described(
                'Paths into this document, as "consoles.40.36" or "viewScreens.9.criticals.5"',
                v.pipe(v.array(words(80)), v.minLength(1), v.maxLength(500)),
              ),
              is: described(
                'Printed all the same, corrected, reconstructed from elsewhere, or lost',
                oneOf(SOURCES),
              ),
              why: described('In a sentence', words(300)),
            }),
          ),
          v.maxLength(500),
        ),
      ),
    }),
  ),
});

export type BookletDocument = v.InferOutput<typeof bookletDocument>;
export type ManeuverDocument = v.InferOutput<typeof maneuverDocument>;
export type ViewScreenDocument = v.InferOutput<typeof viewScreenDocument>;
export type Reach = v.InferOutput<typeof reachDocument>;
export type Effect = v.InferOutput<typeof effectDocument>;
export type Status = v.InferOutput<typeof status>;
