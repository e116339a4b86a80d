import type { Consoles, Critical, Sighting } from '../booklet/booklet.ts';
import { lookUp } from '../booklet/booklet.ts';
import type { Maneuver, StatCard } from '../booklet/stat-card.ts';
import { maneuverAt } from '../booklet/stat-card.ts';
import type { Range } from '../vocabulary.ts';
import { closer } from '../vocabulary.ts';
import type { Acting } from './acting.ts';
import type { Both, Pairing } from './battle.ts';
import type { Incident } from './incident.ts';

/** What one of the two in a pairing did to the other in a turn. */
export interface Deed {
  readonly console: number;
  /** Where the look-up led. */
  readonly sees: Sighting;
  /** Points of damage; 0 for a miss and if no SCORE is shown. */
  readonly damage: number;
  readonly criticals: readonly Critical[];
}

/** A pairing while its turn is worked out. Until the blows, a deed holds only its look-up. */
export interface Meeting {
  readonly pairing: Pairing;
  readonly acting: Both<Acting>;
  deeds: Both<Deed>;
}

/** The range at the end of a turn: the closer of the two that are seen (D12). */
export const rangeAfter = ({ lone, rival }: Both<Deed>): Range =>
  closer(lone.sees.screen.range, rival.sees.screen.range);

const NO_CRITICALS: readonly Critical[] = [];

/** D6 for one pairing. */
export const meet = (
  pairing: Pairing,
  lone: Acting,
  rival: Acting,
  incidents: Incident[],
): Meeting => {
  const called = numberCalled(lone.before.booklet.statCard, lone.maneuver, pairing.range);
  const answer = rival.maneuver.console;
  return {
    pairing,
    acting: { lone, rival },
    deeds: {
      lone: look(lone, rival, { holder: called, owner: answer }, incidents),
      rival: look(rival, lone, { holder: answer, owner: called }, incidents),
    },
  };
};

/** The console number called at a range: the maneuver's own, or its conversion number for another
 *  range. If the card lacks that console: its Duck there, or its Cool Off (M3). */
export const numberCalled = (card: StatCard, maneuver: Maneuver, range: Range): number => {
  if (maneuver.range === range) return maneuver.console;
  const conversion = maneuver.conversions[range];
  if (conversion !== undefined && maneuverAt(card, conversion)) return conversion;
  const named = (name: string): number | undefined =>
    card.maneuvers.find((other) => other.range === range && other.name === name)?.console;
  const instead = named('Duck') ?? named('Cool Off');
  if (instead === undefined)
    throw new RangeError(`${maneuver.name} cannot be called at ${range} range.`);
  return instead;
};

/** One look-up (D6): the cell of the holder's console and the owner's number. */
const look = (holder: Acting, owner: Acting, at: Consoles, incidents: Incident[]): Deed => {
  const { booklet } = owner.before;
  const sighting = lookUp(booklet, at);
  if (!sighting)
    throw new RangeError(
      `The ${booklet.mech.name}'s console ${at.holder} shows nothing for ${at.owner}.`,
    );
  incidents.push({ kind: 'looked up', seat: holder.seat, enemy: owner.seat, at, sighting });
  return { console: at.holder, sees: sighting, damage: 0, criticals: NO_CRITICALS };
};
