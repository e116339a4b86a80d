import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { OTHER_SIDE, pairingsOf, seatOf, sideOf } from '../../rules/battle/battle.ts';
import type { Incident } from '../../rules/battle/incident.ts';
import { outcomeText, tell } from '../../rules/words/tell.ts';
import { effectText, plain, statusPhrase } from '../../rules/words/words.ts';
import '../card/gauge-row.ts';
import { phrase, pilotMark } from '../common/signs.ts';
import { isOnCard } from './incident-places.ts';
import type { PlayedTurn } from './played-turn.ts';
import { accountOfSeat, pilotOf } from './played-turn.ts';
import { shownWindow } from './shown-window.ts';

/** Shown by the gauges, or by what was done. */
const isSaidElsewhere = ({ kind }: Incident): boolean =>
  kind === 'heated' || kind === 'spent' || kind === 'not scored';

/** Who did how much to a seat, the criticals it received, and what else befell it. */
const befell = ({ names, played }: PlayedTurn, seat: number): string => {
  const { incidents } = played;
  const done = incidents.flatMap((incident) =>
    incident.kind === 'scored' && incident.on === seat && incident.damage > 0
      ? `${pilotOf(names, incident.seat)} did ${incident.damage}`
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

/** What befell a seat, and what it may do next; the lone pilot by range. */
const leftOf = (turn: PlayedTurn, seat: number): TemplateResult => {
  const { names, played } = turn;
  const words = befell(turn, seat);
  const pairings = pairingsOf(played.battle, seat);
  if (pairings.length === 0 || played.battle.outcome) return html`<p>${words}</p>`;
  return html`${seat === 0 ? html`<p>${words}</p>` : nothing}
    <ul class="next">
      ${pairings.map(({ range, rival, sees }) => {
        const { status } = sees[seat === 0 ? 'rival' : 'lone'];
        return seat === 0
          ? html`<li>
              <span class="label">${range}</span>
              <span><b>${pilotOf(names, rival)}:</b> ${phrase(statusPhrase(status, range))}</span>
            </li>`
          : html`<li>
              <span>${words} <b>Next:</b> ${phrase(statusPhrase(status, range))}</span>
            </li>`;
      })}
    </ul>`;
};

/** A seat as it was seen last: the lone pilot by whoever hit hardest. */
const seenLast = (turn: PlayedTurn, seat: number): TemplateResult => {
  const { deeds } = accountOfSeat(turn, seat).pairing;
  const { screen } = deeds[OTHER_SIDE[sideOf(seat)]].sees;
  return html`<div class="windows frame">${shownWindow(turn.played.battle, seat, screen)}</div>`;
};

/** More are too many to be seen large. */
const MOST_LARGE = 4;

/**
 * What a turn has left of everybody: gauges with what they were, what befell them, what they may do next;
 * on a `large` sheet as they were seen last.
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
          <span class="soft">${names[seat]?.mech}${range ? ` · ${range} range` : ''}</span>
        </h2>
        <gauge-row
          .seat=${seatOf(played.battle, seat)}
          .was=${seatOf(battle, seat)}
          .uncounted=${battle.options.ammunition === 'ignored'}
        ></gauge-row>
        ${leftOf(turn, seat)}
      </section>`;
    })}
  </div>`;
};
