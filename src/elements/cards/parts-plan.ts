import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import type { PartPlace } from '../../rules/campaign/card/part-place.ts';
import { fromAbove, partPlace, withoutSide } from '../../rules/campaign/card/part-place.ts';
import '../campaign/part-hits.ts';
import { styled } from '../common/styled.ts';
import { nameOfMech } from '../../rules/words/hangar-names.ts';
import { scarLines } from './mech-words.ts';
import styles from './parts-plan.css?inline';

/** From left to right as seen facing the 'Mech. */
const COLUMNS: readonly (readonly [PartPlace, string])[] = [
  ['right', 'Its right'],
  ['inside', 'Inside'],
  ['left', 'Its left'],
  ['weapons', 'Weapons and ammunition'],
];

/** Shows the parts of a 'Mech (right, inside, left, weapons), each with its criticals and effects. */
@customElement('parts-plan')
export class PartsPlan extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) hangar!: Hangar;
  @property({ attribute: false }) mech!: Mech;

  override render(): TemplateResult {
    const { parts } = this.mech;
    return html`<section class="panel" aria-labelledby="parts">
      <h2 id="parts" class="label">${this.mech.fate ? 'Parts as it was last seen' : 'Parts'}</h2>
      <div class="plan">
        ${COLUMNS.map(([place, words]) => {
          const here = fromAbove(parts.filter(({ name }) => partPlace(name) === place));
          return here.length === 0
            ? nothing
            : html`<div class=${place}>
                <h3 class="caps soft">${words}</h3>
                <ul class="stack dense">
                  ${here.map((part) => this.#part(part, place))}
                </ul>
              </div>`;
        })}
      </div>
    </section>`;
  }

  #part(part: Part, place: PartPlace): TemplateResult {
    const sided = place === 'left' || place === 'right';
    const own = part.of === this.mech.id;
    return html`<li class=${isWhole(part) ? '' : 'hurt'}>
      ${sided ? html`<span class="unseen">${place}</span>` : nothing}
      <span>${sided ? withoutSide(part.name) : part.name}</span>
      <part-hits .piece=${part}></part-hits>
      ${scarLines(part).map((line) => html`<small>${line}</small>`)}
      ${own ? nothing : html`<small>of ${nameOfMech(this.hangar, part.of)}</small>`}
    </li>`;
  }
}
