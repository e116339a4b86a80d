import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { SIDES } from '../../rules/battle/battle.ts';
import { icon } from '../common/signs.ts';
import type { Account } from './account.ts';
import { changesLine } from './exchange-slips.ts';
import { filmActs } from './film-acts.ts';
import type { FilmRun } from './film-run.ts';
import { onWords } from './film-words.ts';
import { waitWords } from './turn-questions.ts';

interface Below {
  /** Both pages stand side by side. */
  readonly together: boolean;
  /** All is told but the beats. */
  readonly told: boolean;
  /** What comes after the film. */
  readonly last: string;
}

/** What stands below a film: back, how far it has come or what has changed, on. */
export const filmControls = (
  account: Account,
  run: FilmRun,
  { together, told, last }: Below,
): TemplateResult => {
  const { place, waiting } = run;
  const on = onWords(account, place, { together, last, lastCall: run.isLastCall });
  return html`<div class="controls dock">
    <button
      type="button"
      class="button plain back"
      aria-label="Back"
      aria-disabled=${!run.mayGoBack}
      @click=${() => run.back()}
    >
      ${icon('back')}
    </button>
    ${
      told && !together
        ? html`<p class="changed">${SIDES.map((side) => changesLine(account, side))}</p>`
        : filmActs(place.step, told)
    }
    ${
      waiting
        ? html`<button type="button" class="button notyet on" aria-disabled="true">
            ${waitWords(waiting)}
          </button>`
        : html`<button
            type="button"
            class=${classMap({ button: true, main: true, on: true, long: on.length > 20, last: run.isLastCall })}
            @click=${() => run.hurry()}
          >
            ${on} <kbd aria-hidden="true">Space</kbd>
          </button>`
    }
  </div>`;
};
