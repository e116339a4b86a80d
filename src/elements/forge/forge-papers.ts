import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import type { Added } from '../../offline/booklets/library.ts';
import { capital } from '../../rules/words/capital.ts';
import { COMMON_WORDS } from '../common/common-words.ts';
import { saveFile } from '../common/save-file.ts';
import '../common/sheet-dialog.ts';
import { icon } from '../common/signs.ts';
import { FORGE_WORDS } from './forge-words.ts';
import { oddText } from '../../rules/words/finding-text.ts';

export type ForgePaper =
  | { readonly kind: 'paste' }
  | { readonly kind: 'again'; readonly lines: readonly string[] }
  | { readonly kind: 'done'; readonly added: Extract<Added, { ok: true }>; readonly text: string }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

interface Hands {
  readonly closed: () => void;
  readonly pasted: (text: string) => void;
  readonly again: () => void;
  readonly flown: (id: string) => void;
}

const list = (lines: readonly string[]): TemplateResult =>
  html`<ul class="faults stack">
    ${lines.map((line) => html`<li>${capital(line)}.</li>`)}
  </ul>`;

/** What replacing a booklet means, and what its new edition has otherwise. */
export const newEdition = (lines: readonly string[]): TemplateResult =>
  html`<p>${FORGE_WORDS.againWhy}</p>
    ${list(lines)}`;

const save = (text: string, id: string): void =>
  saveFile(new Blob([text], { type: 'application/json' }), `${id}.json`);

/** Gives the pasted text and empties the field. */
const taken = (event: Event): string => {
  const field = (event.target as Element)
    .closest('sheet-dialog')
    ?.querySelector<HTMLTextAreaElement>('textarea');
  const text = field?.value ?? '';
  if (field) field.value = '';
  return text;
};

const donePaper = (paper: ForgePaper | null, flown: Hands['flown']): TemplateResult => {
  const done = paper?.kind === 'done' ? paper : null;
  const { id = '', mech } = done?.added.booklet ?? {};
  const odd = done?.added.warnings.map(oddText) ?? [];
  return html`<sheet-dialog
    heading=${FORGE_WORDS.done(mech?.name ?? '')}
    .open=${done !== null}
    @sheet-closed=${() => (location.hash = '#/booklets')}
  >
    <p>${FORGE_WORDS.doneWhy} ${done?.added.kept ? FORGE_WORDS.sheetKept : ''}</p>
    ${done?.added.kept === false ? html`<p>${FORGE_WORDS.unkept}</p>` : nothing}
    ${
      odd.length > 0
        ? html`<details>
            <summary>${FORGE_WORDS.oddBeside(odd.length)} ${icon('down')}</summary>
            ${list(odd)}
          </details>`
        : nothing
    }
    <div slot="buttons" class="stack">
      <button type="button" class="button main" @click=${() => flown(id)}>
        ${COMMON_WORDS.intoDuel}
      </button>
      <a class="button" href="#/booklets">To the booklets</a>
      <a class="button" href=${`#/booklets/${id}/1`}>Leaf through</a>
      <a class="button" href=${`#/print/${id}`}>Print it</a>
      <button type="button" class="button" @click=${() => done && save(done.text, id)}>
        ${FORGE_WORDS.saveBooklet}
      </button>
    </div>
  </sheet-dialog>`;
};

/** The sheets of paper over the stage; at most one is open. `name` is the 'Mech's. */
export const forgePapers = (paper: ForgePaper | null, name: string, hands: Hands): TemplateResult =>
  html`<sheet-dialog
      wide
      heading=${FORGE_WORDS.paste}
      .open=${paper?.kind === 'paste'}
      @sheet-closed=${() => hands.closed()}
    >
      <label>${FORGE_WORDS.pasteLong}<textarea spellcheck="false"></textarea></label>
      <button
        slot="buttons"
        type="button"
        class="button main"
        @click=${(event: Event) => hands.pasted(taken(event))}
      >
        ${FORGE_WORDS.take}
      </button>
    </sheet-dialog>
    <sheet-dialog
      wide
      heading=${FORGE_WORDS.againHead(name)}
      .open=${paper?.kind === 'again'}
      @sheet-closed=${() => hands.closed()}
    >
      ${newEdition(paper?.kind === 'again' ? paper.lines : [])}
      <button slot="buttons" type="button" class="button main" @click=${() => hands.again()}>
        ${FORGE_WORDS.againDo}
      </button>
      <button slot="buttons" type="button" class="button" @click=${() => hands.closed()}>
        ${FORGE_WORDS.keepOld}
      </button>
    </sheet-dialog>
    <sheet-dialog
      heading=${FORGE_WORDS.notPut}
      .open=${paper?.kind === 'refused'}
      @sheet-closed=${() => hands.closed()}
    >
      ${list(paper?.kind === 'refused' ? paper.faults : [])}
    </sheet-dialog>
    ${donePaper(paper, hands.flown)}`;
