import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Library } from '../../offline/booklets/library.ts';
import type { Side } from '../../rules/battle/battle.ts';
import type { Booklet } from '../../rules/booklet/booklet.ts';
import { pilotName } from '../../rules/fight/name.ts';
import { icon, pilotMark } from '../common/signs.ts';
import '../page/view-window.ts';
import type { Planned } from './setup.ts';
import { USUAL } from './setup.ts';

/** A pilot who sits down at a fight. */
interface Seated {
  /** From 0. */
  readonly seat: number;
  readonly side: Side;
  /** The usual one where none was typed. */
  readonly name: string;
  readonly sitting: Planned;
  /** The 'Mechs to choose from. */
  readonly shelf: Library['shelf'];
  /** That of the 'Mech; undefined until it is read. */
  readonly booklet: Booklet | undefined;
}

/** What may be done to a pilot who sits there. */
interface Acts {
  /** The name as it is typed, or the 'Mech. */
  changes(changed: Partial<Planned>): void;
  removes(): void;
  /** Asks where a pilot may go who is against somebody. */
  moves(): void;
}

/** The name, the 'Mech with its picture, and what moves or removes who sits there: fields of a form. */
export const pilotLine = (
  { booklet, name, seat, shelf, side, sitting }: Seated,
  acts: Acts,
): TemplateResult =>
  html`<div class="pilot" data-pilot=${seat} role="group" aria-label=${`Seat ${seat + 1}: ${name}`}>
    <div class="small">
      <view-window
        strip
        bare
        .booklet=${booklet ?? null}
        .screen=${booklet?.viewScreens[49] ?? null}
      >
      </view-window>
    </div>
    <span class="place" aria-hidden="true">${seat + 1}</span>
    <label class="field">
      ${pilotMark(side)}<span class="unseen">Name in seat ${seat + 1}</span>
      <input
        placeholder=${USUAL[seat] ?? ''}
        autocomplete="off"
        enterkeyhint="done"
        .value=${live(sitting.pilot)}
        @input=${({ target }: Event) => acts.changes({ pilot: (target as HTMLInputElement).value })}
        @change=${({ target }: Event) => acts.changes({ pilot: pilotName((target as HTMLInputElement).value) })}
      />
    </label>
    <label class="field">
      <span class="unseen">'Mech in seat ${seat + 1}</span>
      <select
        @change=${({ target }: Event) => acts.changes({ mech: (target as HTMLSelectElement).value })}
      >
        ${shelf.map(
          ({ id, mech: { designation, name: called } }) =>
            html`<option value=${id} ?selected=${id === sitting.mech}>
              ${called}
              ${shelf.filter((other) => other.mech.name === called).length > 1 ? designation : ''}
            </option>`,
        )}
      </select>
      ${icon('down')}
    </label>
    ${
      side === 'lone'
        ? html`<button
            type="button"
            class="do"
            aria-label=${`Remove ${name}`}
            @click=${() => acts.removes()}
          >
            ${icon('close')}
          </button>`
        : html`<button
            type="button"
            class="do"
            aria-haspopup="dialog"
            aria-label=${`Move or remove ${name}`}
            @click=${() => acts.moves()}
          >
            ${icon('swap')}
          </button>`
    }
  </div>`;
