import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { icon } from '../common/signs.ts';
import { TABLE_WORDS } from './table-words.ts';

/** What may be done with a pilot of a fight: who stands alone is removed at once, for the others a sheet is asked for. */
export const seatAct = (
  side: Side,
  name: string,
  { moves, removes }: { readonly removes: () => void; readonly moves: () => void },
): TemplateResult =>
  side === 'lone'
    ? html`<button
        type="button"
        class="do"
        aria-label=${TABLE_WORDS.remove(name)}
        @click=${removes}
      >
        ${icon('close')}
      </button>`
    : html`<button
        type="button"
        class="do"
        aria-haspopup="dialog"
        aria-label=${TABLE_WORDS.moveOrRemove(name)}
        @click=${moves}
      >
        ${icon('swap')}
      </button>`;
