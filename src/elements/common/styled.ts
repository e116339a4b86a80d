import type { CSSResult } from 'lit';
import { firstStyled } from './first-styled.ts';
import later from './later.css?inline';

/** Styles of an element: what all share (README.md), then its own; later ones win. */
export const styled = (...texts: readonly string[]): CSSResult[] => firstStyled(later, ...texts);
