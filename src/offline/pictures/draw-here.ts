import { DRAW_HERE } from '../../figure/drawing.ts';
import type { DoorWorker } from '../disk/worker-door.ts';

/** What stands in the place of a worker that draws where workers have no graphics: a line to the worker's own script,
 *  loaded into the page by `load`. The page draws, between what else it does. */
export const drawHere = (load: () => Promise<unknown>): DoorWorker => {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  void load().then(
    () => dispatchEvent(new MessageEvent(DRAW_HERE, { ports: [port2] })),
    () => port1.dispatchEvent(new Event('error')),
  );
  return Object.assign(port1, { terminate: () => port1.close() });
};
