import { holdSmall } from './hold-small.ts';

/**
 * Takes the graphics away as a device does, in a worker that is started with `?times=N&at=METHOD`: the
 * first so many contexts are lost when that method of them is called, with `&from=N` for the N-th time. Each new context is counted to
 * the page.
 */
const asked = new URLSearchParams(location.search);
const times = Number(asked.get('times'));
const method = asked.get('at') ?? '';
const from = Number(asked.get('from') ?? 1);

const worker = globalThis as unknown as Worker;
const counted = new WeakSet();
let contexts = 0;

const original = Object.getOwnPropertyDescriptor(OffscreenCanvas.prototype, 'getContext')
  ?.value as (this: OffscreenCanvas, ...words: unknown[]) => WebGL2RenderingContext | null;

OffscreenCanvas.prototype.getContext = function getContext(
  this: OffscreenCanvas,
  ...words: unknown[]
) {
  const context = original.apply(this, words);
  if (words[0] !== 'webgl2' || !context || counted.has(context)) return context;
  counted.add(context);
  contexts += 1;
  worker.postMessage({ contexts }, []);
  holdSmall(context);
  if (contexts > times) return context;
  const lose = (): void => context.getExtension('WEBGL_lose_context')?.loseContext();
  if (method === 'getContext') lose();
  else {
    const itself = (context as unknown as Record<string, (...words: unknown[]) => unknown>)[method];
    let calls = 0;
    Object.assign(context, {
      [method]: (...given: unknown[]) => {
        calls += 1;
        if (calls >= from) lose();
        return itself?.apply(context, given);
      },
    });
  }
  return context;
} as typeof OffscreenCanvas.prototype.getContext;
