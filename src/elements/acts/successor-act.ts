import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { stepRule } from '../../rules/campaign/acts/acts.ts';
import type { NewPilot } from '../../rules/campaign/history/choice.ts';
import { pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import '../campaign/mech-choice.ts';
import { nameFields } from '../campaign/name-fields.ts';
import type { Said } from '../common/say.ts';
import { successorForm } from '../../rules/words/acts/successor.ts';
import type { ActDraft } from './act-draft.ts';

type Work = ActDraft<'successor'>;

/**
 * Asks who succeeds a dead pilot (K11): a new pilot without modifiers in a new 'Mech, with the stockpile; or
 * nobody yet.
 */
export const successorAct = (work: Work): TemplateResult => {
  const { choice, hangar } = work;
  const { successor } = choice;
  const { name, stockpile } = pilotOf(hangar, choice.pilot);
  return html`<div class="body stack">
    ${successor ? fields(work, successor, stockpile.length) : nothing}
    <label class="row rows">
      <input type="checkbox" .checked=${live(successor === null)} @change=${() => toggle(work)} />
      <b>${successorForm.nobody(name)}</b>
    </label>
  </div>`;
};

const fields = (work: Work, successor: NewPilot, parts: number): TemplateResult => {
  const change = (words: Partial<NewPilot>): void =>
    work.draft({ ...work.choice, successor: { ...successor, ...words } });
  return html`${nameFields(successor, { label: successorForm.newName }, change)}
    ${parts > 0 ? html`<p class="quiet faint">${successorForm.stockpile(parts)}</p>` : nothing}
    <h3 class="spread">A new 'Mech <span class="soft medium">any booklet</span></h3>
    <mech-choice
      .from=${successor.mech}
      .taken=${work.hangar.mechs.map((mech) => mech.name)}
      @mech-drafted=${({ detail }: Said<'mech-drafted'>) => change({ mech: detail.mech })}
    ></mech-choice>`;
};

const toggle = (work: Work): void => {
  const { choice } = work;
  work.draft(
    choice.successor
      ? { ...choice, successor: null }
      : stepRule('successor').first(work, choice.pilot),
  );
};
