import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Booklet, ViewScreen } from '../../rules/booklet/booklet.ts';
import type { Wear } from '../../rules/words/wear.ts';
import { libraryContext } from '../common/contexts.ts';
import { fromContext } from '../common/from-context.ts';
import { styled } from '../common/styled.ts';
import styles from './empty-place.css?inline';
import { plate } from './plate.ts';
import plateStyles from './plate.css?inline';
import './view-window.ts';

/** What is seen where nothing is kept yet: a page of a booklet of the game, or its portrait if no page is named. */
export interface EmptyPicture {
  readonly booklet: string;
  readonly page?: (booklet: Booklet) => ViewScreen | null;
  readonly wear: Wear;
  readonly plate?: readonly [name: string, note: string];
}

/**
 * Shows a place where nothing is kept yet: a picture, what will be there, and what to do.
 *
 * @slot - what to do
 */
@customElement('empty-place')
export class EmptyPlace extends LitElement {
  static override styles = styled(plateStyles, styles);

  @property() heading = '';
  @property() words = '';
  /** The stage has a heading of its own. */
  @property({ type: Boolean }) under = false;
  @property({ attribute: false }) picture!: EmptyPicture;
  @fromContext(libraryContext) private library: Library | undefined;

  override firstUpdated(_: PropertyValues): void {
    void this.library?.read(this.picture.booklet).then(() => this.requestUpdate());
  }

  override render(): TemplateResult {
    const { heading, picture, words } = this;
    const booklet = this.library?.find(picture.booklet) ?? null;
    return html`<div class="picture frame">
        <view-window
          bare
          strip
          poster=${picture.page ? nothing : 'portrait'}
          .waits=${!booklet}
          .booklet=${booklet}
          .screen=${(booklet && picture.page?.(booklet)) ?? null}
          .wear=${picture.wear}
        ></view-window>
        <div class="says boxed">
          ${this.under ? html`<h2>${heading}</h2>` : html`<h1 tabindex="-1">${heading}</h1>`}
          <p>${words}</p>
        </div>
        ${
          picture.plate
            ? html`<p class="plate name centered" aria-hidden="true">
                ${plate('name')}<b class="caps">${picture.plate[0]}</b>
                <span class="fine">${picture.plate[1]}</span>
              </p>`
            : nothing
        }
      </div>
      <div class="do stack"><slot></slot></div>`;
  }
}
