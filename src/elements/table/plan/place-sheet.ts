import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { say } from '../../common/say.ts';
import '../../common/sheet-dialog.ts';
import { styled } from '../../common/styled.ts';
import type { Battles, SeatPlace } from './plan.ts';
import { placesOf } from './plan.ts';
import { TABLE_WORDS } from './table-words.ts';

/** Alone in the own battle, or against somebody in another. */
const placeWords = (
  battles: Battles,
  names: readonly string[],
  seat: number,
  to: SeatPlace,
): string => {
  const battle = battles[to.at] ?? [];
  const [lone = 0] = battle;
  if (battle.includes(seat)) return TABLE_WORDS.aloneFor(names[lone] ?? '');
  return TABLE_WORDS.againstIn(names[lone] ?? '', to.of === null ? null : (names[to.of] ?? ''));
};

/**
 * Asks for a new place of a pilot: in a battle, or out of the fight.
 *
 * @fires place-taken - detail `{ seat, place }`
 * @fires pilot-removed - detail `{ seat }`
 */
@customElement('place-sheet')
export class PlaceSheet extends LitElement {
  static override styles = styled();

  @property({ attribute: false }) battles: Battles = [];
  /** By seat. */
  @property({ attribute: false }) names: readonly string[] = [];
  /** Null to close the sheet. */
  @property({ attribute: false }) seat: number | null = null;

  override render(): TemplateResult {
    const { names, seat } = this;
    const name = names[seat ?? 0] ?? '';
    return html`<sheet-dialog heading=${TABLE_WORDS.whereStands(name)} .open=${seat !== null}>
      ${seat === null ? nothing : this.#moves(seat, name)}
    </sheet-dialog>`;
  }

  #moves(seat: number, name: string): TemplateResult {
    const { battles, names } = this;
    return html`<div class="moves stack">
      ${placesOf(battles, seat).map(
        (place) =>
          html`<button
            type="button"
            class="button"
            @click=${() => say(this, 'place-taken', { seat, place })}
          >
            ${placeWords(battles, names, seat, place)}
          </button>`,
      )}
      <button
        type="button"
        class="button plain"
        @click=${() => say(this, 'pilot-removed', { seat })}
      >
        ${TABLE_WORDS.remove(name)}
      </button>
    </div>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'place-taken': CustomEvent<{ seat: number; place: SeatPlace }>;
    'pilot-removed': CustomEvent<{ seat: number }>;
  }
}
