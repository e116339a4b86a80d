import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';
import type { Library } from '../../../offline/booklets/library.ts';
import type { Side } from '../../../rules/battle/battle.ts';
import { USUAL_NAMES, pilotName } from '../../../rules/fight/name.ts';
import { say } from '../../common/say.ts';
import { firstIcon, pilotMark } from '../../common/first-signs.ts';
import '../../page/view-window.ts';
import { START_WORDS } from './start-words.ts';
import type { Planned } from './planned.ts';

interface Line {
  /** From 0. */
  readonly seat: number;
  readonly side: Side;
  readonly planned: Planned;
  /** Owner of the fields: `of the first pilot`, `in seat 3`. */
  readonly whose: string;
  readonly label: string;
  readonly library: Pick<Library, 'find' | 'shelf'>;
  /** A change of the name or the 'Mech. */
  readonly changes: (changed: Partial<Planned>) => void;
  /** In place of the name, if a computer pilot flies. */
  readonly flown?: TemplateResult | typeof nothing | null | undefined;
  readonly place?: TemplateResult;
  readonly acts?: TemplateResult;
}

/** Fields for a pilot: picture of the 'Mech, name, 'Mech. */
export const pilotLine = (line: Line): TemplateResult => {
  const { acts = nothing, changes, flown, label, library, place = nothing } = line;
  const { planned, seat, side, whose } = line;
  const { shelf } = library;
  const booklet = library.find(planned.mech) ?? null;
  return html`<div class="pilot" data-pilot=${seat} role="group" aria-label=${label}>
    <div class="small">
      <view-window strip bare poster="cover" ?waits=${!booklet} .booklet=${booklet}> </view-window>
    </div>
    ${place}
    ${
      flown ??
      html`<label class="field">
        ${pilotMark(side)}<span class="unseen">${START_WORDS.name(whose)}</span>
        <input
          placeholder=${USUAL_NAMES[seat] ?? ''}
          autocomplete="off"
          enterkeyhint="done"
          .value=${live(planned.pilot)}
          @input=${({ target }: Event) => changes({ pilot: (target as HTMLInputElement).value })}
          @change=${({ target }: Event) => changes({ pilot: pilotName((target as HTMLInputElement).value) })}
        />
      </label>`
    }
    <label class="field">
      <span class="unseen">${START_WORDS.mech(whose)}</span>
      <select
        @change=${({ target }: Event) => {
          const select = target as HTMLSelectElement;
          say(select, 'booklet-chosen', { id: select.value });
          changes({ mech: select.value });
        }}
      >
        ${guard([shelf, planned.mech], () =>
          shelf.map(
            ({ id, mech }) =>
              html`<option value=${id} ?selected=${id === planned.mech}>
                ${mech.name}
                ${shelf.filter((other) => other.mech.name === mech.name).length > 1 ? mech.designation : ''}
              </option>`,
          ),
        )}
      </select>
      ${firstIcon('down')}
    </label>
    ${acts}
  </div>`;
};

declare global {
  interface HTMLElementEventMap {
    /** A 'Mech was chosen: fetch its pictures. */
    'booklet-chosen': CustomEvent<{ readonly id: string }>;
  }
}
