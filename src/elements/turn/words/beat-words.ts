import { HEAT } from '../../../rules/battle/heat.ts';
import type { Beat } from '../../../rules/fight/steps.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { possessive, tell } from '../../../rules/words/tell.ts';
import { plain } from '../../../rules/words/words.ts';

/** What a beat is called. */
export const beatTitle = ({ kind }: Beat): string => {
  switch (kind) {
    case 'exploded':
      return 'Ammunition explodes';
    case 'shut down':
      return 'Shut down';
    case 'started up':
      return 'Starts up';
    case 'fell':
      return 'Falls';
    case 'pilot killed':
      return 'Pilot killed';
  }
};

/** The same with whom it befalls, for what leads there: `Ben falls`. */
export const beatAhead = ({ kind, seat }: Beat, names: readonly Named[]): string => {
  const pilot = names[seat]?.pilot ?? '';
  switch (kind) {
    case 'exploded':
      return `${possessive(pilot)} ammunition explodes`;
    case 'shut down':
      return `${pilot} shuts down`;
    case 'started up':
      return `${pilot} starts up`;
    case 'fell':
      return `${pilot} falls`;
    case 'pilot killed':
      return `${pilot} is killed`;
  }
};

/** What a beat means, in one sentence. */
export const beatSentence = (beat: Beat, names: readonly Named[]): string =>
  beat.kind === 'shut down'
    ? `${plain(tell(beat, names))} Until it is ${HEAT.restart} or less ${names[beat.seat]?.pilot} may only Cool Off or Duck.`
    : plain(tell(beat, names));
