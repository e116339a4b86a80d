import { SIDES } from '../../rules/battle/battle.ts';
import { DUEL, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import type { Step } from '../../rules/record/steps.ts';
import { LEAVE_OR_STAY } from '../../rules/record/steps.ts';
import type { Telling } from '../../rules/record/turn.ts';
import type { Question } from '../../rules/record/undecided.ts';
import { plain } from '../../rules/words/words.ts';
import { tell } from '../../rules/words/tell.ts';
import type { Account } from '../telling/account.ts';
import { waitWords } from '../telling/turn-questions.ts';
import type { Running } from './table-run.ts';

/** What a half shows of a turn, one after the other: both numbers, the look-up, the page, and all it meant. */
export const SCENES = ['numbers', 'look-up', 'page', 'told'] as const;
export type Scene = (typeof SCENES)[number];

/** How long each stands until the next (milliseconds); what is told stays. */
const TIMES: Readonly<Record<Exclude<Scene, 'told'>, number>> = {
  numbers: 1000,
  'look-up': 1000,
  page: 1700,
};

/** What a turn has come to; nothing of the damage before it is decided that nobody leaves (D7). */
export const sceneOf = ({ step, decided }: Telling): Scene => {
  if (decided) return 'told';
  switch (step.kind) {
    case 'called':
      return 'numbers';
    case 'look up':
      return 'look-up';
    case 'leave or stay':
      return 'page';
  }
};

/** The step that a scene which is not told yet leads to; null where it is to be decided first. */
export const stepOn = (scene: Scene, { pairings }: Exchange): Step | null => {
  const [first] = pairings;
  if (scene === 'numbers' && first) return { kind: 'look up', rival: first.rival };
  return scene === 'look-up' ? LEAVE_OR_STAY : null;
};

/** Whether leaving is worth a thought: the turn puts somebody out, or somebody may escape. */
const isGrave = ({ battle, pairings }: Exchange): boolean =>
  battle.seats.some(({ out }) => out !== null) ||
  SIDES.some((side) => mayEscape(battle, seatIn(DUEL, side), pairings));

/** What makes a turn wait for taps. */
interface Pauses {
  /** Each scene waits: somebody has gone back, or the pilots want it so. */
  readonly atEach: boolean;
  /** The page waits before what it meant is told: motion is reduced. */
  readonly atPage: boolean;
}

/** What runs in a scene. */
export const runningIn = (
  scene: Scene,
  played: Exchange,
  { atEach, atPage }: Pauses,
): Running | null => {
  if (scene === 'told') return null;
  const waits = atEach || (scene === 'page' && (atPage || isGrave(played)));
  const time = waits ? null : TIMES[scene];
  return { key: `${played.battle.turns} ${scene} ${time}`, time };
};

/** What the button is called that goes on, and that either pilot taps. */
export const onWords = (
  scene: Scene,
  { decided }: Telling,
  { battle }: Exchange,
  waiting: Question | undefined,
): string => {
  if (waiting) return waitWords(waiting);
  if (scene === 'page' && !decided) return 'Both stay: score it';
  if (scene !== 'told') return 'Go on';
  return battle.outcome ? 'See the end' : `Ready for turn ${battle.turns + 1}`;
};

/** What is said aloud of a scene. */
export const sceneWords = ({ played, names }: Account, scene: Scene): string =>
  played.incidents
    .filter(({ kind }) => {
      switch (scene) {
        case 'numbers':
          return kind === 'called';
        case 'look-up':
          return false;
        case 'page':
          return kind === 'looked up';
        case 'told':
          return kind !== 'called' && kind !== 'looked up';
      }
    })
    .map((incident) => plain(tell(incident, names)))
    .join(' ');
