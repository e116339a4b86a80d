import { type CSSResult, unsafeCSS } from 'lit';
import shared from './shared.css?inline';
import signs from './signs.css?inline';

const kept = new Map<string, CSSResult>();

/** The style sheet of a CSS file that is imported with `?inline`: one, however many elements wear it. */
export const sheetOf = (text: string): CSSResult => {
  const known = kept.get(text);
  if (known) return known;
  const made = unsafeCSS(text);
  kept.set(text, made);
  // Read while the page idles, so that who puts it on need not wait; not every browser says when.
  globalThis.requestIdleCallback?.(() => void made.styleSheet);
  return made;
};

/** What an element wears: what all of them share and their signs, then its own sheets, the later over the earlier. */
export const styled = (...texts: readonly string[]): CSSResult[] =>
  [shared, signs, ...texts].map(sheetOf);
