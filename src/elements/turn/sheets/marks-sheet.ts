import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { OTHER_SIDE, pairingsOf, seatOf, sideOf } from '../../../rules/battle/battle.ts';
import type { Incident } from '../../../rules/battle/incident.ts';
import { listed } from '../../../rules/words/listed.ts';
import { outcomeText, tell } from '../../../rules/words/tell.ts';
import { effectText, plain, statusPhrase } from '../../../rules/words/words.ts';
import '../../card/gauge-row.ts';
import { phrase, pilotMark } from '../../common/signs.ts';
import { isOnCard } from '../facts/incident-places.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { accountOfSeat, pilotOf } from '../facts/played-turn.ts';
import { shownWindow } from '../pages/shown-window.ts';

/** The gauges or the calls show it. */
const isSaidElsewhere = ({ kind }: Incident): boolean =>
  kind === 'heated' || kind === 'spent' || kind === 'not scored';

/** Who did how much to a seat, its criticals, and other incidents. */
const befell = ({ names, played }: PlayedTurn, seat: number): string => {
  const { incidents } = played;
  const done = incidents.flatMap((incident) =>
    incident.kind === 'scored' && incident.on === seat && incident.damage > 0
      ? `${pilotOf(names, incident.seat)} deals ${incident.damage}`
      : [],
  );
  const received = incidents.flatMap((incident) =>
    incident.kind === 'critical' && incident.on === seat && incident.reached
      ? incident.line.critical
      : [],
  );
  const criticals = [...new Set(received)].map((critical) => {
    const times = received.filter((each) => each === critical).length;
    return `${critical.part}${times > 1 ? ` (${times} times)` : ''}: ${effectText(critical)}.`;
  });
  const others = incidents.flatMap((incident) =>
    isOnCard(incident, seat) && !isSaidElsewhere(incident) ? plain(tell(incident, names)) : [],
  );
  return [done.length > 0 ? `${done.join(', ')}.` : 'Not hit.', ...criticals, ...others].join(' ');
};

/** Statuses given to a seat: `Ben and Cleo told Ada: Only Green`; equal words once. */
const toldOf = ({ names, played }: PlayedTurn, seat: number): TemplateResult => {
  const told = pairingsOf(played.battle, seat).map(({ range, rival, sees }) => {
    const { status } = sees[seat === 0 ? 'rival' : 'lone'];
    const words = statusPhrase(status, range);
    return { by: pilotOf(names, seat === 0 ? rival : 0), words, said: plain(words) };
  });
  const once = told.filter(({ said }, at) => told.findIndex((each) => each.said === said) === at);
  return html`<ul class="next">
    ${once.map(({ said, words }) => {
      const by = told.flatMap((each) => (each.said === said ? each.by : []));
      return html`<li><b>${listed(by)}</b> told ${pilotOf(names, seat)}: ${phrase(words)}</li>`;
    })}
  </ul>`;
};

/** The last view of a seat; of the lone pilot by the rival who hit hardest. */
const seenLast = (turn: PlayedTurn, seat: number): TemplateResult => {
  const { deeds } = accountOfSeat(turn, seat).pairing;
  const { screen } = deeds[OTHER_SIDE[sideOf(seat)]].sees;
  return html`<div class="windows frame">${shownWindow(turn.played.battle, seat, screen)}</div>`;
};

/** Most large windows. */
const MOST_LARGE = 4;

/**
 * What the turn left: for each pilot gauges with the change, incidents, and the status; `large` adds the last
 * views.
 */
export const marksSheet = (turn: PlayedTurn, large: boolean): TemplateResult => {
  const { battle, names, played } = turn;
  const { outcome } = played.battle;
  const seats = [0, ...played.pairings.map(({ rival }) => rival)];
  const end = outcome ? outcomeText(outcome, names) : null;
  const seen = large && seats.length <= MOST_LARGE;
  return html`<div class="marks ${seen ? `large of-${seats.length}` : ''}">
    ${end ? html`<p class="end panel"><b>${end.title}</b>, ${end.by}.</p>` : nothing}
    ${seats.map((seat) => {
      const range = seat > 0 ? pairingsOf(played.battle, seat)[0]?.range : undefined;
      return html`<section class="panel ${seat === 0 ? 'first' : ''}">
        ${seen ? seenLast(turn, seat) : nothing}
        <h2>
          <b>${pilotMark(sideOf(seat))}&nbsp;${pilotOf(names, seat)}</b>
          <span class="soft">${names[seat]?.mech}</span>
          ${range ? html`<span class="label chip">${range}<span class="unseen"> range</span></span>` : nothing}
        </h2>
        <gauge-row
          criticals
          ?narrow=${!large}
          .seat=${seatOf(played.battle, seat)}
          .was=${seatOf(battle, seat)}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
        <p>${befell(turn, seat)}</p>
        ${outcome || pairingsOf(played.battle, seat).length === 0 ? nothing : toldOf(turn, seat)}
      </section>`;
    })}
  </div>`;
};
