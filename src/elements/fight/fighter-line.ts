import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Standing } from '../../offline/fights/standing.ts';
import type { Side } from '../../rules/battle/battle.ts';
import { seatOf } from '../../rules/battle/battle.ts';
import type { Fight, FightBattle } from '../../rules/fight/fight.ts';
import { sure } from '../../rules/sure.ts';
import '../card/gauge-row.ts';
import { pilotMark } from '../common/signs.ts';
import '../page/small-picture.ts';

/** ◆ for the smaller side of a fight, ◇ for the other. */
export const markOf = ({ sides }: Fight, pilot: number): Side =>
  sides[pilot] === 'few' ? 'lone' : 'rival';

/** A fighter of a battle: the 'Mech as the enemy sees it, range and state; `narrow` on a phone. */
export const fighterLine = (
  { fight, names }: Standing,
  { battle, pilots }: FightBattle,
  seat: number,
  narrow: boolean,
): TemplateResult => {
  const pilot = sure(pilots[seat]);
  const mech = seatOf(battle, seat);
  const pairing = battle.pairings.find(({ rival }) => rival === seat);
  const seen = seat === 0 ? battle.pairings[0]?.sees.rival : pairing?.sees.lone;
  return html`<div
    class="fighter grid apart ${seat === 0 ? 'lone' : 'rival'} ${mech.out ? 'gone' : ''}"
  >
    ${pairing ? html`<span class="label range">${pairing.range}<span class="unseen"> range</span></span>` : nothing}
    ${
      seen
        ? html`<div class="shown" aria-hidden="true">
            <small-picture .booklet=${mech.booklet} .number=${seen.number}></small-picture>
            <b>${seen.number}</b>
          </div>`
        : nothing
    }
    <div class="how">
      <p class="baseline wrap">
        <b>${pilotMark(markOf(fight, pilot))} ${names[pilot]?.pilot}</b>
        <span class="soft normal">${names[pilot]?.mech}${mech.shutDown ? ' · shut down' : ''}</span>
        ${mech.out ? html`<span class="label out">${mech.out}</span>` : nothing}
      </p>
      ${
        mech.out
          ? nothing
          : html`<gauge-row
              criticals
              ?narrow=${narrow}
              .seat=${mech}
              .uncounted=${battle.options.ammunition === 'ignored'}
            ></gauge-row>`
      }
    </div>
  </div>`;
};
