import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { OTHER_SIDE, seatOf, sideOf } from '../../../rules/battle/battle.ts';
import { pairingOfSeat } from '../../../rules/battle/duel.ts';
import { sure } from '../../../rules/sure.ts';
import '../../card/gauge-row.ts';
import { icon, pilotMark } from '../../common/signs.ts';
import { calledBand } from '../pages/called-page.ts';
import { calledBy } from '../words/calls.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import { QUIET_WORDS } from '../words/turn-words.ts';
import { shownWindow } from '../pages/shown-window.ts';
import { whyIn } from '../words/why-lines.ts';

/** Calls of a seat in order, repeats counted. */
const callsIn = (turns: readonly PlayedTurn[], seat: number): TemplateResult => {
  const runs: { called: ReturnType<typeof calledBy>; times: number }[] = [];
  for (const { played } of turns) {
    const called = calledBy(played, seat);
    const last = runs.at(-1);
    if (last && last.called?.console === called?.console) last.times += 1;
    else runs.push({ called, times: 1 });
  }
  return html`<div class="chose">
    ${runs.map(
      ({ called, times }) =>
        html`<p class="abreast">
          <b class="number">${called?.console}</b>${calledBand(called)}${
            times > 1 ? html`<span>${QUIET_WORDS.times(times)}</span>` : nothing
          }
        </p>`,
    )}
  </div>`;
};

/** Final state of a 'Mech, if worth mentioning. */
const state = (turns: readonly PlayedTurn[], seat: number): string => {
  const before = seatOf(sure(turns[0]).battle, seat);
  const after = seatOf(sure(turns.at(-1)).played.battle, seat);
  if (after.shutDown) return before.shutDown ? QUIET_WORDS.stillDown : QUIET_WORDS.shutsDown;
  return before.shutDown ? QUIET_WORDS.startsUp : '';
};

const card = (turns: readonly PlayedTurn[], seat: number): TemplateResult => {
  const [first, last] = [sure(turns[0]), sure(turns.at(-1))];
  const { battle, names } = first;
  const words = state(turns, seat);
  return html`<section class="panel">
    <h2 class="abreast spread">
      <span
        >${pilotMark(sideOf(seat))}&nbsp;<b>${names[seat]?.pilot}</b>
        <span class="soft">${names[seat]?.mech}</span></span
      >
      ${words ? html`<span class="state">${words === QUIET_WORDS.startsUp ? nothing : icon('slats')} ${words}</span>` : nothing}
    </h2>
    <gauge-row
      .seat=${seatOf(last.played.battle, seat)}
      .was=${seatOf(battle, seat)}
      .uncounted=${battle.options.ammunition === 'ignored'}
    ></gauge-row>
    ${callsIn(turns, seat)}
    ${turns.length === 1 ? html`<p class="why">${whyIn(first, 1, sideOf(seat))}</p>` : nothing}
  </section>`;
};

/** Final views of a duel; none with several. */
const windows = (turns: readonly PlayedTurn[]): TemplateResult | typeof nothing => {
  const { battle, names, played } = sure(turns.at(-1));
  if (battle.seats.length > 2) return nothing;
  return html`<div class="windows">
    ${[0, 1].map((seat) => {
      const { screen } = sure(pairingOfSeat(played, seat)).deeds[OTHER_SIDE[sideOf(seat)]].sees;
      return html`<div>
        <p class="whose">${pilotMark(sideOf(seat))}&nbsp;<b>${names[seat]?.pilot}</b></p>
        ${shownWindow(battle, seat, screen)}
      </div>`;
    })}
  </div>`;
};

/** Turns in which only heat and range changed, all at once: final views, calls, and states. */
export const quietSheet = (
  turns: readonly PlayedTurn[],
  lead: string,
  words: string,
): TemplateResult => {
  const { battle } = sure(turns[0]);
  return html`<div class="quiet" tabindex="0">
    ${windows(turns)}
    <div class="told">
      <p class="lead"><b tabindex="-1">${lead}</b> ${words}</p>
      ${battle.seats.map((seat, at) => (seat.out === null ? card(turns, at) : nothing))}
    </div>
  </div>`;
};
