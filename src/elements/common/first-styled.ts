import { type CSSResult, unsafeCSS } from 'lit';
import shared from './shared.css?inline';
import signs from './signs.css?inline';

const kept = new Map<string, CSSResult>();

/** The style sheet of a CSS file imported with `?inline`, shared by all elements. */
export const sheetOf = (text: string): CSSResult => {
  const known = kept.get(text);
  if (known) return known;
  const made = unsafeCSS(text);
  kept.set(text, made);
  // Parse it while the page is idle; not every browser supports this.
  globalThis.requestIdleCallback?.(() => void made.styleSheet);
  return made;
};

/** Styles of an element of the first load: the shared ones and signs, then its own; later ones win. */
export const firstStyled = (...texts: readonly string[]): CSSResult[] =>
  [shared, signs, ...texts].map(sheetOf);
