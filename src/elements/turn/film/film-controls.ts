import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { keyed } from 'lit/directives/keyed.js';
import { SIDES } from '../../../rules/battle/battle.ts';
import { sure } from '../../../rules/sure.ts';
import { icon } from '../../common/signs.ts';
import { changesLine } from '../pages/exchange-slips.ts';
import { FILM_WORDS } from '../words/turn-words.ts';
import type { PlayedTurn } from '../facts/played-turn.ts';
import type { Shot } from '../facts/shots.ts';

/** Steps of a film of two: the same number in every turn, so that it betrays nothing. */
const ACTS = ['the numbers', 'the first page', 'the second page', 'what it does'] as const;

const actOf = ({ kind, step }: Shot, told: boolean): number => {
  if (told) return ACTS.length - 1;
  if (kind === 'page') return step.kind === 'leave or stay' ? 2 : 1;
  return kind === 'called' ? 0 : kind === 'consoles' ? 1 : ACTS.length - 1;
};

/** `Step 1 of 4: the numbers`. */
const courseText = (now: number): string => `Step ${now + 1} of ${ACTS.length}: ${ACTS[now] ?? ''}`;

/** Input of the controls below a film. */
export interface Controls {
  readonly shot: Shot;
  /** Both pages are side by side. */
  readonly together: boolean;
  /** Everything of a duel is shown except the beats. */
  readonly told: boolean;
  /** Going on passes the last moment at which leaving would save someone. */
  readonly lastCall: boolean;
  /** Label of the current shot. */
  readonly place: string;
  /** Presses are ignored for a moment. */
  readonly deaf: boolean;
  /** Time until the film goes on, in ms; null if it waits. */
  readonly runs: number | null;
  /** Holds a running film, or lets it run again; without `toggle` only its room is kept. */
  readonly hold: { readonly held: boolean; readonly toggle: (() => void) | null } | null;
  readonly back: (() => void) | null;
  /** With several: button to leave; null if no one may. */
  readonly leave: TemplateResult | null;
  readonly skip: (() => void) | null;
  /** The button that goes on, or the question to answer first. */
  readonly on:
    | { readonly words: string; readonly note?: string | null; readonly go: () => void }
    | { readonly waits: string };
}

const holdButton = ({ held, toggle }: NonNullable<Controls['hold']>): TemplateResult =>
  html`<button
    type="button"
    class="button plain hold ${toggle ? '' : 'not'}"
    ?disabled=${toggle === null}
    aria-label=${held ? FILM_WORDS.run : FILM_WORDS.hold}
    aria-keyshortcuts="p"
    @click=${toggle}
  >
    ${icon(held ? 'run' : 'pause')}
  </button>`;

/** The button that goes on; while the film runs it shows the remaining time. */
const goButton = (
  { deaf, lastCall, place, runs }: Controls,
  { go, note, words }: Exclude<Controls['on'], { readonly waits: string }>,
): TemplateResult => {
  const left = html`<i class="left" .style=${`--lasts: ${runs}ms`}></i>
    <span class="unseen" id="left">${FILM_WORDS.byItself(runs ?? 0)}</span>`;
  return html`<button
    type="button"
    class=${classMap({ button: true, main: !deaf, notyet: deaf, on: true, long: words.length > 20, last: lastCall })}
    aria-disabled=${deaf}
    aria-describedby=${runs === null ? nothing : 'left'}
    @click=${go}
  >
    ${note ? html`<span>${words}<small>${note}</small></span>` : words}
    <kbd aria-hidden="true">Space</kbd>${runs === null ? nothing : keyed(place, left)}
  </button>`;
};

/** The step of a film of two, or what has changed. */
const courseOf = (
  turn: PlayedTurn,
  shot: Shot,
  told: boolean,
  together: boolean,
): TemplateResult => {
  const account = sure(turn.accounts[0]);
  const now = actOf(shot, told);
  return told && !together
    ? html`<p class="changed">${SIDES.map((side) => changesLine(account, side))}</p>`
    : html`<div class="course abreast spread grow">
        <div class="acts" role="img" aria-label=${courseText(now)}>
          ${ACTS.map((_, act) => html`<i class=${classMap({ past: act < now, now: act === now })}></i>`)}
        </div>
      </div>`;
};

/** Controls of a film: progress or changes; back; with several who leaves, or skip to the next question; on. */
export const filmControls = (turn: PlayedTurn, controls: Controls): TemplateResult => {
  const { back, hold, leave, on, shot, skip, together, told } = controls;
  const several = turn.battle.seats.length > 2;
  return html`<div class="controls dock">
    <button
      type="button"
      class="button plain back"
      aria-label="Back"
      aria-disabled=${back === null}
      @click=${() => back?.()}
    >
      ${icon('back')}
    </button>
    ${hold ? holdButton(hold) : nothing}
    ${several ? (leave ?? nothing) : courseOf(turn, shot, told, together)}
    ${
      skip
        ? html`<button type="button" class="button skip" @click=${skip}>
            Skip <kbd aria-hidden="true">End</kbd>
          </button>`
        : nothing
    }
    ${
      'waits' in on
        ? html`<button type="button" class="button notyet on" aria-disabled="true">
            ${on.waits}
          </button>`
        : goButton(controls, on)
    }
  </div>`;
};
