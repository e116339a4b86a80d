import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import { sheetFaultText } from '../../forge/words.ts';
import { saveFile } from '../common/save-file.ts';
import type { Said } from '../common/say.ts';
import type { DocumentDraft, Drafting } from '../form/draft.ts';
import { FORGE_WORDS } from './forge-words.ts';
import './sheet-form.ts';
import type { ToMend } from './to-mend.ts';

interface Hands {
  readonly written: (draft: DocumentDraft) => void;
  readonly left: (field: string) => void;
  readonly chosen: (event: Event) => void;
  readonly paste: () => void;
  /** A button for a link to this text. */
  readonly link: (file: string, disabled: boolean) => TemplateResult | typeof nothing;
  readonly undone: (earlier: DocumentDraft) => void;
  readonly anew: () => void;
}

const save = (file: string, id: string | undefined): void =>
  saveFile(new Blob([file], { type: 'application/json' }), `${id ?? 'record'}-sheet.json`);

const ways = (
  { earlier, file, isBlank }: Drafting,
  id: string | undefined,
  hands: Hands,
): TemplateResult =>
  html`<div class="ways flow">
    <label class="button"
      >${FORGE_WORDS.open}<input type="file" multiple @change=${hands.chosen}
    /></label>
    <button type="button" class="button" @click=${() => hands.paste()}>${FORGE_WORDS.paste}</button>
    <button type="button" class="button" ?disabled=${isBlank} @click=${() => save(file, id)}>
      ${FORGE_WORDS.save}
    </button>
    ${hands.link(file, isBlank)}
    <button
      type="button"
      class=${earlier ? 'button' : 'button plain'}
      ?disabled=${!earlier && isBlank}
      @click=${() => (earlier ? hands.undone(earlier) : hands.anew())}
    >
      ${earlier ? FORGE_WORDS.undo : FORGE_WORDS.anew}
    </button>
  </div>`;

const inForm = (draft: DocumentDraft, toMend: ToMend, hands: Hands): TemplateResult =>
  html`<sheet-form
    .typed=${draft.typed}
    .faults=${toMend.fields}
    .instead=${toMend.instead}
    .beside=${toMend.beside}
    @document-typed=${(event: Said<'document-typed'>) =>
      hands.written({ ...draft, typed: event.detail.typed })}
    @field-left=${(event: Said<'field-left'>) => hands.left(event.detail.field)}
  ></sheet-form>`;

/** The text starts like the file of a sheet. */
const isObject = (text: string | null): boolean => text?.trimStart().startsWith('{') === true;

const asText = (draft: DocumentDraft, { inText }: ToMend, hands: Hands): TemplateResult => {
  const isWrong = inText.length > 0;
  return html`<h2>${FORGE_WORDS.asText}</h2>
    <p class="soft">${isObject(draft.text) ? FORGE_WORDS.asTextWhy : FORGE_WORDS.notJson}</p>
    <textarea
      spellcheck="false"
      aria-label=${FORGE_WORDS.pasteLong}
      aria-invalid=${isWrong ? 'true' : 'false'}
      aria-describedby=${isWrong ? 'wrong' : nothing}
      .value=${draft.text ?? ''}
      @input=${(event: Event) =>
        hands.written({ ...draft, text: (event.target as HTMLTextAreaElement).value })}
    ></textarea>
    ${
      isWrong
        ? html`<ul id="wrong" class="faults stack">
            ${inText.map((fault) => html`<li>${sheetFaultText(fault)}.</li>`)}
          </ul>`
        : nothing
    }`;
};

/** The sheet, in the form or as text, with its buttons; `id` is the booklet's. */
export const sheetPanel = (
  drafting: Drafting,
  toMend: ToMend,
  id: string | undefined,
  hands: Hands,
): TemplateResult => {
  const { draft } = drafting;
  return html`<section class="panel sheet stack apart" aria-label="The sheet">
    <p class="soft about">${FORGE_WORDS.about}</p>
    ${ways(drafting, id, hands)}
    ${draft.text === null ? inForm(draft, toMend, hands) : asText(draft, toMend, hands)}
  </section>`;
};
