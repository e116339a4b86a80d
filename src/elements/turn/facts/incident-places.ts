import type { ByRival } from '../../../rules/battle/duel.ts';
import type { Incident } from '../../../rules/battle/incident.ts';

/** Where an incident is shown: at which step it is announced, on the pilot's card, in the log beside the calls. */
interface Places {
  readonly aloud: 'called' | 'page' | 'score' | 'marks' | 'beat' | null;
  readonly card: boolean;
  readonly log: boolean;
}

const PLACES: Readonly<Record<Incident['kind'], Places>> = {
  called: { aloud: 'called', card: false, log: false },
  heated: { aloud: 'marks', card: true, log: false },
  spent: { aloud: 'marks', card: true, log: false },
  'looked up': { aloud: 'page', card: false, log: false },
  'bailed out': { aloud: null, card: true, log: true },
  escaped: { aloud: null, card: true, log: true },
  scored: { aloud: 'score', card: false, log: false },
  'not scored': { aloud: 'page', card: true, log: false },
  critical: { aloud: 'score', card: false, log: false },
  ignored: { aloud: 'score', card: true, log: true },
  harmed: { aloud: 'marks', card: true, log: true },
  warmed: { aloud: 'marks', card: true, log: false },
  exploded: { aloud: 'beat', card: true, log: true },
  'pilot killed': { aloud: 'beat', card: true, log: true },
  'shut down': { aloud: 'beat', card: true, log: true },
  'started up': { aloud: 'beat', card: true, log: true },
  fell: { aloud: 'beat', card: true, log: false },
  status: { aloud: 'page', card: false, log: false },
  ended: { aloud: null, card: false, log: false },
};

/** Shown on a seat's card after the turn. */
export const isOnCard = (incident: Incident, seat: number): boolean =>
  PLACES[incident.kind].card && 'seat' in incident && incident.seat === seat;

/** Shown in the log: belongs to no call, and the row does not show it. */
export const isInLog = ({ kind }: Incident): boolean => PLACES[kind].log;

/** Concerns the lone player or this rival. */
export const isOf = (incident: Incident, { rival }: ByRival): boolean =>
  'seat' in incident && (incident.seat === 0 || incident.seat === rival);

/** Announced with the numbers, or at the end of the turn. The rest is announced with its page and slip. */
export const isSaidAt = ({ kind }: Incident, place: 'called' | 'marks'): boolean =>
  PLACES[kind].aloud === place;
