import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Standing } from '../../offline/fights/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Telling } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import '../turn/exchange-stage.ts';
import { nextWords } from '../device/next-turn.ts';

/** How a turn is told: with the notes of a first one, and what comes after it. */
interface Manner {
  readonly guided?: boolean;
  readonly next?: string;
}

/** A turn of a battle of two as a film. */
export const turnFilm = (
  { exchanges, names, played, undecided }: Standing,
  battle: Battle,
  { decided, step }: Telling,
  { guided = false, next }: Manner = {},
): TemplateResult => {
  const told = html`<exchange-stage
    .battle=${battle}
    .played=${sure(played)}
    .names=${names}
    .exchanges=${exchanges}
    .step=${step}
    .decided=${decided}
    .undecided=${undecided}
    .guided=${guided}
    .nextName=${next ?? nextWords(sure(played), names)}
  ></exchange-stage>`;
  // One turn may follow the other without a choice between them.
  return html`${keyed(battle.turns, told)}`;
};
