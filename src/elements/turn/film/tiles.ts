import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { sure } from '../../../rules/sure.ts';
import { pilotMark } from '../../common/signs.ts';
import type { Account } from '../facts/account.ts';
import { scoresOf } from '../facts/account.ts';
import { pilotOf } from '../facts/played-turn.ts';
import type { Seen } from '../facts/shots.ts';

/** State of the rival in its tile: whether there is a SCORE, then what it did and took. */
const stateOf = (account: Account, seen: Seen, now: boolean): TemplateResult | string => {
  const { names, pairing, played } = account;
  const { deeds, rival } = pairing;
  const { out } = sure(played.battle.seats[rival]);
  if (out === 'bailed out' || out === 'escaped') return out;
  if (scoresOf(account).length === 0) return 'no hit';
  if (now) return 'now';
  if (!seen.scored) return 'to come';
  return html`<span
      >dealt <b>${deeds.rival.damage}</b><span class="unseen"> to ${pilotOf(names, 0)}</span>,</span
    >
    <span>took <b>${deeds.lone.damage}</b></span>`;
};

/** A tile for each pairing with its progress; a tap opens its pages. */
export const tiles = (
  accounts: readonly Account[],
  seen: (rival: number) => Seen,
  { now, show }: { readonly now: number | null; readonly show: (rival: number) => void },
): TemplateResult =>
  html`<ul class="tiles" aria-label="Pairings">
    ${accounts.map((account) => {
      const { rival } = account.pairing;
      return html`<li>
        <button
          type="button"
          class="tile"
          aria-current=${rival === now ? 'true' : nothing}
          @click=${() => show(rival)}
        >
          <span class="of">${pilotMark('rival')}&nbsp;<b>${pilotOf(account.names, rival)}</b></span>
          <span class="state">${stateOf(account, seen(rival), rival === now)}</span>
        </button>
      </li>`;
    })}
  </ul>`;
