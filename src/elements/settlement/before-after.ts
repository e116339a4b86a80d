import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { styled } from '../common/styled.ts';
import styles from './before-after.css?inline';
import type { ChangeRow } from './change-rows.ts';
import { changeRows, wreckRows } from './change-rows.ts';
import { CHANGE_WORDS } from './settlement-words.ts';
import { flownMech } from '../../rules/campaign/acts/settling.ts';

/** Shows what a settlement has changed for pilots: before the game, after the fight, now. */
@customElement('before-after')
export class BeforeAfter extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) settlement: Settlement | null = null;
  @property({ attribute: false }) find: FindBooklet = () => undefined;
  @property({ attribute: false }) pilots: readonly PilotId[] = [];

  override render(): TemplateResult {
    const { settlement } = this;
    if (!settlement) return html``;
    const wrecks = wreckRows(settlement);
    return html`${this.pilots.map((pilot) => this.#pilot(settlement, pilot))}
    ${
      wrecks.length > 0
        ? html`<ul class="wrecks">
            ${wrecks.map((wreck) => html`<li>${wreck}</li>`)}
          </ul>`
        : nothing
    }`;
  }

  #pilot(settlement: Settlement, pilot: PilotId): TemplateResult {
    const rows = changeRows(settlement, pilot, this.find);
    const { name } = pilotOf(settlement.after, pilot);
    const mech = flownMech(settlement, pilot).name;
    const [own, machines] = (['pilot', 'mech'] as const).map((of) =>
      rows.filter((row) => row.of === of),
    ) as [ChangeRow[], ChangeRow[]];
    return html`${this.#table(name, own)}${machines.length > 0 ? this.#table(mech, machines) : nothing}`;
  }

  #table(caption: string, rows: readonly ChangeRow[]): TemplateResult {
    if (rows.length === 0)
      return html`<p class="none flow">
        <b>${caption}</b> <span class="soft">${CHANGE_WORDS.nothing}</span>
      </p>`;
    return html`<table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${CHANGE_WORDS.before}</th>
          <th scope="col">${CHANGE_WORDS.fought}</th>
          <th scope="col">${CHANGE_WORDS.now}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ what, before, fought, after, differs }) =>
            html`<tr>
              <th class="soft" scope="row">${what}</th>
              <td>${before}</td>
              <td class=${differs.fought ? 'new' : ''}>${fought}</td>
              <td class=${differs.after ? 'new' : ''}>${after}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}
