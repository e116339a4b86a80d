import { sure } from '../rules/sure.ts';
import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Battle, Side } from '../rules/battle.ts';
import { SIDES, bookletOf, seatOf } from '../rules/battle.ts';
import type { Deed, Exchange } from '../rules/exchange.ts';
import type { Incident, LedgerRow } from '../rules/incident.ts';
import { maneuverAt } from '../rules/stat-card.ts';
import type { Named } from '../rules/tell.ts';
import { outcomeText, tell } from '../rules/tell.ts';
import { effectText, number, signed, statusPhrase } from '../rules/words.ts';
import { letterBadge } from './critical-display.ts';
import './gauge-row.ts';
import { colourSign, phrase, pilotMark } from './signs.ts';

/** What the slips of an exchange are written from. */
export interface Told {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
}

export const otherSide = (side: Side): Side => (side === 'lone' ? 'rival' : 'lone');
export const seatNumber = (side: Side): number => SIDES.indexOf(side);

/** What one side saw and did. */
export const deedOf = ({ played }: Told, side: Side): Deed => sure(played.pairings[0])[side];

type Of<Kind extends Incident['kind']> = Extract<Incident, { kind: Kind }>;
const find = <Kind extends Incident['kind']>(
  { played }: Told,
  kind: Kind,
  seat: number,
): Of<Kind> | undefined =>
  played.incidents.find(
    (incident): incident is Of<Kind> =>
      incident.kind === kind && 'seat' in incident && incident.seat === seat,
  );

/** Console, number, view screen and letter: `52 → 62 → 27 E`. */
export const equation = (
  told: Told,
  side: Side,
  level: 'named' | 'yours' = 'named',
): TemplateResult => {
  const mine = deedOf(told, side);
  const theirs = deedOf(told, otherSide(side));
  const [me, them] = [
    told.names[seatNumber(side)]?.pilot,
    told.names[seatNumber(otherSide(side))]?.pilot,
  ];
  const letter = mine.sees.line?.letter;
  return html`<div class="equation">
    <p><small>${level === 'yours' ? 'your' : `${me}'s`} console</small><b>${mine.console}</b></p>
    <i aria-hidden="true">→</i>
    <p>
      <small>${level === 'yours' ? 'their' : `${them}'s`} number</small><b>${theirs.console}</b>
    </p>
    <i aria-hidden="true">→</i>
    <p class="found">
      <small>view screen ${letter ? 'and' : 'no'} letter</small
      ><b>${mine.sees.screen.number}${letter ? ` ${letter}` : ''}</b>
    </p>
  </div>`;
};

/** A number called, large, on its band. */
export const calledNumber = (told: Told, side: Side): TemplateResult => {
  const seat = seatNumber(side);
  const { console } = deedOf(told, side);
  const maneuver = maneuverAt(bookletOf(told.battle, seat).statCard, console);
  return html`<section class="called panel">
    <h2 class="who">
      ${pilotMark(side)} ${told.names[seat]?.pilot} calls<span class="soft"
        >${told.names[seat]?.mech}</span
      >
    </h2>
    <p class="number">${console}</p>
    ${
      maneuver
        ? html`<p class="band ${maneuver.colour}">
            ${colourSign(maneuver.colour)} <b>${maneuver.name}</b
            ><span class="unseen">, ${maneuver.colour}</span>
          </p>`
        : nothing
    }
  </section>`;
};

const rowWords = (row: LedgerRow): TemplateResult | string => {
  switch (row.from) {
    case 'view screen':
      return `SCORE on view screen ${row.screen.number}`;
    case 'maneuver':
      return html`${colourSign(row.maneuver.colour)} ${row.maneuver.name}`;
    case 'status':
      return `Status of view screen ${row.screen.number}`;
    case 'critical':
      return `${row.critical.part}: ${effectText(row.critical)}${row.times > 1 ? `, ${row.times} times` : ''}`;
  }
};

/** The arithmetic of a hit as the table would do it, and what its letter does. */
export const ledgerSlip = (told: Told, side: Side): TemplateResult => {
  const seat = seatNumber(side);
  const scored = find(told, 'scored', seat);
  const { sees } = deedOf(told, side);
  if (!scored)
    return html`<p class="soft none">No SCORE on view screen ${sees.screen.number}: no damage.</p>`;
  const critical = find(told, 'critical', seat);
  const enemy = told.names[1 - seat]?.mech ?? "'Mech";
  return html`<table class="ledger">
      <tbody>
        ${scored.ledger.map(
          (row) =>
            html`<tr>
              <td>${rowWords(row)}</td>
              <td>${signed(row.points)}</td>
            </tr>`,
        )}
        <tr class="sum">
          <td>
            ${
              scored.damage > 0
                ? `Damage: ${enemy}'s armor ${number(scored.from)} → ${number(scored.to)}`
                : 'A miss: 0 or less does nothing'
            }
          </td>
          <td>${scored.damage}</td>
        </tr>
      </tbody>
    </table>
    ${
      critical
        ? html`<p class="critical-told">
            ${letterBadge(critical.line)}
            <span
              >${
                critical.reached
                  ? html`${critical.damage} damage reaches ${critical.line.threshold}:
                      <b>${critical.line.critical.part}.</b> ${enemy}:
                      ${effectText(critical.line.critical)}.`
                  : `${critical.damage} damage does not reach ${critical.line.threshold}: no critical.`
              }</span
            >
          </p>`
        : nothing
    }`;
};

const MARKED: readonly Incident['kind'][] = [
  'heated',
  'spent',
  'harmed',
  'warmed',
  'exploded',
  'pilot killed',
  'shut down',
  'started up',
  'fell',
  'bailed out',
  'escaped',
];

/** What is marked on one card after the turn: gauges, sentences, and the next status. */
export const marksSlip = (told: Told, side: Side): TemplateResult => {
  const seat = seatNumber(side);
  const { battle, played, names } = told;
  const after = seatOf(played.battle, seat);
  const received = played.incidents.filter(
    (incident): incident is Of<'critical'> =>
      incident.kind === 'critical' && incident.on === seat && incident.reached,
  );
  const next = find(told, 'told', seat);
  return html`<section class="marks panel">
    <h3 class="who">
      ${pilotMark(side)} ${names[seat]?.pilot}<span class="soft">${names[seat]?.mech}</span>
    </h3>
    <gauge-row
      .booklet=${bookletOf(battle, seat)}
      .seat=${after}
      .was=${seatOf(battle, seat)}
      .uncounted=${battle.options.ammunition === 'ignored'}
    ></gauge-row>
    <p class="sentences">
      ${played.incidents
        .filter(
          (incident) =>
            MARKED.includes(incident.kind) && 'seat' in incident && incident.seat === seat,
        )
        .map((incident) => html`<span>${phrase(tell(incident, names))}</span> `)}
      ${received.map(({ line }) => html`<span><b>${line.critical.part}:</b> ${effectText(line.critical)}.</span> `)}
    </p>
    ${
      next
        ? html`<p class="next">
            <b>Next:</b>
            ${after.shutDown ? 'Shut down: only Cool Off or Duck' : phrase(statusPhrase(next.screen.status, next.range))}
          </p>`
        : nothing
    }
  </section>`;
};

/** How a battle ended, for the last step. */
export const endedWords = ({ played, names }: Told): string => {
  const { outcome } = played.battle;
  if (!outcome) return '';
  const { title, by } = outcomeText(outcome, names);
  return `${title}: ${by}.`;
};

/** The steps of an exchange: 1 called, 2 look up, 3 leave or stay, 4 and 5 score, 6 marks. */
export const stepsOf = (told: Told): readonly number[] => {
  const { incidents } = told.played;
  const scored = (seat: number): boolean =>
    incidents.some((incident) => incident.kind === 'scored' && incident.seat === seat);
  return [1, 2, 3, ...(scored(0) ? [4] : []), ...(scored(1) ? [5] : []), 6];
};

/** What is said aloud at a step. */
export const stepWords = (told: Told, step: number): string => {
  const kinds: Readonly<Record<number, readonly Incident['kind'][]>> = {
    1: ['called'],
    2: ['looked up'],
    3: ['looked up'],
    4: ['scored', 'critical'],
    5: ['scored', 'critical'],
    6: [
      'not scored',
      'heated',
      'spent',
      'harmed',
      'warmed',
      'exploded',
      'pilot killed',
      'shut down',
      'started up',
      'fell',
      'told',
      'ended',
    ],
  };
  const seat = step === 2 || step === 4 ? 0 : step === 3 || step === 5 ? 1 : null;
  return told.played.incidents
    .filter(
      (incident) =>
        kinds[step]?.includes(incident.kind) &&
        (seat === null || ('seat' in incident && incident.seat === seat)),
    )
    .map((incident) =>
      tell(incident, told.names)
        .map((piece) => (typeof piece === 'string' ? piece : piece.word))
        .join(''),
    )
    .join(' ');
};

export const slipStyles = css`
  .who {
    display: flex;
    align-items: center;
    gap: 8px;
    font: 700 19px/1.1 var(--font);
  }
  .who .soft {
    margin-left: auto;
    font-weight: 500;
    font-size: 18px;
  }
  .equation {
    display: flex;
    align-items: stretch;
    justify-content: center;
    text-align: center;
  }
  .equation p {
    flex: 1;
    padding: 5px 4px;
  }
  .equation small {
    display: block;
    font-size: 13px;
    line-height: 1.05;
    text-transform: uppercase;
    letter-spacing: 0.05em;
    color: var(--ink2);
    margin-bottom: 4px;
  }
  .equation b {
    display: block;
    font: 700 42px/0.95 var(--font);
    white-space: nowrap;
  }
  .equation i {
    align-self: end;
    padding-bottom: 10px;
    font: 700 30px/1 var(--font);
  }
  .equation .found {
    background: var(--ink);
    color: var(--paper);
    border-radius: 2px;
  }
  .equation .found small {
    color: inherit;
  }
  .called {
    display: flex;
    flex-direction: column;
    padding: clamp(8px, 1.6vh, 14px) 14px clamp(10px, 1.6vh, 14px);
    min-height: 0;
  }
  .called .number {
    flex: 1;
    display: grid;
    place-items: center;
    font: 700 clamp(44px, 15vh, 128px) / 1 var(--font);
  }
  .called .band {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
    min-height: clamp(40px, 6vh, 50px);
    padding: 4px 8px;
    font-size: clamp(22px, 3.4vh, 28px);
    line-height: 1.05;
  }
  .called .band .sign {
    width: 32px;
    height: 32px;
  }
  .ledger {
    width: 100%;
    border-collapse: collapse;
    font-size: 20px;
  }
  .ledger td {
    padding: 3px 0;
    border-bottom: 1px solid var(--rule);
    line-height: 1.12;
  }
  .ledger td:last-child {
    text-align: right;
    font-weight: 700;
    font-size: 24px;
    width: 64px;
  }
  .ledger .sum td {
    border-bottom: 0;
    border-top: 3px solid var(--ink);
    font-weight: 700;
    font-size: 22px;
    padding-top: 5px;
  }
  .ledger .sum td:last-child {
    font-size: 40px;
    line-height: 0.9;
  }
  .ledger tr {
    animation: arrive 200ms ease-out backwards;
  }
  .ledger tr:nth-child(2) {
    animation-delay: 120ms;
  }
  .ledger tr:nth-child(3) {
    animation-delay: 240ms;
  }
  .ledger tr:nth-child(n + 4) {
    animation-delay: 360ms;
  }
  .critical-told {
    display: flex;
    gap: 10px;
    margin-top: 8px;
    padding-top: 8px;
    border-top: 2px solid var(--ink);
    font-size: 18px;
    line-height: 1.2;
  }
  .critical-told .letter {
    align-self: start;
    font-size: 22px;
  }
  .critical-told .letter i + i {
    background: var(--ink);
    color: var(--paper);
  }
  .marks {
    padding: 10px 12px 0;
    display: grid;
    gap: 8px;
    overflow: hidden;
  }
  .sentences {
    font-size: 17px;
  }
  .next {
    margin: 0 -12px;
    padding: 8px 12px;
    border-top: 1.5px solid var(--edge);
    background: var(--paper2);
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .ledger tr {
      animation: none;
    }
  }
`;
