import { html } from 'lit';
import type { ReactiveElement } from 'lit';
import type { HangarHead, Hangars } from '../../offline/hangars/hangars.ts';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import { LONGEST } from '../../rules/campaign/card/wording.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { HOUSE_RULES } from '../../rules/campaign/history/founding.ts';
import { orNotDone } from '../campaign/answered.ts';
import { ask } from '../common/ask.ts';
import { notify } from '../common/notice.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import { contentWords, headWords, unsavedWords, HANGAR_WORDS } from './hangar-words.ts';

const USUAL = 'The hangar';

/** Asks for a name and founds a hangar. The penalty of replacements is asked at the first one (K10). */
export const askToFound = (stage: ReactiveElement, hangars: Hangars | null): void => {
  ask(stage, () => ({
    heading: 'Start a hangar',
    body: html`<label class="field"
      ><span>${HANGAR_WORDS.called}</span
      ><input name="called" autocomplete="off" maxlength=${LONGEST.hangar} placeholder=${USUAL}
    /></label>`,
    entered: true,
    acts: [
      {
        words: 'Start the hangar',
        look: 'main',
        does: async (typed) => {
          if (!hangars) return '';
          const name = typed('called') || USUAL;
          const made = await orNotDone(hangars.found({ name, replacements: HOUSE_RULES[0] }));
          if (made.kind !== 'done') return made.sentence;
          if (stage.isConnected) location.hash = `#/hangar/${made.id}`;
          return undefined;
        },
      },
    ],
  }));
};

interface ShownHangar {
  readonly hangar: Hangar;
  readonly running: RunningHangar;
  readonly hangars: Hangars | null;
  /** All hangars of the device. */
  readonly heads: readonly HangarHead[];
}

/** Shows what can be done with a hangar as a whole: switch, found, back up, remove. Null closes it. */
export const hangarMenu = (
  stage: ReactiveElement,
  shown: () => ShownHangar | null,
  backUp: () => void,
): void => {
  const away = ask(stage, () => {
    const now = shown();
    if (!now) return null;
    const { hangar, hangars, heads, running } = now;
    const next = (asks: () => void) => (): void => {
      away();
      asks();
    };
    return {
      heading: hangar.founding.name,
      body: html`<div class="ways">
        ${heads
          .filter(({ id }) => id !== running.id)
          .map(
            (head) =>
              html`<a class="other" href=${`#/hangar/${head.id}`} @click=${() => away()}
                ><b>${head.name}</b> <small>${headWords(head)}</small></a
              >`,
          )}
        ${
          hangar.pilots.some(({ end }) => end === null)
            ? html`<a class="button" href=${`#/hangar/${running.id}/cards`} @click=${() => away()}
                >${icon('print')} ${HANGAR_WORDS.printAll}</a
              >`
            : ''
        }
        <button type="button" class="button" @click=${next(() => askToFound(stage, hangars))}>
          Found another hangar
        </button>
        <button
          type="button"
          class="button plain"
          @click=${next(() => askToRemove(stage, shown, backUp))}
        >
          Remove this hangar…
        </button>
      </div>`,
    };
  });
};

const askToRemove = (
  stage: ReactiveElement,
  shown: () => ShownHangar | null,
  backUp: () => void,
): void => {
  const remove = async ({ hangars, running }: ShownHangar): Promise<void> => {
    const why = await hangars?.remove(running.id);
    if (why) return notify(stage, why);
    if (stage.isConnected) location.hash = '#/hangar';
    // The list may be here already.
    say(stage, 'hangar-removed');
  };
  ask(stage, () => {
    const now = shown();
    if (!now) return null;
    const { hangar, running } = now;
    return {
      heading: `Remove ${hangar.founding.name}?`,
      body: html`<p>${HANGAR_WORDS.lost(contentWords(hangar, running.games))}</p>
        <p><b>${unsavedWords(running.games, running.unsaved)}</b></p>`,
      acts: [
        { words: HANGAR_WORDS.saveFirst, look: 'main', does: backUp },
        { words: HANGAR_WORDS.remove, does: () => void remove(now) },
      ],
    };
  });
};

declare global {
  interface HTMLElementEventMap {
    'hangar-removed': CustomEvent<null>;
  }
}
