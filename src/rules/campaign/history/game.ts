import * as v from 'valibot';
import { OPTIONS } from '../../battle/options.ts';
import { written } from '../../document/schema-words.ts';
import { optionsShape } from '../../fight/options-shape.ts';
import { LONGEST_RECORD, MOST_FIGHTERS } from '../../fight/record.ts';
import { day, gameId, mechId, pilotId } from '../card/names.ts';
import { MOST_CHOICES, list } from '../card/shapes.ts';
import { choiceShape } from './choice.ts';
import { place, standShape } from './stand.ts';

/** A pilot in a 'Mech. */
const fighterShape = written({ pilot: pilotId, mech: mechId });
export type Fighter = v.InferOutput<typeof fighterShape>;

/** Who fights whom, in which 'Mechs, by what options. */
const musterShape = written({
  options: v.pipe(optionsShape(OPTIONS), v.readonly()),
  /** In the order of the record's entrants. */
  fighters: list(fighterShape, MOST_FIGHTERS),
  /** The battles with which the game begins: fighters by place. */
  battles: list(written({ lone: place, rivals: list(place, MOST_FIGHTERS) }), MOST_FIGHTERS),
});
export type Muster = v.InferOutput<typeof musterShape>;

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
