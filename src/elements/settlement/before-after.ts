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
import { flownMech } from '../../rules/campaign/acts/settling.ts';

/** What a settlement has changed so far for some of its pilots, as tables: before, and after. */
@customElement('before-after')
export class BeforeAfter extends LitElement {
  static override styles = styled(styles);

  @property({ attribute: false }) settlement: Settlement | null = null;
  @property({ attribute: false }) find: FindBooklet = () => undefined;
  /** Whom it is about. */
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
      return html`<p class="none">
        <b>${caption}</b> <span class="soft">nothing has changed</span>
      </p>`;
    return html`<table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <td></td>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ what, before, after }) =>
            html`<tr>
              <th scope="row">${what}</th>
              <td>${before}</td>
              <td class="after">${after}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'before-after': BeforeAfter;
  }
}
