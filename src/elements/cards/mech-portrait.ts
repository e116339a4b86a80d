import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { mechWearText, wearOfMech } from '../../rules/words/mech-wear.ts';
import '../campaign/ring-barrel.ts';
import { styled } from '../common/styled.ts';
import { plate } from '../page/plate.ts';
import plateStyles from '../page/plate.css?inline';
import '../page/view-window.ts';
import { ringNames } from './history-words.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import styles from './mech-portrait.css?inline';

/** Shows a 'Mech in a framed window with its name, its pilot, its rings and the names behind them. */
@customElement('mech-portrait')
export class MechPortrait extends LitElement {
  static override styles = styled(plateStyles, styles);

  @property({ attribute: false }) hangar!: Hangar;
  @property({ attribute: false }) mech!: Mech;
  @property({ attribute: false }) booklet: Booklet | null = null;

  override render(): TemplateResult {
    const { booklet, hangar, mech } = this;
    const wear = wearOfMech(mech);
    const kind = [
      booklet && `${booklet.mech.name} ${booklet.mech.designation}`,
      nameOfPilot(hangar, mech.pilot),
    ];
    return html`<article class="frame grid rounded" aria-label=${mech.name}>
      <h2 class="plate name">
        ${plate('range')}<small class="caps">${kind.filter(Boolean).join(' · ')}</small
        ><b>${mech.name}</b>
      </h2>
      <view-window bare poster="portrait" .wear=${wear} .booklet=${booklet}></view-window>
      <p class="unseen">${mechWearText(booklet, wear)}</p>
      <p class="plate rings abreast">
        ${plate('console')}
        ${
          mech.rings.length === 0
            ? html`<span class="soft"
                >${mech.fate ? 'No victories in it' : 'No rings yet: one for each victory in it'}</span
              >`
            : html`<ring-barrel .rings=${mech.rings}></ring-barrel>
                <span>${ringNames(hangar, mech)}</span>`
        }
      </p>
    </article>`;
  }
}
