import { SIDES } from '../../rules/battle/battle.ts';
import { DUEL, seatIn } from '../../rules/battle/duel.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { mayEscape } from '../../rules/battle/leaving.ts';
import type { Beat, Step } from '../../rules/fight/steps.ts';
import { LEAVE_OR_STAY, beatsOf } from '../../rules/fight/steps.ts';
import type { Telling, TurnInProgress } from '../../rules/fight/turn.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { plain } from '../../rules/words/words.ts';
import type { Named } from '../../rules/words/tell.ts';
import { tell } from '../../rules/words/tell.ts';
import type { Account } from '../turn/account.ts';
import { beatSentence } from '../turn/beat-words.ts';
import { LASTS } from '../turn/pace.ts';
import { waitWords } from '../turn/turn-questions.ts';
import type { Running } from './table-run.ts';

/** What a half shows of a turn: both numbers, the look-up, the page, what it leaves, and all it meant. */
export const SCENES = ['numbers', 'look-up', 'page', 'beat', 'told'] as const;
export type Scene = (typeof SCENES)[number];

/** What both halves have come to. */
export interface Sight {
  readonly scene: Scene;
  /** The beat that fills both. */
  readonly beat: Beat | null;
}

/** All that is seen of a turn, one after the other. */
export const sightsOf = (played: Exchange): readonly Sight[] =>
  SCENES.flatMap((scene): readonly Sight[] =>
    scene === 'beat' ? beatsOf(played).map((beat) => ({ scene, beat })) : [{ scene, beat: null }],
  );

/** How long each stands until the next (milliseconds); what is told stays. */
const TIMES: Readonly<Record<Exclude<Scene, 'told'>, number>> = {
  beat: LASTS.beat,
  numbers: 1000,
  'look-up': 1000,
  page: 1700,
};

/** What a turn has come to; nothing of the damage before it is decided that nobody leaves (D7). */
const sceneOf = ({ step, decided }: Telling): Scene => {
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

/** Where among what is seen a turn is, as far as it is written: what it leaves is not. */
export const reachedIn = (sights: readonly Sight[], turn: Telling): number =>
  sights.findIndex(({ scene }) => scene === sceneOf(turn));

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
  /** Each waits: somebody has gone back. */
  readonly rewound: boolean;
  /** Each scene waits: the pilots want it so. A beat does not. */
  readonly atEach: boolean;
  /** The page waits before what it meant is told: motion is reduced. */
  readonly atPage: boolean;
}

/** What runs in a scene. */
export const runningIn = (
  { scene, beat }: Sight,
  played: Exchange,
  { atEach, atPage, rewound }: Pauses,
): Running | null => {
  if (scene === 'told') return null;
  const waits =
    rewound || (atEach && scene !== 'beat') || (scene === 'page' && (atPage || isGrave(played)));
  const time = waits ? null : TIMES[scene];
  const which = beat ? ` ${beat.kind} ${beat.seat}` : '';
  return { key: `${played.battle.turns} ${scene}${which} ${time}`, time };
};

/** What the button is called that goes on, and that either pilot taps. */
export const onWords = (
  scene: Scene,
  { decided }: Telling,
  { battle }: Exchange,
  waiting: Question | undefined,
): string => {
  if (waiting) return waitWords(waiting);
  if (scene === 'page' && !decided) return 'Both stay: the score';
  if (scene !== 'told') return 'Go on';
  return battle.outcome ? 'See the end' : 'Next turn for both';
};

/** What is said aloud while the pilots choose: who is locked in. */
export const lockedWords = (
  turn: TurnInProgress,
  turns: number,
  names: readonly Named[],
): string => {
  const locked = names.filter(
    (_, seat) => turn.kind === 'choosing' && (turn.locked[seat] ?? null) !== null,
  );
  return [`Turn ${turns + 1}.`, ...locked.map(({ pilot }) => `${pilot} is locked in.`)].join(' ');
};

/** What is said aloud of a scene. */
export const sceneWords = ({ played, names }: Account, { scene, beat }: Sight): string =>
  beat
    ? beatSentence(beat, names)
    : played.incidents
        .filter(({ kind }) => {
          switch (scene) {
            case 'numbers':
              return kind === 'called';
            case 'look-up':
            case 'beat':
              return false;
            case 'page':
              return kind === 'looked up';
            case 'told':
              return kind !== 'called' && kind !== 'looked up';
          }
        })
        .map((incident) => plain(tell(incident, names)))
        .join(' ');
