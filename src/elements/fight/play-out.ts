import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Standing } from '../../offline/fights/standing.ts';
import { seatsOfPeople } from '../../rules/words/tell.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import styles from '../end/lesson-over.css?inline';
import { PLAY_OUT_WORDS } from './fight-words.ts';

/**
 * Asks whether to play out or to watch a fight in which no person has a choice left.
 *
 * @fires play-out-asked
 * @fires watch-asked
 */
@customElement('play-out')
export class PlayOut extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) standing!: Standing;
  @state() private playing = false;

  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  override render(): TemplateResult {
    const { names, record } = this.standing;
    const people = seatsOfPeople(names).map((pilot) => names[pilot]?.pilot ?? '');
    return html`<section class="panel stack apart">
      <h1 tabindex="-1">${PLAY_OUT_WORDS.out(people)}</h1>
      <p role="status">
        ${this.playing ? PLAY_OUT_WORDS.playing(record.moves.filter(({ kind }) => kind === 'turn').length) : PLAY_OUT_WORDS.about}
      </p>
      <button
        type="button"
        class="button main big"
        ?disabled=${this.playing}
        @click=${() => {
          this.playing = true;
          say(this, 'play-out-asked');
        }}
      >
        ${PLAY_OUT_WORDS.playOut}
      </button>
      <button
        type="button"
        class="button plain"
        ?disabled=${this.playing}
        @click=${() => say(this, 'watch-asked')}
      >
        ${PLAY_OUT_WORDS.watch}
      </button>
    </section>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'play-out-asked': CustomEvent<null>;
    'watch-asked': CustomEvent<null>;
  }
}
