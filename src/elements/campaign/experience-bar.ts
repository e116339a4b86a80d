import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { TONS_PER_STEP, toNextStep } from '../../rules/campaign/acts/experience.ts';
import { styled } from '../common/styled.ts';
import styles from './experience-bar.css?inline';
import { CAMPAIGN_WORDS } from './campaign-words.ts';

/** The tons between two ticks. */
const TICK = 50;
const TICKS = Array.from({ length: TONS_PER_STEP / TICK - 1 }, (_, place) => (place + 1) * TICK);

const share = (tons: number): string => `${(100 * tons) / TONS_PER_STEP}%`;

/** How far a pilot has come to the next 250 tons (K2). */
@customElement('experience-bar')
export class ExperienceBar extends LitElement {
  static override styles = styled(styles);

  /** Tons to date. */
  @property({ type: Number }) experience = 0;
  /** The tons stand beside it: nothing is announced. */
  @property({ type: Boolean }) told = false;

  override render(): TemplateResult {
    const next = toNextStep(this);
    return html`<div
      class="bar"
      role=${this.told ? nothing : 'img'}
      aria-label=${this.told ? nothing : CAMPAIGN_WORDS.experience(this.experience, next)}
    >
      <i .style=${`width: ${share(TONS_PER_STEP - next)}`}></i>
      ${TICKS.map((tons) => html`<u .style=${`left: ${share(tons)}`}></u>`)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'experience-bar': ExperienceBar;
  }
}
