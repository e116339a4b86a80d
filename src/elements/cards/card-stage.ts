import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import { today } from '../../offline/hangars/today.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import { fit, Paper, SheetSize } from '../common/paper.ts';
import { icon } from '../common/signs.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import styles from './card-stage.css?inline';
import { mechPaper } from './mech-paper.ts';
import { noSuch } from './no-such.ts';
import sheetStyles from '../common/paper-sheet.css?inline';
import paperStyles from './paper-cards.css?inline';
import { pilotPaper } from './pilot-paper.ts';

/** Shows a pilot and the 'Mech as two A6 cards on a sheet of A5, with boxes for a pencil, to play on paper. */
@customElement('card-stage')
export class CardStage extends LitElement {
  static override styles = styled(frameStyles, styles, sheetStyles, paperStyles);

  @property() hangarId = '';
  @property() pilotId = '';
  readonly paper = new Paper(this);
  /** Up to 1.32 times its size where there is room. */
  readonly size = new SheetSize(this, { beside: 20, most: 1.32 });
  readonly #open = new OpenHangar(this, () => this.hangarId);

  override updated(): void {
    void this.#fit();
  }

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => {
      const pilot = hangar.pilots.find(({ id }) => id === this.pilotId);
      return pilot ? this.#stage(pilot, hangar, running) : noSuch('pilot', this.hangarId);
    });
  }

  #stage(pilot: Pilot, hangar: Hangar, running: RunningHangar): TemplateResult {
    const mech = hangar.mechs.find(({ id }) => id === pilot.mech) ?? null;
    const booklet = (mech && running.find(mech.booklet, mech.edition)) ?? null;
    const back = `#/hangar/${this.hangarId}/pilot/${pilot.id}`;
    return html`<div class="stage">
      <stage-bar class="not-paper" takes-focus back=${back} back-to=${`To ${pilot.name}`}>
        The card on paper
        <p slot="aside" class="soft">${mech && booklet ? 'two A6 cards' : 'one A6 card'}</p>
      </stage-bar>
      <div class="sheets" role="region" tabindex="0" aria-label="The card as it is printed">
        <div class="sheet">
          ${pilotPaper(hangar, pilot, { mech, booklet, day: today() })}
          ${mech && booklet ? mechPaper(hangar, pilot, { mech, booklet }) : nothing}
        </div>
      </div>
      <div class="dock not-paper">
        <a class="button big" href=${back}>Back</a>
        <button type="button" class="button main big" @click=${this.#print}>
          ${icon('print')} Print
        </button>
      </div>
    </div>`;
  }

  /** Waits for the typeface, then fits the words. */
  async #fit(): Promise<void> {
    await document.fonts.ready;
    for (const inside of this.renderRoot.querySelectorAll<HTMLElement>('.inside')) fit(inside);
  }

  readonly #print = (): void => window.print();
}
