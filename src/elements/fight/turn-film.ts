import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Standing } from '../../offline/fights/standing.ts';
import type { Battle } from '../../rules/battle/battle.ts';
import type { Telling } from '../../rules/fight/turn.ts';
import { sure } from '../../rules/sure.ts';
import '../turn/turn-film.ts';
import type { Said } from '../common/say.ts';
import { nextWords } from '../device/next-turn.ts';

/** How a turn is told: with the notes of a first one, and what comes after it. */
interface Manner {
  readonly guided?: boolean;
  readonly next?: string;
  /** The note of a first modifier that is shared is read; no note is wanted any more. */
  readonly noteRead?: () => void;
  readonly notesEnded?: () => void;
}

/** A turn of a battle as a film. */
export const turnFilm = (
  { exchanges, names, played, undecided }: Standing,
  battle: Battle,
  { decided, step }: Telling,
  { guided = false, next, noteRead, notesEnded }: Manner = {},
): TemplateResult => {
  const told = html`<turn-film
    .battle=${battle}
    .played=${sure(played)}
    .names=${names}
    .exchanges=${exchanges}
    .step=${step}
    .decided=${decided}
    .undecided=${undecided}
    .guided=${guided}
    .nextName=${next ?? nextWords(sure(played), names)}
    @note-done=${() => noteRead?.()}
    @notes-ended=${() => notesEnded?.()}
    @question-answered=${({ detail }: Said<'question-answered'>) => {
      if (detail.answer.kind === 'modifier shared') noteRead?.();
    }}
  ></turn-film>`;
  // One turn may follow the other without a choice between them.
  return html`${keyed(battle.turns, told)}`;
};
