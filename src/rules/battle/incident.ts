import type { Outcome } from './battle.ts';
import type { Consoles, Critical, CriticalLine, Sighting, ViewScreen } from '../booklet/booklet.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import type { Category, Range } from '../vocabulary.ts';

export type LedgerRow =
  | {
      readonly from: 'view screen';
      readonly screen: ViewScreen;
      readonly points: number;
    }
  | {
      readonly from: 'maneuver';
      readonly maneuver: Maneuver;
      readonly points: number;
    }
  | {
      /** This rival's share of the maneuver's modifier with the pilot's points (M4, M9). */
      readonly from: 'share';
      readonly maneuver: Maneuver;
      readonly points: number;
    }
  | {
      readonly from: 'status';
      readonly screen: ViewScreen;
      readonly points: number;
    }
  | {
      /** The pilot's points in the categories of the maneuver (K2). */
      readonly from: 'skill';
      readonly maneuver: Maneuver;
      readonly points: number;
    }
  | {
      /** A replacement 'Mech's (K10). */
      readonly from: 'penalty';
      readonly points: number;
    }
  | {
      readonly from: 'critical';
      readonly critical: Critical;
      readonly times: number;
      readonly points: number;
    };

/** What happened in a turn, in the order in which it is shown. `seat` is the one acting or affected
 *  (0 the lone player, 1 … the rivals), `on` or `enemy` the other one. */
export type Incident =
  | {
      readonly kind: 'called';
      readonly seat: number;
      readonly maneuver: Maneuver;
    }
  | {
      readonly kind: 'heated';
      readonly seat: number;
      readonly maneuver: Maneuver;
      readonly cost: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'spent';
      readonly seat: number;
      readonly ammunition: string;
      readonly left: number;
    }
  | {
      readonly kind: 'looked up';
      readonly seat: number;
      readonly enemy: number;
      /** The seat's own console, and the number on it that the enemy called. */
      readonly at: Consoles;
      readonly sighting: Sighting;
    }
  | { readonly kind: 'bailed out'; readonly seat: number }
  | { readonly kind: 'escaped'; readonly seat: number }
  | {
      readonly kind: 'scored';
      readonly seat: number;
      readonly on: number;
      readonly screen: ViewScreen;
      readonly ledger: readonly LedgerRow[];
      readonly damage: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'not scored';
      readonly seat: number;
      readonly on: number;
      readonly screen: ViewScreen;
    }
  | {
      readonly kind: 'critical';
      readonly seat: number;
      readonly on: number;
      readonly screen: ViewScreen;
      readonly line: CriticalLine;
      readonly damage: number;
      readonly reached: boolean;
      /** Categories in which it is the first of the game and may be ignored; absent if none (K3). */
      readonly first?: readonly Category[];
    }
  | {
      /** The pilot ignores a critical, which then has no effect (K3). */
      readonly kind: 'ignored';
      readonly seat: number;
      /** The seat whose letter it was. */
      readonly by: number;
      readonly critical: Critical;
      readonly first: readonly Category[];
    }
  | {
      readonly kind: 'harmed';
      readonly seat: number;
      readonly critical: Critical;
      readonly points: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'warmed';
      readonly seat: number;
      readonly critical: Critical;
      readonly points: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'exploded';
      readonly seat: number;
      readonly ammunition: string;
      /** The supplies that could lose a point; empty if ammunition is ignored (A3). */
      readonly supplies: Readonly<Record<string, number>>;
      readonly left: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'pilot killed';
      readonly seat: number;
      readonly by: 'armor' | 'critical' | 'heat';
    }
  | { readonly kind: 'shut down'; readonly seat: number; readonly heat: number }
  | {
      readonly kind: 'started up';
      readonly seat: number;
      readonly heat: number;
    }
  | { readonly kind: 'fell'; readonly seat: number; readonly armor: number }
  | {
      /** What the seat may do next, as read out by the holder of its booklet (D11). */
      readonly kind: 'status';
      readonly seat: number;
      readonly by: number;
      readonly screen: ViewScreen;
      readonly range: Range;
    }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

export type IncidentOf<Kind extends Incident['kind']> = Extract<Incident, { readonly kind: Kind }>;

/** The first incident of a kind for a seat, and against the seat `on` if given. */
export const incidentOf = <Kind extends Incident['kind']>(
  { incidents }: { readonly incidents: readonly Incident[] },
  kind: Kind,
  seat: number,
  on?: number,
): IncidentOf<Kind> | undefined =>
  incidents.find(
    (each): each is IncidentOf<Kind> =>
      each.kind === kind &&
      'seat' in each &&
      each.seat === seat &&
      (on === undefined || ('on' in each && each.on === on)),
  );
