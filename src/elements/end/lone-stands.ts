import { html, nothing } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Library } from '../../offline/booklets/library.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import { listed } from '../../rules/words/listed.ts';
import type { Named } from '../../rules/words/tell.ts';
import { pilotMark } from '../common/signs.ts';
import { END_WORDS } from './end-words.ts';
import type { ReplayedStand } from './stands.ts';
import { byLength, nextAlone, standsOfTable, replayedStand } from './stands.ts';

/** The finished stand on show. */
interface Host extends ReactiveControllerHost {
  readonly saveId: string;
  readonly saves: Saves | undefined;
  readonly library: Library | undefined;
}

/** How long each of the same pilots stood alone; looked up at the end of a stand. */
export class LoneStands {
  stands: readonly ReplayedStand[] = [];
  readonly #host: Host;
  #of = '';

  constructor(host: Host) {
    this.#host = host;
  }

  /** Finds the stands up to the one on show. */
  async look(): Promise<void> {
    const { library, saveId, saves } = this.#host;
    if (!library || !saves || this.#of === saveId) return;
    this.#of = saveId;
    const kept = await saves.list();
    const last = kept.find(({ id }) => id === saveId);
    if (!last) return;
    const round = await Promise.all(
      standsOfTable(kept, last).map((save) => replayedStand(save, library)),
    );
    if (this.#of !== saveId) return;
    this.stands = byLength(round.filter((stand) => stand !== null));
    this.#host.requestUpdate();
  }

  /** The seat to stand alone next. */
  next(names: readonly Named[]): number {
    return nextAlone(
      names.map(({ pilot }) => pilot),
      this.stands.map(({ pilot }) => pilot),
    );
  }
}

/** Table of stands with the last one marked; nothing until looked up. */
export const standsPanel = (
  stands: readonly ReplayedStand[],
  shown: { readonly saveId: string; readonly rivals: number },
): TemplateResult | typeof nothing =>
  stands.length === 0
    ? nothing
    : html`<section class="stands stack panel" aria-labelledby="stands">
        <h2 id="stands">${stands.length > 1 ? END_WORDS.stoodLongest : END_WORDS.oneStand}</h2>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                ${END_WORDS.standHeads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${stands.map((stand) => standRow(stand, shown.saveId))}
            </tbody>
          </table>
        </div>
        <p class="soft">${END_WORDS.hardStand(shown.rivals)}</p>
      </section>`;

const standRow = (
  { against, criticals, damage, id, mech, pilot, turns, won }: ReplayedStand,
  saveId: string,
): TemplateResult =>
  html`<tr class=${id === saveId ? 'this' : ''}>
    <th scope="row">${pilotMark('lone')} <b>${pilot}</b> <span class="mech soft">${mech}</span></th>
    <td>${listed(against)}</td>
    <td class="count">
      <b>${turns}</b>
      ${turns === 1 ? 'turn' : 'turns'}${won ? html`<b class="mech">won</b>` : nothing}
    </td>
    <td class="count"><b>${damage}</b></td>
    <td class="count"><b>${criticals}</b></td>
  </tr>`;
