import type { Battle } from '../battle/battle.ts';
import { openBattle, seatOf } from '../battle/battle.ts';
import type { Entry } from '../battle/entry.ts';
import type { Exchange } from '../battle/exchange.ts';
import { exchange } from '../battle/exchange.ts';
import { attackedBy } from '../battle/heard.ts';
import { whyShut } from '../battle/open-maneuvers.ts';
import type { Orders, SeatOrder } from '../battle/orders.ts';
import { splitOf } from '../battle/split.ts';
import type { Booklet } from '../booklet/booklet.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import { sure } from '../sure.ts';
import { QUIET_TURNS } from '../vocabulary.ts';
import { parseRecord } from './parse-record.ts';
import { printedLines } from './print-record.ts';
import type { BattleRecord, Entrant, EntrantLines, RecordLines, RecordRead } from './record.ts';
import type { RecordFault, Refusal } from './refusal.ts';
import { Unreadable, isRefusal } from './refusal.ts';
import type { SeatName } from './seat-name.ts';
import { seatName } from './seat-name.ts';
import { entryOf } from './starts.ts';

/** Finds a booklet by its name in records, `rfl-3n`, and its edition; null is the one on the shelf. */
export type FindBooklet = (id: string, edition: string | null) => Booklet | undefined;

export interface Replayed {
  /** The battle before the first turn and after each good one; empty where it could not be opened. */
  readonly battles: readonly Battle[];
  readonly exchanges: readonly Exchange[];
  readonly fault: RecordFault | null;
}

/** Plays orders from outside: the exchange, or why it is not allowed. */
export const play = (battle: Battle, orders: Orders): Exchange | Refusal => {
  const { draw, seats } = orders;
  const name = (seat: number): SeatName => seatName(seat, battle.seats.length);
  if (battle.outcome) return { kind: 'battle over' };
  if (draw?.by === 'claimed' && battle.quiet < QUIET_TURNS)
    return { kind: 'claims too early', who: name(draw.seat) };
  const shut =
    seats &&
    first(battle.seats, (_, seat) => whyNot(battle, seat, seats[seat] ?? null, name(seat)));
  if (shut) return shut;
  const played = exchange(battle, orders);
  return (
    (seats && first(seats, (order, seat) => unheard(played, seat, order, name(seat)))) ?? played
  );
};

/** The first refusal of a list. */
const first = <Thing>(
  things: readonly Thing[],
  refusalOf: (thing: Thing, index: number) => Refusal | null,
): Refusal | null => {
  for (const [index, thing] of things.entries()) {
    const refusal = refusalOf(thing, index);
    if (refusal) return refusal;
  }
  return null;
};

/** Why a seat may not call its number (D2); null where it may. */
const whyNot = (
  battle: Battle,
  seat: number,
  order: SeatOrder | null,
  who: SeatName,
): Refusal | null => {
  const { booklet, out } = seatOf(battle, seat);
  if (!order) return out ? null : { kind: 'no number', who };
  if (out) return { kind: 'is out', who };
  const { console } = order;
  const maneuver = maneuverAt(booklet.statCard, console);
  if (!maneuver) return { kind: 'no such maneuver', who, console, mech: booklet.mech.name };
  const shut = whyShut(battle, seat, maneuver);
  if (shut) return { kind: 'shut', who, maneuver, shut };
  const { attacks } = order;
  return attacks !== undefined &&
    (seat !== 0 || attackedBy(battle.pairings, maneuver, order) === null)
    ? { kind: 'attacks nobody', attacked: attacks }
    : null;
};

/** What a seat announced that did not come to pass: an escape (E1), shares (M4), a critical ignored (K3), a loss (H4). */
const unheard = (
  played: Exchange,
  seat: number,
  order: SeatOrder | null,
  who: SeatName,
): Refusal | null => {
  const { battle, incidents } = played;
  const { leaves, loses, shares, ignores } = order ?? {};
  if (
    leaves === 'escapes' &&
    !incidents.some((incident) => incident.kind === 'escaped' && incident.seat === seat)
  )
    return { kind: 'no escape', who, rivals: battle.seats.length - 1 };
  if (shares) {
    const { modifier = 0, hits = [], shares: counted } = splitOf(played) ?? {};
    if (seat !== 0 || String(counted) !== String(shares))
      return { kind: 'no such shares', among: hits.length, modifier };
  }
  const asked = incidents.filter(
    (incident) => incident.kind === 'critical' && incident.on === seat && incident.first,
  );
  if (ignores && ignores.length > asked.length) return { kind: 'nothing to ignore', who };
  if (
    loses !== undefined &&
    !incidents.some(
      (incident) =>
        incident.kind === 'exploded' && incident.seat === seat && incident.ammunition === loses,
    )
  )
    return { kind: 'no such loss', who, ammunition: loses };
  return null;
};

/** Replays a record from the start, up to the first turn that is not allowed. `lines` are for its fault. */
export const replay = (
  record: BattleRecord,
  find: FindBooklet,
  lines: RecordLines = printedLines(record),
): Replayed => {
  const { entries, fault } = allEntered(record.entrants, find, lines);
  if (fault) return { battles: [], exchanges: [], fault };
  const [lone, ...rivals] = entries;
  const battles = [openBattle({ options: record.options, lone: sure(lone), rivals })];
  const exchanges: Exchange[] = [];
  for (const [index, orders] of record.turns.entries()) {
    const played = play(sure(battles[index]), orders);
    if (isRefusal(played))
      return { battles, exchanges, fault: { line: sure(lines.turns[index]), refusal: played } };
    exchanges.push(played);
    battles.push(played.battle);
  }
  return { battles, exchanges, fault: null };
};

/** Who sits down, in their order, up to the first who cannot. */
export const allEntered = (
  entrants: readonly Entrant[],
  find: FindBooklet,
  lines: EntrantLines,
): { readonly entries: readonly Entry[]; readonly fault: RecordFault | null } => {
  const entries: Entry[] = [];
  for (const [place, entrant] of entrants.entries()) {
    const entry = entered(entrant, find);
    if (isRefusal(entry)) {
      const isBooklet = entry.kind === 'no booklet' || entry.kind === 'no edition';
      const line = sure((isBooklet ? lines.entrants : lines.starts)[place]);
      return { entries, fault: { line, refusal: entry } };
    }
    entries.push(entry);
  }
  return { entries, fault: null };
};

/** Who sits down, or why nobody can. */
export const entered = (
  { booklet: id, edition, pilot, starts, livery }: Entrant,
  find: FindBooklet,
): Entry | Refusal => {
  const booklet = find(id, edition);
  if (!booklet)
    return edition !== null && find(id, null)
      ? { kind: 'no edition', booklet: id, edition }
      : { kind: 'no booklet', booklet: id };
  try {
    const entry = entryOf(booklet, pilot, starts);
    return livery ? { ...entry, livery } : entry;
  } catch (error) {
    if (error instanceof Unreadable) return error.refusal;
    throw error;
  }
};

/** Reads a record's text and replays it: the good turns, and the first fault of either kind. */
export const replayText = (
  text: string,
  find: FindBooklet,
): Replayed & Pick<RecordRead, 'record'> => {
  const read = parseRecord(text);
  if (!read.record) return { record: null, battles: [], exchanges: [], fault: read.fault };
  const replayed = replay(read.record, find, read.lines);
  return { ...replayed, record: read.record, fault: replayed.fault ?? read.fault };
};
