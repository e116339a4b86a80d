import { type CSSResult, unsafeCSS } from 'lit';
import shared from './shared.css?inline';

const kept = new Map<string, CSSResult>();

/** The style sheet of a CSS file that is imported with `?inline`: one, however many elements wear it. */
export const sheetOf = (text: string): CSSResult => {
  const made = kept.get(text) ?? unsafeCSS(text);
  kept.set(text, made);
  return made;
};

/** What an element wears: what all of them share, then its own sheets, the later over the earlier. */
export const styled = (...texts: readonly string[]): CSSResult[] => [shared, ...texts].map(sheetOf);
