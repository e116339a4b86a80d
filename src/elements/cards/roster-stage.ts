import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import { today } from '../../offline/hangars/today.ts';
import { isHindrance, unlessHindered } from '../../rules/campaign/card/hindrance.ts';
import type { Mech } from '../../rules/campaign/card/mech.ts';
import { isWhole } from '../../rules/campaign/card/part.ts';
import type { Pilot } from '../../rules/campaign/card/pilot-card.ts';
import { rankOf } from '../../rules/campaign/card/rank.ts';
import { broughtAlong, memberEntry } from '../../rules/campaign/game/brought.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import { replacementText, roundsTexts } from '../../rules/words/brought-text.ts';
import { dayWords } from '../campaign/day-words.ts';
import { OpenHangar } from '../campaign/open-hangar.ts';
import '../campaign/part-hits.ts';
import '../campaign/rank-sign.ts';
import sheetStyles from '../common/paper-sheet.css?inline';
import { Paper, SheetSize } from '../common/paper.ts';
import { icon } from '../common/signs.ts';
import '../common/stage-bar.ts';
import frameStyles from '../common/stage-frame.css?inline';
import { styled } from '../common/styled.ts';
import cardStyles from './card-stage.css?inline';
import { scarLines } from './mech-words.ts';
import { calledSo } from './pilot-words.ts';
import styles from './roster-stage.css?inline';
import { ROSTER_WORDS, experienceLine, skillLine } from './roster-words.ts';

/**
 * Shows all active pilots of a hangar on a sheet to play on paper: 'Mech, shutdown number, ammunition, and all
 * that differs from the print. Many pilots take several sheets.
 */
@customElement('roster-stage')
export class RosterStage extends LitElement {
  static override styles = styled(frameStyles, cardStyles, sheetStyles, styles);

  @property() hangarId = '';
  readonly paper = new Paper(this);
  readonly size = new SheetSize(this, { beside: 20, most: 1.32 });
  readonly #open = new OpenHangar(this, () => this.hangarId);

  override render(): TemplateResult {
    return this.#open.shown((hangar, running) => this.#stage(hangar, running));
  }

  #stage(hangar: Hangar, running: RunningHangar): TemplateResult {
    const back = `#/hangar/${this.hangarId}`;
    const flying = hangar.pilots.filter(({ end }) => end === null);
    const { heads } = ROSTER_WORDS;
    return html`<div class="stage">
      <stage-bar class="not-paper" takes-focus back=${back} back-to=${ROSTER_WORDS.toHangar}>
        ${ROSTER_WORDS.heading}
      </stage-bar>
      <div class="sheets" role="region" tabindex="0" aria-label=${ROSTER_WORDS.sheet}>
        <div class="sheet">
          <h2>${ROSTER_WORDS.asOf(hangar.founding.name, dayWords(today()))}</h2>
          ${
            flying.length === 0
              ? html`<p>${ROSTER_WORDS.nobody}</p>`
              : html`<table>
                  <thead>
                    <tr>
                      ${[heads.pilot, heads.mech, heads.shutdown, heads.rounds, heads.brings].map(
                        (head) => html`<th class="caps" scope="col">${head}</th>`,
                      )}
                    </tr>
                  </thead>
                  <tbody>
                    ${flying.map((pilot) => this.#row(hangar, pilot, running))}
                  </tbody>
                </table>`
          }
        </div>
      </div>
      <div class="dock not-paper">
        <a class="button big" href=${back}>${ROSTER_WORDS.back}</a>
        <button type="button" class="button main big" @click=${() => window.print()}>
          ${icon('print')} ${ROSTER_WORDS.print}
        </button>
      </div>
    </div>`;
  }

  #row(hangar: Hangar, pilot: Pilot, { find }: RunningHangar): TemplateResult {
    const mech = hangar.mechs.find(({ id }) => id === pilot.mech);
    return html`<tr>
      <th scope="row">
        <rank-sign .victories=${pilot.victories} named></rank-sign>
        <b>${pilot.name}</b> ${calledSo(pilot)}
        <small>${rankOf(pilot)}, ${experienceLine(pilot)}</small>
      </th>
      ${mech ? this.#mech(hangar, pilot, mech, find) : html`<td colspan="4">${ROSTER_WORDS.noMech}</td>`}
    </tr>`;
  }

  #mech(hangar: Hangar, pilot: Pilot, mech: Mech, find: RunningHangar['find']): TemplateResult {
    const entry = unlessHindered(() => memberEntry(hangar, pilot.id, find));
    if (isHindrance(entry)) return html`<td colspan="4"><b>${mech.name}</b></td>`;
    const { booklet } = entry;
    const replacement = broughtAlong(hangar, pilot.id, find).flatMap((each) =>
      each.what === 'penalty' ? [replacementText(each)] : [],
    );
    const brings = [skillLine(entry), ...replacement].filter(Boolean);
    const hurt = mech.parts.filter((part) => !isWhole(part));
    return html`<td>
        <b>${mech.name}</b>
        <small>${booklet.mech.name} ${booklet.mech.designation}</small>
      </td>
      <td class="number">${entry.shutdown}</td>
      <td>${roundsTexts(entry).map((each) => html`<p>${each}</p>`)}</td>
      <td>
        ${brings.map((each) => html`<p>${each}</p>`)}
        ${hurt.map(
          (part) =>
            html`<p>
              <part-hits .piece=${part}></part-hits> ${part.name}: ${scarLines(part).join('; ')}
            </p>`,
        )}
        ${brings.length + hurt.length === 0 ? html`<p>${ROSTER_WORDS.asPrinted}</p>` : nothing}
      </td>`;
  }
}
