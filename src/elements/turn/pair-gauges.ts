import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SIDES, seatOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import { pilotMark } from '../common/signs.ts';
import '../card/gauge-row.ts';
import './turn-list.ts';
import type { Account } from './account.ts';
import { viewOf } from './account.ts';
import type { Told } from './many-words.ts';
import { convertedWords } from './many-words.ts';

/** The armor that a seat comes to a pairing with, and that it leaves it with: the scores that are told follow each other. */
const armorIn = (
  { battle, played }: Told,
  { pairing }: Account,
  seat: number,
  isTold: Beside['isTold'],
): { readonly before: number; readonly after: number } => {
  let before = seatOf(battle, seat).armor;
  for (const incident of played.incidents) {
    if (incident.kind !== 'scored' || incident.on !== seat) continue;
    const rival = Math.max(incident.seat, incident.on);
    if (!isTold(rival)) continue;
    if (rival === pairing.rival) return { before: incident.from, after: incident.to };
    if (rival < pairing.rival) before = incident.to;
  }
  return { before, after: before };
};

/** What is known beside the pages of a pairing. */
interface Beside {
  /** The turns before this one. */
  readonly exchanges: readonly Exchange[];
  /** Whether the scores of the pairing with a rival are told: until then gauges stand as before the turn. */
  readonly isTold: (rival: number) => boolean;
}

/** Beside the pages of a pairing: a number that was converted for it, the gauges of the two, their turns. */
export const pairGauges = (
  told: Told,
  account: Account,
  { exchanges, isTold }: Beside,
): TemplateResult => {
  const { battle, names, pairing, played } = account;
  const scored = isTold(pairing.rival);
  const converted = convertedWords(account, told.played);
  return html`<div class="beside">
    ${converted ? html`<p class="converted panel">${converted}</p>` : nothing}
    ${SIDES.map((side) => {
      const { me, seat } = viewOf(account, side);
      const { after, before } = armorIn(told, account, seat, isTold);
      const now = seatOf(battle, seat);
      return html`<section class="gauge panel">
        <h3>${pilotMark(side)}&nbsp;${me.pilot} <span class="soft">${me.mech}</span></h3>
        <gauge-row
          .seat=${{ ...now, armor: scored ? after : before }}
          .was=${scored ? { ...now, armor: before } : null}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
      </section>`;
    })}
    <div class="panel log" role="region" aria-label="The turns so far" tabindex="0">
      <turn-list
        .battle=${battle}
        .pairing=${pairing}
        .exchanges=${scored ? [...exchanges, played] : exchanges}
        .names=${names}
      ></turn-list>
    </div>
  </div>`;
};
