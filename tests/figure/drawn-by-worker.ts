import rfl from '../../books/rfl-3n.json';
import { DevicePictures } from '../../src/offline/pictures/pictures.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../src/rules/check/parse-booklet.ts';

type Parts = ConstructorParameters<typeof DevicePictures>[0];

/** Pictures that are all drawn by a worker of this folder, until they are ended. */
export const drawnByWorker = (file: string, parts: Partial<Parts> = {}) => {
  let contexts = 0;
  const workers: Worker[] = [];
  const pictures = new DevicePictures({
    ofTheGame: () => undefined,
    start: () => {
      const worker = new Worker(`/tests/figure/${file}`, { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<{ contexts?: number }>) => {
        contexts = data.contexts ?? contexts;
      });
      workers.push(worker);
      return worker;
    },
    ...parts,
  });
  const end = (): void => {
    for (const worker of workers) worker.terminate();
  };
  /** `contexts`: how many canvases the worker has taken graphics for. */
  return { pictures, contexts: () => contexts, end };
};

/** A Rifleman whose figure makes no sense, and what is said of its picture. */
export const oddRifleman = (): Booklet => {
  const parts = [{ bone: 'torso', shape: 'dome', radius: 15, scale: [9, 9, 9] }];
  const read = parseBooklet({ ...rfl, figure: { ...rfl.figure, parts } });
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};
export const ODD = {
  trouble:
    'This picture cannot be drawn: figure.parts.0 reaches further than 10 meters from the hip.',
} as const;
