import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { fates } from '../../rules/words/fate.ts';
import type { Named } from '../../rules/words/tell.ts';
import { outcomeText } from '../../rules/words/tell.ts';
import { number } from '../../rules/words/words.ts';
import { plate } from '../page/plate.ts';
import '../page/view-window.ts';
import { endPictures } from './end-pictures.ts';
import plateStyles from '../page/plate.css?inline';
import styles from './end-picture.css?inline';
import { styled } from '../common/styled.ts';

const isThere = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth > 0;

/**
 * How a duel ended, as a page of the booklet: who won in the plate above, the wreck in the window, what
 * became of the pilot in the plate below. Where both are out, or nobody is, two windows.
 */
@customElement('end-picture')
export class EndPicture extends LitElement {
  static override styles = styled(plateStyles, styles);

  @property({ attribute: false }) battle!: Battle;
  @property({ attribute: false }) exchanges: readonly Exchange[] = [];
  @property({ attribute: false }) names: readonly Named[] = [];
  /** The stage has its heading in another one: across a table. */
  @property({ type: Boolean }) second = false;
  /** What became of the pilots stands elsewhere. */
  @property({ type: Boolean, attribute: 'no-fate', reflect: true }) noFate = false;

  /** The heading takes the focus. */
  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  /** The pictures that are shown, for sharing them; none before all of them are there. */
  get images(): readonly HTMLImageElement[] {
    const windows = [...this.renderRoot.querySelectorAll('view-window')];
    const images = windows.flatMap((window) => window.renderRoot.querySelector('img') ?? []);
    return images.length === windows.length && images.every(isThere) ? images : [];
  }

  override render(): TemplateResult {
    const { battle, exchanges, names } = this;
    if (!battle.outcome) return html``;
    const { title } = outcomeText(battle.outcome, names);
    const pictures = endPictures(battle, exchanges);
    const told = fates(battle, names);
    return html`<section class="page frame">
      <div class="plate title">
        ${plate('range')}<small>Turn ${battle.turns} · ${this.#how()}</small>
        ${this.second ? html`<h2>${title}</h2>` : html`<h1 tabindex="-1">${title}</h1>`}
      </div>
      <div class="windows">
        ${pictures.map(
          ({ booklet, screen, wear }) =>
            html`<view-window .booklet=${booklet} .screen=${screen} .wear=${wear}></view-window>`,
        )}
      </div>
      ${
        this.noFate
          ? nothing
          : html`<div class="plate fate">
              ${plate('status')}<small>${told.length > 1 ? 'The pilots' : 'The pilot'}</small>
              ${told.map((fate) => html`<p>${fate}</p>`)}
            </div>`
      }
    </section>`;
  }

  /** In the fewest words, for a narrow plate. */
  #how(): string {
    const { outcome, seats } = this.battle;
    if (!outcome) return '';
    return outcome.kind === 'win' && outcome.by === 'armor'
      ? `loser at armor ${number(seats.find(({ out }) => out !== null)?.armor ?? 0)}`
      : outcomeText(outcome, this.names).by;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'end-picture': EndPicture;
  }
}
