import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { conditionOf } from '../../rules/campaign/acts/condition.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { shutdownOf } from '../../rules/campaign/card/mech.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { pilotSkill } from '../../rules/campaign/card/pilot-card.ts';
import { rankOf } from '../../rules/campaign/card/rank.ts';
import { CATEGORIES, CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { halvesText, victoriesName } from '../../rules/words/counted.ts';
import { roundsName } from '../../rules/words/seat-brought.ts';
import '../campaign/experience-bar.ts';
import '../campaign/mech-window.ts';
import '../campaign/rank-sign.ts';
import '../campaign/ring-barrel.ts';
import { OwnTask } from '../common/own-task.ts';
import { styled } from '../common/styled.ts';
import styles from './hangar-berth.css?inline';
import { badgeWords, HANGAR_WORDS } from './hangar-words.ts';

/** Shows a berth: the 'Mech, linked to its page, and the pilot, linked to the card. */
@customElement('hangar-berth')
export class HangarBerth extends OwnTask {
  static override styles = styled(styles);
  @property() hangarId = '';
  @property({ attribute: false }) pilot!: Pilot;
  @property({ attribute: false }) mech: Mech | null = null;
  @property({ attribute: false }) booklet: Booklet | null = null;
  /** Number of the pilot's open game; null for none. */
  @property({ type: Number }) game: number | null = null;

  override render(): TemplateResult {
    const { hangarId, mech, pilot } = this;
    return html`<article class="panel grid apart">
      ${
        mech
          ? html`<a class="picture" href=${`#/hangar/${hangarId}/mech/${mech.id}`}>
              <mech-window .mech=${mech} .booklet=${this.booklet}></mech-window>
            </a>`
          : html`<div class="picture"><mech-window></mech-window></div>`
      }
      <div class="text stack dense">
        <h2 class="abreast snug">
          <rank-sign named .victories=${pilot.victories}></rank-sign>
          <a class="breaks" href=${`#/hangar/${hangarId}/pilot/${pilot.id}`}
            ><span class="unseen">${rankOf(pilot)} </span>${pilot.name}</a
          >
        </h2>
        ${this.#called(pilot)} ${mech ? this.#rings(pilot, mech) : nothing}
        <p class="experience grid">
          <experience-bar told .experience=${pilot.experience}></experience-bar>
          ${
            pilot.experience === 0
              ? html`<span class="soft">${HANGAR_WORDS.noExperience}</span>`
              : html`<b>${pilot.experience} t<span class="unseen"> of experience</span></b>`
          }
        </p>
        ${this.#games(pilot)} ${mech ? this.#state(mech) : nothing} ${this.#badges(mech)}
      </div>
    </article>`;
  }

  #called({ nickname, unit }: Pilot): TemplateResult | typeof nothing {
    const words = [...(nickname ? [`“${nickname}”`] : []), ...(unit ? [unit] : [])];
    return words.length > 0 ? html`<p class="called">${words.join(' · ')}</p>` : nothing;
  }

  #rings({ games }: Pilot, { name, rings }: Mech): TemplateResult {
    if (games === 0) return html`<p class="rings abreast faint">${HANGAR_WORDS.firstGame}</p>`;
    return html`<p class="rings abreast faint">
      <ring-barrel ?told=${!rings.some(({ hollow }) => hollow)} .rings=${rings}></ring-barrel>
      <span class="breaks"
        >${rings.length === 0 ? HANGAR_WORDS.noRings : `${rings.length} on ${name}`}</span
      >
    </p>`;
  }

  #games({ games, victories, learned }: Pilot): TemplateResult | typeof nothing {
    if (games === 0) return nothing;
    const skill = pilotSkill({ learned });
    return html`<p class="games faint">
      <b>${games}</b> ${games === 1 ? 'game' : 'games'}, <b>${halvesText(victories)}</b>
      ${victoriesName(victories)}${CATEGORIES.filter((category) => skill[category] > 0).map(
        (category) => html` · ${CATEGORY_NAMES[category]} <b>+${skill[category]}</b>`,
      )}
    </p>`;
  }

  #state(mech: Mech): TemplateResult | typeof nothing {
    const { booklet } = this;
    if (!booklet) return nothing;
    const full = Object.entries(booklet.statCard.ammunition);
    return html`<p class="state faint">
      ${booklet.mech.name} · shuts down at <b>${shutdownOf(booklet, mech)}</b>${full.map(
        ([kind, most]) =>
          html` ·
            <span class="rounds together"
              ><b>${mech.ammunition[kind] ?? 0}</b>/${most} ${roundsName(kind)}</span
            >`,
      )}
    </p>`;
  }

  #badges(mech: Mech | null): TemplateResult {
    const condition = conditionOf(mech);
    return html`<p class="badges flow snug">
      <span class="badge caps soft together ${condition.kind.replace(' ', '-')}"
        >${badgeWords(condition)}</span
      >
      ${this.game === null ? nothing : html`<span class="badge away caps soft together">in game ${this.game}</span>`}
    </p>`;
  }
}
