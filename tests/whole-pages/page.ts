import { unsafeCSS } from 'lit';
import type { LitElement } from 'lit';
import type { Looked } from './stand.ts';
import { Stand } from './stand.ts';

// Runs in a page or a frame of the size that is looked at: whoever opened it says which duels.

/** Longer than any wait but those of the film (milliseconds). */
const BRIEF = 50;
const later = globalThis.setTimeout;
// No time passes for the film: it goes on by keys alone.
globalThis.setTimeout = ((act: () => void, delay = 0) =>
  delay > BRIEF ? 0 : later(act, delay)) as typeof setTimeout;

// Whoever looks at the clock has paused before: every key is heard.
let hour = 0;
performance.now = () => (hour += 60 * 60 * 1000);
Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });

export interface Asked {
  readonly seeds: readonly number[];
  /** So many turns of each duel; all of them where nothing is said. */
  readonly turns?: number;
  /** The first of them, from 1. */
  readonly from?: number;
  /** A sheet that elements of a name wear besides, for once. */
  readonly spoiled?: { readonly tag: string; readonly sheet: string };
}

/** Goes through duels and tells what was seen. */
const lookAtDuels = async ({
  seeds,
  turns = Infinity,
  from = 1,
  spoiled,
}: Asked): Promise<Looked> => {
  const weights = [500, 700].map((weight) =>
    document.fonts.load(`${weight} 18px 'Barlow Condensed'`),
  );
  await Promise.all(weights);
  const element = spoiled && (customElements.get(spoiled.tag) as typeof LitElement);
  const sheets = element?.elementStyles ?? [];
  if (element) element.elementStyles = [...sheets, unsafeCSS(spoiled.sheet)];
  const stand = new Stand(async (fault) => page.found?.(fault));
  for (const seed of seeds) await stand.lookAt(seed, turns, from);
  stand.remove();
  if (element) element.elementStyles = sheets;
  return stand.looked;
};

/** What the page does for whoever opened it, and asks. */
export interface StandPage {
  readonly lookAtDuels: typeof lookAtDuels;
  /** Hears of a fault that is new, while it is seen. */
  readonly found?: (fault: string) => Promise<void>;
}

const page = globalThis as Partial<StandPage>;
Object.assign(page, { lookAtDuels });
