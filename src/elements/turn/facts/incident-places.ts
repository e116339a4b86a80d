import type { ByRival } from '../../../rules/battle/duel.ts';
import type { Exchange } from '../../../rules/battle/exchange.ts';
import type { Incident } from '../../../rules/battle/incident.ts';

/** Where an incident is shown: announced at a step, on its pilot's card, in the log beside the deeds. */
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

/** Whether it stands on the card of a seat after the turn. */
export const isOnCard = (incident: Incident, seat: number): boolean =>
  PLACES[incident.kind].card && 'seat' in incident && incident.seat === seat;

/** Whether it stands in the log beside what was done: nobody's deed, and nothing that the row says. */
export const isInLog = ({ kind }: Incident): boolean => PLACES[kind].log;

/** Whether it happened to one of two who fight each other: the lone player or this rival. */
export const isOf = (incident: Incident, { rival }: ByRival): boolean =>
  'seat' in incident && (incident.seat === 0 || incident.seat === rival);

/** Whether it is announced with the numbers, or at the end of the turn; the rest is announced by the page and the slip it stands on. */
export const isSaidAt = ({ kind }: Incident, place: 'called' | 'marks'): boolean =>
  PLACES[kind].aloud === place;

/** An incident of one kind. */
export type Of<Kind extends Incident['kind']> = Extract<Incident, { kind: Kind }>;

/** The first incident of a kind that a seat brought about, if there is one. */
export const incidentOf = <Kind extends Incident['kind']>(
  { incidents }: Exchange,
  kind: Kind,
  seat: number,
): Of<Kind> | undefined =>
  incidents.find(
    (incident): incident is Of<Kind> =>
      incident.kind === kind && 'seat' in incident && incident.seat === seat,
  );
