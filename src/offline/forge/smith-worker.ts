import type { SmithAnswered, SmithAsked } from './asked.ts';
import { smithed } from './smith.ts';

/** Forges and weighs away from the page. */
addEventListener('message', ({ data }: MessageEvent<SmithAsked>) => {
  for (const answered of smithed(data)) postMessage(answered satisfies SmithAnswered);
});
