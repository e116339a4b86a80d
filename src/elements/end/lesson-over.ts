import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { COURSE_OVER } from '../../rules/words/lesson.ts';
import { say } from '../common/say.ts';
import { styled } from '../common/styled.ts';
import { END_WORDS } from './end-words.ts';
import styles from './lesson-over.css?inline';

/**
 * Shown after the three turns of a lesson.
 *
 * @fires lesson-left - the pilots go on with this duel by themselves
 */
@customElement('lesson-over')
export class LessonOver extends LitElement {
  static override styles = styled(styles);

  override firstUpdated(): void {
    this.renderRoot.querySelector('h1')?.focus();
  }

  override render(): TemplateResult {
    return html`<section class="panel stack apart">
      <h1 tabindex="-1">${END_WORDS.lessonOver}</h1>
      ${COURSE_OVER.map((words) => html`<p>${words}</p>`)}
      <button type="button" class="button main big" @click=${() => say(this, 'lesson-left')}>
        ${END_WORDS.goOn}
      </button>
      <a class="button big" href="#/">${END_WORDS.startNew}</a>
      <a class="button plain" href="#/rules">${END_WORDS.readRules}</a>
    </section>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'lesson-left': CustomEvent<null>;
  }
}
