import * as v from 'valibot';
import { OPTIONS } from '../../battle/options.ts';
import { oneOf, tested, written } from '../../document/schema-words.ts';
import { optionEntries } from '../../fight/options-shape.ts';
import { LONGEST_RECORD, MOST_FIGHTERS } from '../../fight/record.ts';
import { areStarts } from '../../fight/starts-text.ts';
import { mechWords } from '../card/mech.ts';
import { day, gameId, mechId, pilotId } from '../card/names.ts';
import { pilotWords } from '../card/pilot-card.ts';
import { MOST_CHOICES, list } from '../card/shapes.ts';
import { choiceShape } from './choice.ts';
import { placeShape, standShape } from './stand.ts';

/** A pilot of the hangar in the own 'Mech. */
const memberShape = written({ pilot: pilotId, mech: mechId });
export type Member = v.InferOutput<typeof memberShape>;

/** Somebody from outside, whom nobody settles, pays or musters: not in the hangar, before the game or after it. */
const foeShape = written({
  /** What the pilot is called. */
  foe: pilotWords.name,
  booklet: mechWords.booklet,
  edition: mechWords.edition,
  /** What is not as the booklet prints it, as a record has it: `shutdown 27, laser +1`; null where all is. */
  starts: v.nullable(v.pipe(v.string(), v.maxLength(10_000), tested(areStarts, 'starts'))),
});
export type Foe = v.InferOutput<typeof foeShape>;

/** Who fights in a game of a hangar. */
export type Fighter = Member | Foe;
const fighterShape = v.lazy((value): v.GenericSchema<unknown, Fighter> =>
  typeof value === 'object' && value !== null && 'foe' in value ? foeShape : memberShape,
);

/** Whether somebody who fights is of the hangar. */
export const isMember = (fighter: Fighter): fighter is Member => 'pilot' in fighter;

/** Who fights whom, in which 'Mechs, by what options. */
const musterShape = written({
  options: written(optionEntries(OPTIONS, (choices) => oneOf(choices))),
  /** In the order of the record's entrants. */
  fighters: list(fighterShape, MOST_FIGHTERS),
  /** The battles with which the game begins: fighters by place. */
  battles: list(
    written({ lone: placeShape, rivals: list(placeShape, MOST_FIGHTERS) }),
    MOST_FIGHTERS,
  ),
});
export type Muster = v.InferOutput<typeof musterShape>;

/** Those of the hangar who fight in a game, each with the place among all who do. */
export const membersOf = ({
  fighters,
}: Pick<Muster, 'fighters'>): readonly (Member & { readonly place: number })[] =>
  fighters.flatMap((fighter, place) => (isMember(fighter) ? [{ ...fighter, place }] : []));

/** The place of a pilot of the hangar, or of a 'Mech of it, among those who fight in a game; −1 where it is not in it. */
export const fighterPlace = (muster: Pick<Muster, 'fighters'>, who: Partial<Member>): number =>
  membersOf(muster).find(({ pilot, mech }) => pilot === who.pilot || mech === who.mech)?.place ??
  -1;

/** A game that is being played or settled. */
export const openGameShape = written({
  kind: v.literal('game'),
  id: gameId,
  on: day,
  muster: musterShape,
  /** Its whole record as text; null where it was played with paper, or is not over. */
  record: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_RECORD))),
  /** The steps of its settlement that were done, in their order. */
  choices: list(choiceShape, MOST_CHOICES),
  /** What it came to; null while it is played. */
  stand: v.nullable(standShape),
});
export type OpenGame = v.InferOutput<typeof openGameShape>;

/** A game whose page is closed. */
export const gameShape = written({ ...openGameShape.entries, stand: standShape });
export type Game = v.InferOutput<typeof gameShape>;
