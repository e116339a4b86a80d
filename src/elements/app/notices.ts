import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { firstIcon } from '../common/first-signs.ts';
import { APP_WORDS } from './app-words.ts';
import type { Notice } from './notice.ts';
import { isPassing } from './notice.ts';

export class Notices {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #since = new WeakMap<Notice, number>();
  #notices: readonly Notice[] = [];

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>) {
    this.#host = host;
  }

  say(notice: Notice): void {
    const same = this.#notices.find(({ text }) => text === notice.text);
    if (same && !notice.act) return;
    // Show only one passing notice at a time, so that they never cover what is below the bar.
    const others = this.#notices.filter(
      (other) =>
        other !== same &&
        (!other.about || other.about !== notice.about) &&
        !(isPassing(notice) && isPassing(other)),
    );
    this.#since.set(notice, performance.now());
    this.#keep([...others, notice]);
    if (isPassing(notice)) setTimeout(() => this.#putAway(notice), 4000 + 60 * notice.text.length);
  }

  forget(about: string): void {
    this.#keep(this.#notices.filter((other) => other.about !== about));
  }

  /** On a new stage keep the newest notice, which may be about the way there, and drop older ones. */
  follow(): void {
    const read = performance.now() - 1000;
    this.#keep(
      this.#notices.filter((each) => !isPassing(each) || (this.#since.get(each) ?? 0) > read),
    );
  }

  /** `framed`: the stage has the bar of the game. */
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
