import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { icon } from '../common/signs.ts';
import type { Told } from './many-words.ts';
import { pilotOf } from './many-words.ts';
import type { Shot } from './shots.ts';

/** The acts of every film, as many whatever happens in it: they betray nothing before it is seen. */
const ACTS = ['Called', 'Look up', 'Leave or stay', 'Score', 'What it leaves'] as const;

const actOf = ({ kind }: Shot): number =>
  ({
    called: 0,
    page: 1,
    'look-ups': 1,
    leaving: 2,
    split: 3,
    score: 3,
    scores: 3,
    beat: 4,
    marks: 4,
  })[kind];

/** What stands beside the acts: how many pairings there are, who decides. */
const besides = ({ names, played }: Told, shot: Shot, asked: boolean): string => {
  const place = (rival: number): number =>
    played.pairings.findIndex((pairing) => pairing.rival === rival) + 1;
  const of = `of ${played.pairings.length}`;
  switch (shot.kind) {
    case 'called':
      return 'say them aloud';
    case 'page':
      return `look up ${place(shot.rival)} ${of}`;
    case 'look-ups':
      return 'all look up';
    case 'leaving':
      return asked ? 'nothing is scored yet' : '';
    case 'split':
      return asked ? `only ${pilotOf(names, 0)} decides; all may look` : '';
    case 'score':
      return `${pilotOf(names, 0)} and ${pilotOf(names, shot.rival)}`;
    case 'scores':
      return 'all scores';
    case 'beat':
    case 'marks':
      return '';
  }
};

/** What stands below a film of several pairings, and what its buttons do. */
export interface Controls {
  readonly shot: Shot;
  /** Something is asked at it. */
  readonly asked: boolean;
  readonly back: (() => void) | null;
  readonly skip: (() => void) | null;
  /** What goes on, or what has to be said before. */
  readonly on: { readonly words: string; readonly go: () => void } | { readonly waits: string };
}

/** How far it has come; back, over to what is asked next, on. */
export const manyControls = (told: Told, controls: Controls): TemplateResult => {
  const { asked, back, on, shot, skip } = controls;
  const now = actOf(shot);
  return html`<div class="controls dock">
    <div class="course">
      <ol class="acts" aria-label=${ACTS[now] ?? ''}>
        ${ACTS.map((_, act) => html`<li class=${classMap({ past: act < now, now: act === now })}></li>`)}
      </ol>
      <p class="soft">${besides(told, shot, asked)}</p>
    </div>
    <button
      type="button"
      class="button plain back"
      aria-label="Back"
      aria-disabled=${back === null}
      @click=${() => back?.()}
    >
      ${icon('back')}
    </button>
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
        : html`<button type="button" class="button main on" @click=${on.go}>
            ${on.words} <kbd aria-hidden="true">Space</kbd>
          </button>`
    }
  </div>`;
};
