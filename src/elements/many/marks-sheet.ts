import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { pairingsOf, seatOf, sideOf } from '../../rules/battle/battle.ts';
import type { Incident } from '../../rules/battle/incident.ts';
import { outcomeText, tell } from '../../rules/words/tell.ts';
import { effectText, plain, statusPhrase } from '../../rules/words/words.ts';
import '../card/gauge-row.ts';
import { phrase, pilotMark } from '../common/signs.ts';
import { isOnCard } from '../telling/incident-places.ts';
import type { Told } from './many-words.ts';
import { pilotOf } from './many-words.ts';

/** Told by the gauges, or by what was done. */
const isSaidElsewhere = ({ kind }: Incident): boolean =>
  kind === 'heated' || kind === 'spent' || kind === 'not scored';

/** Who did how much to a seat, the criticals it received, and what else befell it. */
const befell = ({ names, played }: Told, seat: number): string => {
  const { incidents } = played;
  const done = incidents.flatMap((incident) =>
    incident.kind === 'scored' && incident.on === seat && incident.damage > 0
      ? `${pilotOf(names, incident.seat)} did ${incident.damage}`
      : [],
  );
  const criticals = incidents.flatMap((incident) =>
    incident.kind === 'critical' && incident.on === seat && incident.reached
      ? `${incident.line.critical.part}: ${effectText(incident.line.critical)}.`
      : [],
  );
  const others = incidents.flatMap((incident) =>
    isOnCard(incident, seat) && !isSaidElsewhere(incident) ? plain(tell(incident, names)) : [],
  );
  return [done.length > 0 ? `${done.join(', ')}.` : 'Not hit.', ...criticals, ...others].join(' ');
};

/** What a seat may do next, as it is told; the lone pilot by range. */
const nextOf = ({ names, played }: Told, seat: number): TemplateResult | typeof nothing => {
  const pairings = pairingsOf(played.battle, seat);
  if (pairings.length === 0 || played.battle.outcome) return nothing;
  return html`<ul class="next">
    ${pairings.map(({ range, rival, sees }) => {
      const { status } = sees[seat === 0 ? 'rival' : 'lone'];
      return seat === 0
        ? html`<li>
            <span class="label">${range}</span>
            <span><b>${pilotOf(names, rival)}:</b> ${phrase(statusPhrase(status, range))}</span>
          </li>`
        : html`<li>
            <span><b>Next:</b> ${phrase(statusPhrase(status, range))}</span>
          </li>`;
    })}
  </ul>`;
};

/** What a turn has left of everybody: gauges with what they were, what befell them, what they may do next. */
export const marksSheet = (told: Told): TemplateResult => {
  const { battle, names, played } = told;
  const { outcome } = played.battle;
  const seats = [0, ...played.pairings.map(({ rival }) => rival)];
  const end = outcome ? outcomeText(outcome, names) : null;
  return html`<div class="marks">
    ${end ? html`<p class="end panel"><b>${end.title}</b>, ${end.by}.</p>` : nothing}
    ${seats.map((seat) => {
      const range = seat > 0 ? pairingsOf(played.battle, seat)[0]?.range : undefined;
      return html`<section class="panel ${seat === 0 ? 'first' : ''}">
        <h2>
          <b>${pilotMark(sideOf(seat))}&nbsp;${pilotOf(names, seat)}</b>
          <span class="soft">${names[seat]?.mech}${range ? ` · ${range} range` : ''}</span>
        </h2>
        <gauge-row
          .seat=${seatOf(played.battle, seat)}
          .was=${seatOf(battle, seat)}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
        <p>${befell(told, seat)}</p>
        ${nextOf(told, seat)}
      </section>`;
    })}
  </div>`;
};
