import * as v from 'valibot';
import { SECRECIES } from '../../rules/fight/sitting.ts';
import { EDITION } from '../../rules/vocabulary.ts';
import { SIDES } from '../../rules/battle/battle.ts';
import { FIGHT_SIDES } from '../../rules/fight/fight.ts';
import type { TurnInProgress } from '../../rules/fight/turn.ts';
import { LONGEST_RECORD, MOST_FIGHTERS } from '../../rules/fight/record.ts';
import { GAME_PILOTS, OCCASION, SEED, SHOWN_SEAL } from '../../rules/fight/hands.ts';
import { bySeat, seat, turnRow, turnRow5 } from './turn-row.ts';
import type { Livery } from '../../rules/battle/livery.ts';
import { LIVERY_RINGS, PAINTS, SCORCHES } from '../../rules/battle/livery.ts';

/** What a 'Mech wears from games before, as it is kept with a duel. */
const livery = v.strictObject({
  paint: v.picklist(PAINTS),
  rings: v.pipe(v.array(v.picklist(LIVERY_RINGS)), v.maxLength(20_000), v.readonly()),
  scorched: v.picklist(SCORCHES),
}) satisfies v.GenericSchema<unknown, Livery>;

/** What rows of duels have in every version. */
export const everyVersion = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{4,40}$/)),
  /** Counts the writes: a tab that writes on an older one is refused (two tabs). */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The record of the finished turns. */
  record: v.pipe(v.string(), v.maxLength(LONGEST_RECORD)),
  secrecy: v.picklist(SECRECIES),
  /** Milliseconds since 1970. */
  begun: v.number(),
  changed: v.number(),
};

/** For a list, without the record being played: pilots and 'Mechs by seat, and the turn it has come to. */
export const everySummary = {
  pilots: v.tuple([v.string(), v.string()]),
  mechs: v.tuple([v.string(), v.string()]),
  turn: v.number(),
};

const side = v.picklist(SIDES);
const edition = v.pipe(v.string(), v.regex(EDITION));

/** How it ended; null while it goes on. */
const ended = v.nullable(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('win'), winner: side }),
    v.strictObject({ kind: v.literal('nobody') }),
    v.strictObject({ kind: v.literal('escape'), escaped: v.array(side) }),
  ]),
);
/** Whether its record is tried with another edition of a booklet than it was begun with. */
const tried = v.exactOptional(v.literal(true));

/** What rows of versions 2 and 3 have besides. */
export const sinceVersion2 = {
  /** The editions of the booklets, by seat; null for a duel of which they are not known yet. */
  editions: v.nullable(v.pipe(v.array(edition), v.length(SIDES.length), v.readonly())),
  tried,
  /** The seat that chooses first this turn. */
  first: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIDES.length - 1)),
  ended,
  summary: v.strictObject(everySummary),
};

/** What rows of version 4 have: as many seats as sit down. */
export const inVersion4 = {
  /** The editions of the booklets, by seat; null for a duel of which they are not known yet. */
  editions: v.nullable(bySeat(edition)),
  tried,
  /** The seat that chooses first this turn. */
  first: seat,
  ended,
  /** For a list: pilots and 'Mechs by seat, the turn it has come to, and who is out. */
  summary: v.strictObject({
    pilots: bySeat(v.string()),
    mechs: bySeat(v.string()),
    turn: v.number(),
    out: v.exactOptional(v.pipe(v.array(seat), v.readonly())),
    /** In a fight of several battles: who is of the smaller side. */
    few: v.exactOptional(v.pipe(v.array(seat), v.readonly())),
  }),
};

/** A pilot of a fight, by number from 0. */
const pilot = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_FIGHTERS - 1));
/** For each pilot of a fight. */
export const byPilot = <Of extends v.GenericSchema>(of: Of) =>
  v.pipe(v.array(of), v.minLength(SIDES.length), v.maxLength(MOST_FIGHTERS), v.readonly());
const fightSide = v.picklist(FIGHT_SIDES);

/** What they have since version 5: all of it by pilot, and the two sides are those of the fight. */
export const sinceVersion5 = {
  /** The editions of the booklets; null for a duel of which they are not known yet. */
  editions: v.nullable(byPilot(edition)),
  tried,
  /** How it ended; null while it goes on. */
  ended: v.nullable(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('win'), winner: fightSide }),
      v.strictObject({ kind: v.literal('nobody') }),
      v.strictObject({
        kind: v.literal('escape'),
        escaped: v.pipe(v.array(fightSide), v.readonly()),
      }),
    ]),
  ),
  /** For a list: pilots and 'Mechs, the turn it has come to, who is out, and who is of the smaller side. */
  summary: v.strictObject({
    pilots: byPilot(v.string()),
    mechs: byPilot(v.string()),
    turn: v.number(),
    out: v.exactOptional(v.pipe(v.array(pilot), v.readonly())),
    few: v.pipe(v.array(pilot), v.readonly()),
  }),
};

/** The battles that run, by name, each with its turn in progress. */
const battlesWith = <Turn extends v.GenericSchema<unknown, TurnInProgress>>(turn: Turn) =>
  v.pipe(
    v.array(v.strictObject({ name: v.pipe(v.string(), v.regex(/^[A-Z]{1,2}$/)), turn })),
    v.readonly(),
  );

/** What they have in version 5 besides: people choose. */
export const inVersion5 = {
  chooses: v.exactOptional(byPilot(v.literal('person'))),
  battles: battlesWith(turnRow5),
};

const gameHand6 = {
  pilot: v.picklist(GAME_PILOTS),
  seed: v.pipe(v.string(), v.regex(SEED)),
  since: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(2))),
  judged: v.exactOptional(v.pipe(v.string(), v.regex(EDITION))),
};

/** Who chooses for each pilot; absent where people do for all. */
const choosesOf = <Hand extends v.GenericSchema>(hand: Hand) =>
  v.exactOptional(byPilot(v.union([v.literal('person'), hand])));

/** What they have in version 6 besides: no seal is kept. */
export const inVersion6 = { chooses: choosesOf(v.strictObject(gameHand6)) };

/** What they have since version 7. */
export const sinceVersion7 = {
  chooses: choosesOf(
    v.strictObject({
      ...gameHand6,
      seals: v.exactOptional(
        v.record(v.pipe(v.string(), v.regex(OCCASION)), v.pipe(v.string(), v.regex(SHOWN_SEAL))),
      ),
      unsummed: v.exactOptional(v.literal(true)),
    }),
  ),
};

/** What they have since version 6, as it still is. */
export const sinceVersion6 = {
  battles: battlesWith(turnRow),
  /** A person who plays alone has a coach. */
  coach: v.exactOptional(v.literal(true)),
};

const rowId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** What they have since version 4, as it still is. */
export const sinceVersion4 = {
  /** The duel that is led (`rules/words/lesson`); false once its pilots go on by themselves. */
  led: v.exactOptional(v.boolean()),
  /** What the 'Mechs wear from games of their hangar before, by pilot; absent where it is nothing. */
  liveries: v.exactOptional(v.pipe(v.array(v.nullable(livery)), v.readonly())),
  /** The game of a hangar that is played in it. */
  game: v.exactOptional(v.strictObject({ hangar: rowId, id: rowId })),
};
