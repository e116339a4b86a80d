import * as v from 'valibot';
import type { Options } from '../../battle/options.ts';
import { OPTIONS } from '../../battle/options.ts';
import { oneOf, tested, written } from '../../document/schema-words.ts';
import { LONGEST_RECORD, MOST_FIGHTERS } from '../../fight/record.ts';
import { areStarts } from '../../fight/starts-text.ts';
import { mechWords } from '../card/mech.ts';
import { day, gameId, mechId, pilotId } from '../card/names.ts';
import { pilotWords } from '../card/pilot-card.ts';
import { list, MOST_CHOICES } from '../card/shapes.ts';
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

/** A game that names no choice of an option is older than it, and has the usual one. */
const optionsShape = written(
  Object.fromEntries(
    Object.entries(OPTIONS).map(([name, choices]) => [
      name,
      v.optional(oneOf(choices), choices[0]),
    ]),
  ) as object as { readonly [Name in keyof Options]: v.GenericSchema<unknown, Options[Name]> },
);

const musterShape = written({
  /** Whether it is a fight of the contract's mission; absent if not. */
  mission: v.exactOptional(v.literal(true)),
  options: optionsShape,
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

/** The foes of a game, each with its place among all. */
export const foesOf = ({
  fighters,
}: Pick<Muster, 'fighters'>): readonly (Foe & { readonly place: number })[] =>
  fighters.flatMap((fighter, place) => (isMember(fighter) ? [] : [{ ...fighter, place }]));

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
