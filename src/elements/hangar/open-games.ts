import { html, nothing } from 'lit';
import type { ReactiveElement, TemplateResult } from 'lit';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { OpenGame } from '../../rules/campaign/history/game.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { addressOfGame, numberOf } from '../campaign/open-game.ts';
import type { OpenHangar } from '../campaign/open-hangar.ts';
import { ask } from '../common/ask.ts';
import { notify } from '../common/notice.ts';
import { icon } from '../common/signs.ts';
import { againstWords, settledWords, HANGAR_WORDS } from './hangar-words.ts';

interface Shown {
  readonly stage: ReactiveElement;
  readonly open: OpenHangar;
  readonly hangar: Hangar;
  readonly running: RunningHangar;
}

const askToCallOff = ({ stage, open, hangar, running }: Shown, game: OpenGame): void => {
  const number = numberOf(hangar, game, running);
  const callOff = async (): Promise<void> => {
    if (await open.act(running.callOff(game.id))) notify(stage, HANGAR_WORDS.calledOff(number));
  };
  ask(stage, () =>
    open.running === running
      ? {
          heading: `Call game ${number} off?`,
          body: html`<p>${againstWords(hangar, game)}. ${HANGAR_WORDS.neverWas}</p>`,
          acts: [
            { words: 'Call it off', look: 'main', does: () => void callOff() },
            { words: 'Keep it', does: () => undefined },
          ],
        }
      : null,
  );
};

/** The open games on top of a hangar, each to continue or call off. */
export const openGames = (shown: Shown): TemplateResult => {
  const { hangar, running } = shown;
  return html`<ul class="open-games grid">
    ${hangar.open.map((game) => {
      const number = numberOf(hangar, game, running);
      const settled = settledWords(hangar, game, running.find);
      return html`<li class="panel">
        <p>
          <b>Game ${number}:</b>
          ${settled ?? `${againstWords(hangar, game)} is being played`}.
        </p>
        <div class="acts">
          ${
            settled === null && !game.muster.mission
              ? html`<button
                  type="button"
                  class="button plain"
                  aria-label=${HANGAR_WORDS.callOff(number)}
                  @click=${() => askToCallOff(shown, game)}
                >
                  Call it off…
                </button>`
              : nothing
          }
          <a
            class="button main"
            href=${addressOfGame(game, running)}
            aria-label=${HANGAR_WORDS.goOn(number)}
            >Go on ${icon('on')}</a
          >
        </div>
      </li>`;
    })}
  </ul>`;
};
