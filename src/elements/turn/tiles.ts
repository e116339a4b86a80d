import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Side } from '../../rules/battle/battle.ts';
import { pairingWith } from '../../rules/battle/duel.ts';
import { sure } from '../../rules/sure.ts';
import { pilotMark } from '../common/signs.ts';
import type { Account } from './account.ts';
import { pilotOf } from './played-turn.ts';
import type { Seen } from './shots.ts';

/** The page and letter that a side sees, once its page was turned to. */
const found = ({ pairing }: Account, side: Side, { pages }: Seen): TemplateResult => {
  const { line, screen } = pairing.deeds[side].sees;
  return pages.includes(side)
    ? html`<b class="page"
        ><span class="unseen">page </span
        >${screen.number}${line ? html` <span class="unseen">letter </span>${line.letter}` : nothing}</b
      >`
    : html`<b class="page" aria-hidden="true">…</b
        ><span class="unseen">a page not turned yet</span>`;
};

/** What stands in a tile, all of it of the rival that it names: the page the rival is shown on and the one the
 *  rival sees, then what the rival did and took. */
const stateOf = (account: Account, seen: Seen): TemplateResult | string => {
  const { battle, names, pairing, played } = account;
  const { deeds, rival } = pairing;
  const { out } = sure(played.battle.seats[rival]);
  if (seen.scored && (out === 'bailed out' || out === 'escaped')) return out;
  const two = (one: TemplateResult, other: TemplateResult): TemplateResult =>
    html`<span>${one}<span class="comma">,</span></span> <span>${other}</span>`;
  if (seen.scored)
    return two(
      html`did <b>${deeds.rival.damage}</b><span class="unseen"> to ${pilotOf(names, 0)}</span>`,
      html`took <b>${deeds.lone.damage}</b>`,
    );
  if (seen.pages.length === 0) return pairingWith(battle, pairing)?.range ?? '';
  return two(html`on ${found(account, 'lone', seen)}`, html`sees ${found(account, 'rival', seen)}`);
};

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
