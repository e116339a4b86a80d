import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { ByRival } from '../../rules/battle/duel.ts';
import type { Named } from '../../rules/words/tell.ts';
import { possessive } from '../../rules/words/tell.ts';
import { pilotMark } from '../common/signs.ts';
import { standText } from './range-text.ts';

/** How the rival stands whose page a phone shows; a tap leads to card, log and booklets. */
export const knownLine = (
  { battle, names, rival }: ByRival & { readonly battle: Battle; readonly names: readonly Named[] },
  study: () => void,
): TemplateResult => {
  const { mech, pilot } = names[rival] ?? { mech: '', pilot: '' };
  return html`<button type="button" class="known" @click=${study}>
    <span>
      ${pilotMark('rival')} <b>${possessive(pilot)}</b> ${mech}:
      ${standText(seatOf(battle, rival), battle.options)}
    </span>
    <span class="soft">Study ›</span>
  </button>`;
};
