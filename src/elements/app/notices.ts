import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { firstIcon } from '../common/first-signs.ts';
import { APP_WORDS } from './app-words.ts';
import type { Notice } from './notice.ts';
import { isPassing } from './notice.ts';

/** The sentences above the stage, until they go or are put away. */
export class Notices {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #since = new WeakMap<Notice, number>();
  #notices: readonly Notice[] = [];

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  /** Says one, unless it is said already. */
  say(notice: Notice): void {
    if (this.#notices.some(({ text }) => text === notice.text)) return;
    // One at a time of those that go by themselves, so that they never cover what is below the bar.
    const others = this.#notices.filter(
      (other) =>
        (!other.about || other.about !== notice.about) && !(isPassing(notice) && isPassing(other)),
    );
    this.#since.set(notice, performance.now());
    this.#keep([...others, notice]);
    if (isPassing(notice)) setTimeout(() => this.#putAway(notice), 4000 + 60 * notice.text.length);
  }

  /** What was said about this is true no more. */
  forget(about: string): void {
    this.#keep(this.#notices.filter((other) => other.about !== about));
  }

  /** Another stage: the latest notice may be about the way there; older ones are dropped. */
  follow(): void {
    const read = performance.now() - 1000;
    this.#keep(
      this.#notices.filter((each) => !isPassing(each) || (this.#since.get(each) ?? 0) > read),
    );
  }

  /** Those that are shown, with the bar of the game or without. */
  shown(framed: boolean): readonly TemplateResult[] {
    return this.#notices
      .filter(({ atBar }) => framed || !atBar)
      .map(
        (notice) =>
          html`<div class="notice abreast" ?waits=${notice.waits ?? notice.stays}>
            <p>${notice.text}</p>
            ${
              notice.act
                ? html`<button type="button" class="button" @click=${() => notice.act?.do()}>
                    ${notice.act.name}
                  </button>`
                : nothing
            }
            ${
              notice.stays
                ? nothing
                : html`<button
                    type="button"
                    class="away"
                    aria-label=${APP_WORDS.putAway}
                    @click=${() => this.#putAway(notice)}
                  >
                    ${firstIcon('close')}
                  </button>`
            }
          </div>`,
      );
  }

  #putAway(notice: Notice): void {
    this.#keep(this.#notices.filter((other) => other !== notice));
  }

  #keep(notices: readonly Notice[]): void {
    this.#notices = notices;
    this.#host.requestUpdate();
  }
}
