import * as v from 'valibot';
import { OPTIONS } from '../../battle/options.ts';
import { kindOf, object, oneOf, whole } from '../../document/schema-words.ts';
import { optionsShape } from '../../fight/options-shape.ts';
import { choiceShape } from './choice.ts';
import { MOST_FIGHTERS, LONGEST_RECORD } from '../../fight/record.ts';
import {
  MOST_CHOICES,
  count,
  day,
  gameId,
  list,
  mechId,
  partName,
  pilotId,
  rounds,
  scar,
} from './entry-shapes.ts';
import type { Game, Muster, OpenGame } from './game.ts';
import type { Stand } from './stand.ts';

/** A fighter, by place. */
const place = whole(0, MOST_FIGHTERS - 1);

/** Who fights whom, as somebody has written it down. */
const musterShape = object({
  options: optionsShape(OPTIONS),
  fighters: list(object({ pilot: pilotId, mech: mechId }), MOST_FIGHTERS),
  battles: list(object({ lone: place, rivals: list(place, MOST_FIGHTERS) }), MOST_FIGHTERS),
}) satisfies v.GenericSchema<unknown, Muster>;

const side = oneOf(['few', 'many']);

/** What a game came to, as somebody has written it down. */
export const standShape = object({
  turns: count,
  outcome: kindOf('kind', 'outcome', [
    object({ kind: v.literal('win'), winner: side }),
    object({ kind: v.literal('escape'), escaped: list(side, 2) }),
    object({ kind: v.literal('nobody') }),
  ]),
  fighters: list(
    object({
      side,
      out: v.nullable(oneOf(['escaped', 'bailed out', 'fell'])),
      turn: v.nullable(count),
      killedBy: v.nullable(oneOf(['armor', 'critical', 'heat'])),
      // Below 0 for one that was shot to pieces.
      armor: whole(-10_000, 10_000),
      ammunition: rounds,
      criticals: list(object({ part: partName, ...scar }), 200),
      victors: list(object({ fighter: place, damage: count }), MOST_FIGHTERS),
    }),
    MOST_FIGHTERS,
  ),
}) satisfies v.GenericSchema<unknown, Stand>;

const sinceBegun = {
  kind: v.literal('game'),
  id: gameId,
  on: day,
  muster: musterShape,
  record: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_RECORD))),
  choices: list(choiceShape, MOST_CHOICES),
};

/** A game that is played or settled, as somebody has written it down. */
export const openGameShape = object({
  ...sinceBegun,
  stand: v.nullable(standShape),
}) satisfies v.GenericSchema<unknown, OpenGame>;

/** A game whose page is closed, likewise. */
export const gameShape = object({ ...sinceBegun, stand: standShape }) satisfies v.GenericSchema<
  unknown,
  Game
>;
