import { sideOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Incident } from '../../rules/battle/incident.ts';
import type { Step } from '../../rules/record/steps.ts';
import { tell } from '../../rules/words/tell.ts';
import { plain } from '../../rules/words/words.ts';
import type { Account } from './account.ts';

/** Where an incident is told: aloud at a step, on its pilot's card, in the log beside the deeds. */
interface Places {
  readonly aloud: Step['kind'] | null;
  readonly card: boolean;
  readonly log: boolean;
}

const PLACES: Readonly<Record<Incident['kind'], Places>> = {
  called: { aloud: 'called', card: false, log: false },
  heated: { aloud: 'marks', card: true, log: false },
  spent: { aloud: 'marks', card: true, log: false },
  'looked up': { aloud: 'look up', card: false, log: false },
  'bailed out': { aloud: null, card: true, log: true },
  escaped: { aloud: null, card: true, log: true },
  scored: { aloud: 'score', card: false, log: false },
  'not scored': { aloud: 'marks', card: true, log: false },
  critical: { aloud: 'score', card: false, log: false },
  harmed: { aloud: 'marks', card: true, log: true },
  warmed: { aloud: 'marks', card: true, log: false },
  exploded: { aloud: 'marks', card: true, log: true },
  'pilot killed': { aloud: 'marks', card: true, log: true },
  'shut down': { aloud: 'marks', card: true, log: true },
  'started up': { aloud: 'marks', card: true, log: true },
  fell: { aloud: 'marks', card: true, log: false },
  status: { aloud: 'marks', card: false, log: false },
  ended: { aloud: 'marks', card: false, log: false },
};

/** Whether it stands on the card of a seat after the turn. */
export const isOnCard = (incident: Incident, seat: number): boolean =>
  PLACES[incident.kind].card && 'seat' in incident && incident.seat === seat;

/** Whether it stands in the log beside what was done: nobody's deed, and nothing that the row says. */
export const isInLog = ({ kind }: Incident): boolean => PLACES[kind].log;

/** Whether it is said aloud at a step. */
const isSaidAt = (incident: Incident, step: Step): boolean => {
  const { aloud } = PLACES[incident.kind];
  switch (step.kind) {
    case 'called':
    case 'marks':
      return aloud === step.kind;
    // One look-up at a time: the lone player's, then with the question what the rival has found.
    case 'look up':
      return aloud === 'look up' && 'seat' in incident && sideOf(incident.seat) === 'lone';
    case 'leave or stay':
      return aloud === 'look up' && 'seat' in incident && sideOf(incident.seat) === 'rival';
    case 'score':
      return aloud === 'score' && 'seat' in incident && incident.seat === step.seat;
  }
};

/** What is said aloud at a step. */
export const stepWords = ({ played, names }: Account, step: Step): string =>
  played.incidents
    .filter((incident) => isSaidAt(incident, step))
    .map((incident) => plain(tell(incident, names)))
    .join(' ');

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
