import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { sideOf } from '../../rules/battle/battle.ts';
import type { Telling } from '../../rules/fight/turn.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { icon } from '../common/signs.ts';
import type { Account } from '../turn/account.ts';
import { viewOf } from '../turn/account.ts';
import { perilsOf } from '../turn/perils.ts';
import type { Sight } from './table-controls.ts';
import { onWords } from './table-controls.ts';
import './told-half.ts';

/** What a half of the table shows while a turn is told, and what is done there. */
interface Half {
  readonly account: Account;
  readonly side: Side;
  readonly sight: Sight;
  readonly turn: Telling;
  readonly undecided: readonly Question[];
  /** A line for a first turn. */
  readonly guided: boolean;
  readonly back: () => void;
  readonly on: () => void;
}

/** Whom leaving would save, or lets go, now: as long as it is not decided, on the pages that lie open. */
export const threatenedIn = (account: Account, { scene }: Sight, turn: Telling): readonly Side[] =>
  scene === 'page' && !turn.decided
    ? [...perilsOf(account.battle, account.played, [0, 1]).keys()].map(sideOf)
    : [];

/** Whether one pilot has to say alone whether to stay, and the other waits. */
export const isWaiting = (threatened: readonly Side[], side: Side): boolean =>
  threatened.length === 1 && !threatened.includes(side);

/** A half of the table while a turn is told, and the buttons that go back and on. */
export const tellingHalf = (half: Half): TemplateResult => {
  const { account, side, sight, turn, undecided } = half;
  const { beat, scene } = sight;
  const [waiting] = scene === 'told' ? undecided : [];
  const threatened = threatenedIn(account, sight, turn);
  const waits = isWaiting(threatened, side);
  const words = waits
    ? `${viewOf(account, side).them.pilot} stays or leaves`
    : threatened.length === 1
      ? 'I stay: the score'
      : onWords(scene, turn, account.played, waiting);
  const shut = Boolean(waiting) || waits;
  return html`<told-half
    .account=${account}
    .side=${side}
    .scene=${scene}
    .beat=${beat}
    .undecided=${undecided}
    ?decided=${turn.decided}
    ?guided=${half.guided}
  >
    <div class="go">
      ${
        scene === 'numbers'
          ? nothing
          : html`<button
              type="button"
              class="button big back"
              aria-label="Back"
              @click=${half.back}
            >
              ${icon('back')}
            </button>`
      }
      <button
        type="button"
        class="button big on ${shut ? 'notyet' : ''}"
        aria-disabled=${shut}
        @click=${half.on}
      >
        ${words}
      </button>
    </div>
  </told-half>`;
};
