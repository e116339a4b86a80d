import type { TemplateResult } from 'lit';
import type { Given } from './address.ts';

/** All that the game knows of a stage. */
export interface Stage {
  /** Its address after `#/`, as `givenBy` reads it; null where no address leads to it. */
  readonly address: string | null;
  /** What the window's title says before the name of the game. */
  readonly title: string;
  /** Fetches its elements, unless they come with the game. */
  readonly load?: () => Promise<unknown>;
  readonly show: (given: Given) => TemplateResult;
  /** Its link in the bar of the game; empty if it has none. A stage without a place fills the window. */
  readonly place?: string;
  /** The place in the bar to which it belongs, where that is another stage's. */
  readonly under?: 'hangars';
  /** It is as high as the window and scrolls inside, if at all. */
  readonly fills?: boolean;
  /** It is read: the keys that scroll are for the whole of it. */
  readonly read?: boolean;
  /** The id of its address names a booklet, which must be loaded first. */
  readonly booklet?: boolean;
}
