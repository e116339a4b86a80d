import type { TemplateResult } from 'lit';
import type { Given } from './address.ts';

export interface Stage {
  /** Pattern after `#/`, read by `givenBy`; null if no address leads to it. */
  readonly address: string | null;
  readonly title: string;
  /** Imports its elements; missing if they are part of the first load. */
  readonly load?: () => Promise<unknown>;
  readonly show: (given: Given) => TemplateResult;
  /** Its label in the bar; empty for no link. A stage without it fills the window. */
  readonly place?: string;
  /** The place in the bar that is current, if it is another stage's. */
  readonly under?: 'hangars';
  /** As high as the window, and scrolls inside. */
  readonly fills?: boolean;
  /** A page to read: the scroll keys scroll all of it. */
  readonly read?: boolean;
  /** The id in its address names a booklet, which must be loaded first. */
  readonly booklet?: boolean;
}
