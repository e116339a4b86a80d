import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { SIDES } from '../../rules/battle/battle.ts';
import { icon } from '../common/signs.ts';
import type { Account } from './account.ts';
import { changesLine } from './exchange-slips.ts';
import { filmActs } from './film-acts.ts';
import type { FilmRun } from './film-run.ts';
import { onWords } from './film-words.ts';
import { waitWords } from './turn-questions.ts';

/** What stands below a film: back, how far it has come or what has changed, on. */
export const filmControls = (
  account: Account,
  run: FilmRun,
  { together, last }: { readonly together: boolean; readonly last: string },
): TemplateResult => {
  const { shot, waiting } = run;
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
      run.isAllTold
        ? html`<p class="changed">${SIDES.map((side) => changesLine(account, side))}</p>`
        : filmActs(shot.step)
    }
    ${
      waiting
        ? html`<button type="button" class="button notyet on" aria-disabled="true">
            ${waitWords(waiting)}
          </button>`
        : html`<button type="button" class="button main on" @click=${() => run.hurry()}>
            ${onWords(account, shot, { together, last })} <kbd aria-hidden="true">Space</kbd>
          </button>`
    }
  </div>`;
};
