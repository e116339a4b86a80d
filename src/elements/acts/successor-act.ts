import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { stepRule } from '../../rules/campaign/acts/acts.ts';
import type { NewPilot } from '../../rules/campaign/history/choice.ts';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import fieldStyles from '../campaign/fields.css?inline';
import '../campaign/mech-choice.ts';
import { nameFields } from '../campaign/name-fields.ts';
import type { Said } from '../common/say.ts';
import { successorForm } from '../../rules/words/acts/successor.ts';
import { styled } from '../common/styled.ts';
import type { ActWork } from './act-element.ts';
import { ActElement } from './act-element.ts';
import rowStyles from './rows.css?inline';
import styles from './successor-act.css?inline';

type Work = ActWork<'successor'>;

/**
 * Asks who succeeds a dead pilot (K11): a new pilot without modifiers in a new 'Mech, with the stockpile; or
 * nobody yet.
 *
 * @fires choice-drafted
 */
@customElement('successor-act')
export class SuccessorAct extends ActElement<'successor'> {
  static override styles = styled(fieldStyles, rowStyles, styles);

  protected override form(work: Work): TemplateResult {
    const { choice, hangar } = work;
    const { successor } = choice;
    const { name, stockpile } = pilotOf(hangar, choice.pilot);
    return html`<div class="body stack">
      ${successor ? this.#fields(work, successor, stockpile.length) : nothing}
      <label class="row rows">
        <input
          type="checkbox"
          .checked=${live(successor === null)}
          @change=${() => this.#toggle(work)}
        />
        <b>${successorForm.nobody(name)}</b>
      </label>
    </div>`;
  }

  #fields(work: Work, successor: NewPilot, parts: number): TemplateResult {
    const draft = (words: Partial<NewPilot>): void =>
      this.draft({ ...work.choice, successor: { ...successor, ...words } });
    return html`${nameFields(successor, { label: successorForm.newName }, draft)}
      ${parts > 0 ? html`<p class="quiet faint">${successorForm.stockpile(parts)}</p>` : nothing}
      <h3 class="spread">A new 'Mech <span class="soft medium">any booklet</span></h3>
      <mech-choice
        .from=${successor.mech}
        .taken=${work.hangar.mechs.map((mech) => mech.name)}
        @mech-drafted=${({ detail }: Said<'mech-drafted'>) => draft({ mech: detail.mech })}
      ></mech-choice>`;
  }

  #toggle(work: Work): void {
    const { choice } = work;
    this.draft(
      choice.successor
        ? { ...choice, successor: null }
        : stepRule('successor').first(work, choice.pilot),
    );
  }
}
