import type { DrawingAnswer, DrawingAsked, Quality } from '../../figure/drawing.ts';
import type { DoorWorker, WorkerLoss } from '../disk/worker-door.ts';
import { WorkerDoor } from '../disk/worker-door.ts';
import { DRAWING_TROUBLE } from './picture-words.ts';

export type { DoorWorker as DrawingWorker } from '../disk/worker-door.ts';

type Answer = DrawingAnswer<Blob>;

/** In ms. Without a graphics card a screen's page takes some 5 s, a fine one 20 s; a busy machine ten times that. */
const PATIENCE: Readonly<Record<Quality, number>> = {
  screen: 120_000,
  fine: 240_000,
  print: 240_000,
};
/** After this many failures in a row nothing else will be drawn either. */
const MOST_FAILURES = 3;

const TROUBLE: Readonly<Record<WorkerLoss['why'], string>> = {
  ended: DRAWING_TROUBLE.stopped,
  'not started': DRAWING_TROUBLE.none,
  broken: DRAWING_TROUBLE.notLoaded,
  stuck: DRAWING_TROUBLE.tookTooLong,
};

export interface Drawers {
  /** A worker. */
  readonly start: () => DoorWorker;
  /** The page itself, if this browser's workers cannot draw. */
  readonly here?: () => DoorWorker;
}

/** Draws pictures in a worker, started with the first, or on the page if no worker can. */
export class DrawingHand {
  readonly #drawers: Drawers;
  readonly #door = new WorkerDoor<DrawingAsked, Answer>({
    start: () => this.#start(),
    here: ({ ticket }, { failures, why }) => {
      const failed = why === 'not started' || failures >= MOST_FAILURES;
      return [
        { ticket, trouble: TROUBLE[why], forGood: why !== 'ended' && failed, ofFigure: false },
      ];
    },
    patience: ({ quality }) => PATIENCE[quality],
  });
  #isHere = false;
  #tickets = 0;

  constructor(drawers: Drawers) {
    this.#drawers = drawers;
  }

  /** The picture, or why it cannot be drawn. */
  draw(wanted: Omit<DrawingAsked, 'ticket'>): Promise<Answer> {
    this.#tickets += 1;
    const asked = { ...wanted, ticket: this.#tickets };
    return new Promise((resolve) => {
      this.#door.ask(asked, (answer) => {
        const again = 'trouble' in answer && answer.forGood && this.#comeHere();
        resolve(again ? this.draw(wanted) : answer);
        return true;
      });
    });
  }

  /** Stops at once; pending requests hear so. It can draw again. */
  end(): void {
    this.#door.end();
  }

  /** Goes on on the page; false if it is there already, or cannot draw. */
  #comeHere(): boolean {
    if (this.#isHere || !this.#drawers.here) return false;
    this.#isHere = true;
    this.#door.end();
    return true;
  }

  #start(): DoorWorker {
    const { here, start } = this.#drawers;
    try {
      if (this.#isHere && here) return here();
      if (typeof OffscreenCanvas === 'undefined') throw new Error('no OffscreenCanvas');
      return start();
    } catch (error) {
      if (this.#isHere || !here) throw error;
      this.#isHere = true;
      return here();
    }
  }
}
