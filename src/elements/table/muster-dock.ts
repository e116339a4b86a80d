import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { SIDES } from '../../rules/battle/battle.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { inWords } from '../../rules/words/in-words.ts';
import { listed } from '../../rules/words/listed.ts';
import { arrow, pilotMark } from '../common/signs.ts';
import type { How } from './how-played.ts';
import type { Called } from './mustering.ts';
import { pilotsOn, signOf } from './mustering.ts';
import type { Plan } from './plan.ts';
import { TABLE_WORDS } from './table-words.ts';
import { beginButton } from './begin-button.ts';
import type { Roll } from './pilot-choice.ts';

/** Most names above the button; more are counted. */
const NAMED = 3;

interface Work extends Pick<Roll, 'fit'> {
  readonly called: readonly Called[];
  readonly mustering: Plan<PilotId> | null;
  readonly how: How;
  readonly nobody: boolean;
}

/** The dock of a muster: who fights whom in a line, a link to the details, and the button that begins. */
export const musterDock = (
  { called, fit, how, mustering, nobody }: Work,
  looks: () => void,
): TemplateResult => {
  const [lone, rival] = SIDES.map((side) => {
    const pilots = pilotsOn(called, side);
    return called.length > NAMED
      ? inWords(pilots.length)
      : listed(pilots.map((pilot) => fit.get(pilot)?.pilot.name ?? ''));
  });
  const paper = how === 'with paper';
  return html`<div class="dock">
    <p class="who-fights">
      ${
        nobody
          ? TABLE_WORDS.nobodyHere
          : mustering
            ? html`<span>${pilotMark(signOf(called, 'lone'))} <b>${lone}</b></span>
                <span class="soft">against</span>
                <span>${pilotMark(signOf(called, 'rival'))} <b>${rival}</b></span>`
            : html`<span class="soft"
                >${
                  called.length === 0
                    ? TABLE_WORDS.pickSides
                    : TABLE_WORDS.oneSided(called.length > NAMED ? null : lone || rival || null)
                }</span
              >`
      }
    </p>
    ${
      mustering
        ? html`<button type="button" class="look" @click=${looks}>
            ${TABLE_WORDS.whatEachBrings} ${arrow('down')}
          </button>`
        : nothing
    }
    ${beginButton(paper ? TABLE_WORDS.atTable : TABLE_WORDS.start(called.length), !mustering || nobody)}
  </div>`;
};
