import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { plate } from './plate.ts';
import './view-window.ts';
import plateStyles from './plate.css?inline';
import styles from './booklet-cover.css?inline';
import { styled } from '../common/styled.ts';

/** Shows the cover of a booklet: name, window, designation and tons. */
@customElement('booklet-cover')
export class BookletCover extends LitElement {
  static override styles = styled(plateStyles, styles);

  @property({ attribute: false }) booklet!: Booklet;

  override render(): TemplateResult {
    const { name, designation, tonnage } = this.booklet.mech;
    return html`<div class="cover frame">
      <p class="plate name mid breaks centered">${plate('range')}${name}</p>
      <view-window bare poster="cover" .booklet=${this.booklet}></view-window>
      <div class="foot grid snug">
        <p class="plate mid breaks centered">${plate('range')}${designation}</p>
        <p class="plate mid breaks centered">${plate('number')}${tonnage} t</p>
      </div>
    </div>`;
  }
}
