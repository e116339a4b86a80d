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

const memberShape = written({ pilot: pilotId, mech: mechId });
export type Member = v.InferOutput<typeof memberShape>;

/** A fighter from outside, who is in no hangar and is not settled or paid. */
const foeShape = written({
  foe: pilotWords.name,
  booklet: mechWords.booklet,
  edition: mechWords.edition,
  /** Everything not as printed, as in records: `shutdown 27, laser +1`; null if nothing. */
  starts: v.nullable(v.pipe(v.string(), v.maxLength(10_000), tested(areStarts, 'starts'))),
});
export type Foe = v.InferOutput<typeof foeShape>;

export type Fighter = Member | Foe;
const fighterShape = v.lazy((value): v.GenericSchema<unknown, Fighter> =>
  typeof value === 'object' && value !== null && 'foe' in value ? foeShape : memberShape,
);

export const isMember = (fighter: Fighter): fighter is Member => 'pilot' in fighter;

const musterShape = written({
  options: written(optionEntries(OPTIONS, (choices) => oneOf(choices))),
  /** In the order of the record's entrants. */
  fighters: list(fighterShape, MOST_FIGHTERS),
  /** The battles at the start; fighters by place. */
  battles: list(
    written({ lone: placeShape, rivals: list(placeShape, MOST_FIGHTERS) }),
    MOST_FIGHTERS,
  ),
});
export type Muster = v.InferOutput<typeof musterShape>;

/** The fighters of the hangar, each with its place among all. */
export const membersOf = ({
  fighters,
}: Pick<Muster, 'fighters'>): readonly (Member & { readonly place: number })[] =>
  fighters.flatMap((fighter, place) => (isMember(fighter) ? [{ ...fighter, place }] : []));

/** The place of a pilot or 'Mech of the hangar among the fighters; −1 if not in the game. */
export const fighterPlace = (muster: Pick<Muster, 'fighters'>, who: Partial<Member>): number =>
  membersOf(muster).find(({ pilot, mech }) => pilot === who.pilot || mech === who.mech)?.place ??
  -1;

/** A game being played or settled. */
export const openGameShape = written({
  kind: v.literal('game'),
  id: gameId,
  on: day,
  muster: musterShape,
  /** Its whole record as text; null if played on paper, or not over. */
  record: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_RECORD))),
  /** The steps of its settlement that are done, in order. */
  choices: list(choiceShape, MOST_CHOICES),
  /** The result; null while it is played. */
  stand: v.nullable(standShape),
});
export type OpenGame = v.InferOutput<typeof openGameShape>;

/** A game whose page is closed. */
export const gameShape = written({ ...openGameShape.entries, stand: standShape });
export type Game = v.InferOutput<typeof gameShape>;
