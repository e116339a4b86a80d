import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { pairingWith } from '../../rules/battle/duel.ts';
import { sure } from '../../rules/sure.ts';
import { pilotMark } from '../common/signs.ts';
import type { Account } from '../telling/account.ts';
import { incidentOf } from '../telling/incident-places.ts';
import { pilotOf } from './many-words.ts';
import type { Seen } from './shots.ts';

/** The page and letter that a side sees, once its page was turned to. */
const found = ({ pairing }: Account, side: Side, { pages }: Seen): TemplateResult => {
  const { line, screen } = pairing.deeds[side].sees;
  return pages.includes(side)
    ? html`<b>${screen.number}${line ? ` ${line.letter}` : ''}</b>`
    : html`<b aria-hidden="true">…</b><span class="unseen">not turned to yet</span>`;
};

const stateOf = (account: Account, seen: Seen): TemplateResult | string => {
  const { battle, pairing, played } = account;
  const { deeds, rival } = pairing;
  const { out } = sure(played.battle.seats[rival]);
  if (seen.scored && (out === 'bailed out' || out === 'escaped')) return out;
  if (seen.scored)
    return html`did <b>${deeds.lone.damage}</b> <i aria-hidden="true">·</i
      ><span class="unseen">,</span> took <b>${deeds.rival.damage}</b>`;
  if (seen.pages.length === 0) return pairingWith(battle, pairing)?.range ?? '';
  return html`${found(account, 'lone', seen)} <i aria-hidden="true">·</i
    ><span class="unseen">and</span> ${found(account, 'rival', seen)}`;
};

/** Whether anybody scored in a pairing. */
export const hasScore = ({ pairing, played }: Account): boolean =>
  [0, pairing.rival].some((seat) => incidentOf(played, 'scored', seat));

/** A tile for each pairing: its range, then the pages, then what was done; a tap shows it. */
export const tiles = (
  accounts: readonly Account[],
  seen: (rival: number) => Seen,
  { now, show }: { readonly now: number | null; readonly show: ((rival: number) => void) | null },
): TemplateResult =>
  html`<ul class="tiles" aria-label="Pairings">
    ${accounts.map((account) => {
      const { rival } = account.pairing;
      return html`<li>
        <button
          type="button"
          class="tile"
          aria-current=${rival === now ? 'true' : nothing}
          aria-disabled=${show ? nothing : 'true'}
          @click=${() => show?.(rival)}
        >
          <span class="of">${pilotMark('rival')}&nbsp;<b>${pilotOf(account.names, rival)}</b></span>
          <span class="state">${stateOf(account, seen(rival))}</span>
        </button>
      </li>`;
    })}
  </ul>`;
