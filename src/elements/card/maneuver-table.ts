import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ShownBooklet } from '../../rules/booklet/booklet.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import { signed } from '../../rules/words/words.ts';
import { colourSign } from '../common/signs.ts';
import styles from './maneuver-table.css?inline';
import { styled } from '../common/styled.ts';

/**
 * A booklet's stat card to read outside a duel, all maneuvers in one table. Unreadable parts of an unfinished
 * booklet are question marks, or have no row.
 */
@customElement('maneuver-table')
export class ManeuverTable extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) booklet: ShownBooklet | null = null;

  override render(): TemplateResult | typeof nothing {
    if (!this.booklet) return nothing;
    const { mech, statCard } = this.booklet;
    return html`<p>
        Armor ${statCard.armor ?? '?'}, shutdown number ${statCard.shutdown ?? '?'}, speed
        ${mech.speed ?? '?'}, cost ${mech.cost ?? '?'},
        ${Object.entries(statCard.ammunition ?? { ammunition: '?' })
          .map(([kind, points]) => `${kind} ${points}`)
          .join(', ')}
      </p>
      <p class="soft">${mech.engine ?? '?'}; ${mech.weapons?.join(', ') ?? '?'}</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Maneuvers">
        <table>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Maneuver</th>
              <th scope="col" class="not-phone">Group</th>
              <th scope="col" class="not-phone">Cat.</th>
              <th scope="col">Score</th>
              <th scope="col">Heat</th>
              ${RANGES.map((range) => html`<th scope="col">${range}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${statCard.maneuvers.map((maneuver) => this.#row(maneuver))}
          </tbody>
        </table>
      </div>`;
  }

  #row(maneuver: Maneuver): TemplateResult {
    const { categories, colour, console, conversions, group, heat, name, score } = maneuver;
    const own = html`<b>${console}</b>`;
    return html`<tr>
      <td>${own}</td>
      <td class="name">
        ${colourSign(colour)}&nbsp;${name}<span class="unseen">, ${colour}</span>
        <small class="group">${group}</small>
      </td>
      <td class="not-phone">${group}</td>
      <td class="not-phone">${categories.join(' & ')}</td>
      <td>${signed(score)}</td>
      <td>${signed(heat)}</td>
      ${RANGES.map((range) => html`<td>${range === maneuver.range ? own : conversions[range]}</td>`)}
    </tr>`;
  }
}
