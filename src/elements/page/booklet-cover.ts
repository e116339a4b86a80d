import { LitElement, css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { plate, plateStyles } from './plate.ts';
import { shared } from '../common/shared-styles.ts';
import './view-window.ts';

/** The cover of a booklet: name, window, designation and tons in the frame of a page. */
@customElement('booklet-cover')
export class BookletCover extends LitElement {
  static override styles = [
    shared,
    plateStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
        min-height: 0;
      }
      .cover {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr) auto;
        gap: 8px;
        height: 100%;
        padding: 12px 10px;
        border-radius: 6px;
        box-shadow: 0 10px 24px var(--shade);
      }
      :host([small]) .cover {
        padding: 6px;
        grid-template-rows: minmax(0, 1fr);
      }
      :host([small]) .name,
      :host([small]) .foot {
        display: none;
      }
      .name,
      .foot p {
        display: grid;
        place-items: center;
        font: 700 clamp(20px, 9cqw, 36px) / 1 var(--font);
        text-transform: uppercase;
        letter-spacing: 0.02em;
        padding: clamp(8px, 3cqw, 12px) 10px;
        min-width: 0;
        text-align: center;
        overflow-wrap: anywhere;
      }
      .foot {
        display: grid;
        grid-template-columns: 1fr 32%;
        gap: 6px;
      }
      .foot p {
        font-size: clamp(17px, 6cqw, 24px);
        text-transform: none;
        white-space: nowrap;
        padding-inline: 4px;
      }
      .picture {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
    `,
  ];

  @property({ attribute: false }) booklet!: Booklet;
  @property({ type: Boolean, reflect: true }) small = false;

  override render(): TemplateResult {
    const { name, designation, tonnage } = this.booklet.mech;
    return html`<div class="cover frame">
      <p class="plate name">${plate('range')}${name}</p>
      <view-window
        bare
        .booklet=${this.booklet}
        .screen=${this.booklet.viewScreens[49] ?? null}
      ></view-window>
      <div class="foot">
        <p class="plate">${plate('range')}${designation}</p>
        <p class="plate">${plate('number')}${tonnage} t</p>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'booklet-cover': BookletCover;
  }
}
