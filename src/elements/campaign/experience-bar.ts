import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { TONS_PER_STEP, toNextStep } from '../../rules/campaign/acts/experience.ts';
import { styled } from '../common/styled.ts';
import styles from './experience-bar.css?inline';
import { CAMPAIGN_WORDS } from './campaign-words.ts';

/** Tons between two ticks. */
const TICK = 50;
const TICKS = Array.from({ length: TONS_PER_STEP / TICK - 1 }, (_, place) => (place + 1) * TICK);

const share = (tons: number): string => `${(100 * tons) / TONS_PER_STEP}%`;

/** Shows how far a pilot is on the way to the next 250 tons (K2). */
@customElement('experience-bar')
export class ExperienceBar extends LitElement {
  static override styles = styled(styles);

  /** Tons so far. */
  @property({ type: Number }) experience = 0;
  /** The tons are written beside it: hidden from screen readers. */
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
