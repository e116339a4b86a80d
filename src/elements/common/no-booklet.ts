import type { TemplateResult } from 'lit';
import { html } from 'lit';
import { COMMON_WORDS } from './common-words.ts';
import './stage-bar.ts';

/** The bar of a stage whose booklet, named by its id, is not on the shelf: all there is to see then. */
export const noBooklet = (id: string): TemplateResult =>
  html`<stage-bar back="#/booklets" back-to="To the booklets"
    >${COMMON_WORDS.noBooklet(id)}</stage-bar
  >`;
