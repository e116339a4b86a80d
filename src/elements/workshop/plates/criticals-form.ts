import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { LETTERS } from '../../../rules/vocabulary.ts';
import { effectText } from '../../../rules/words/words.ts';
import { letterUses } from '../../../rules/workshop/letter-uses.ts';
import { soundEffect } from '../../../rules/workshop/sound-words.ts';
import { takenOut } from '../../../rules/workshop/taken-out.ts';
import { icon } from '../../common/signs.ts';
import { choiceField } from '../../form/form-field.ts';
import type { Typed } from '../../form/typed.ts';
import { isTree, shown, valueAt, withValue } from '../../form/typed.ts';
import { letterBadge } from '../../page/critical-display.ts';
import { documentOf } from '../draft/booklet-kind.ts';
import { listAt, wordsAmong } from '../draft/card-list.ts';
import { effectsForm } from './effect-form.ts';
import { PAGE_FORM_WORDS } from './page-form-words.ts';
import type { PlateForm } from './plate-form.ts';
import { formButton } from './plate-form.ts';

const WORDS = PAGE_FORM_WORDS.criticals;

/** What all lines share. */
interface Display {
  readonly form: PlateForm;
  readonly path: string;
  readonly rows: readonly unknown[];
  readonly uses: ReadonlyMap<string, readonly string[]>;
  /** Letters that no line has, those that cells want first. */
  readonly free: readonly string[];
}

const lettersOf = (row: unknown): Typed => {
  const letters = valueAt(row, 'letters');
  return isTree(letters) ? letters : {};
};

/** The critical damage display of a view screen as a form: a line is open at a time (C3). */
export const criticalsForm = (form: PlateForm): TemplateResult => {
  const path = `${form.at}.criticals`;
  const typed = valueAt(form.typed, path) ?? [];
  if (!Array.isArray(typed)) return html`${form.strange(path)} ${form.whyIn(path)}`;
  const rows: readonly unknown[] = typed;
  const uses = letterUses(documentOf(form.typed), form.number);
  const taken = new Set(rows.flatMap((row) => Object.keys(lettersOf(row))));
  const wanted = LETTERS.filter((letter) => uses.has(letter) && !taken.has(letter));
  const free = LETTERS.filter((letter) => !uses.has(letter) && !taken.has(letter));
  const display = { form, path, rows, uses, free: [...wanted, ...free] };
  const add = (letter: string): void => {
    form.row = rows.length;
    form.tap(
      path,
      [...rows, { letters: { [letter]: '' }, part: '', effects: [] }],
      `${path}.${rows.length}.letters.${letter}`,
    );
  };
  return html`<ul class="stack">
      ${rows.map((row, at) => html`<li class="stack dense">${line(display, row, at)}</li>`)}
    </ul>
    ${form.whyIn(path, [...rows.keys()].map(String))}
    <div class="flow">
      ${[...wanted, ...free.slice(0, 1)].map((letter) => {
        const cells = uses.get(letter);
        const words = cells ? WORDS.wanted(letter, cells) : WORDS.add(letter);
        const look = cells ? 'dashed' : '';
        return formButton(html`${icon('add')} ${words}`, path, () => add(letter), look);
      })}
    </div>`;
};

const line = (display: Display, row: unknown, at: number): TemplateResult => {
  const { form, path: list, rows, uses } = display;
  const path = `${list}.${at}`;
  const takeOut = (): void => {
    const left = takenOut(form.typed, [...list.split('.'), at]) as Typed;
    form.row = null;
    form.writeAll(rows.length > 1 ? left : withValue(left, list, undefined));
    void form.go(list);
  };
  if (!isTree(row)) return html`${form.strange(path, takeOut)} ${form.whyIn(path)}`;
  const isOpen = form.row === at;
  const letters = Object.entries(lettersOf(row));
  const cells = letters
    .map(
      ([letter]) =>
        `${letters.length > 1 ? `${letter}: ` : ''}${WORDS.cells(uses.get(letter) ?? [])}`,
    )
    .join('; ');
  const isFaulty = form.isFaultyIn(path) || letters.some(([, from]) => from === '');
  return html`<button
      type="button"
      class="row abreast panel thumb"
      name=${path}
      aria-expanded=${isOpen}
      @click=${() => (form.row = isOpen ? null : at)}
    >
      <span class="flow firm"
        >${letters.map(([letter, from]) => letterBadge({ letter, threshold: shown(from) || '?' }))}</span
      >
      <span class="grow"
        ><b>${shown(row['part']) || WORDS.noPart}</b> ${sentence(form, path)}
        <small class="faint">${cells}</small></span
      >
      ${isFaulty ? html`${icon('warning')}<span class="unseen">${WORDS.faults}</span>` : nothing}
      ${icon('down')}
    </button>
    ${isOpen ? opened(display, row, path, takeOut) : nothing}`;
};

/** Its effects as they will be read. */
const sentence = (form: PlateForm, path: string): string => {
  const effects = listAt(form.meant(path), 'effects').map(soundEffect);
  const sound = effects.filter((each) => each !== null);
  return effects.length === 0 || sound.length < effects.length
    ? WORDS.open
    : effectText({ effects: sound });
};

const opened = (
  { form, free }: Display,
  row: Typed,
  path: string,
  takeOut: () => void,
): TemplateResult => {
  const letters = lettersOf(row);
  const [next] = free;
  const put = (value: Typed, goes = ''): void => form.tap(`${path}.letters`, value, goes);
  const fields = Object.keys(letters).map((letter) => {
    const { [letter]: _out, ...others } = letters;
    const renamed = (to: string): Typed =>
      Object.fromEntries(
        Object.entries(letters).map(([each, value]) => [each === letter ? to : each, value]),
      );
    return html`<div class="letter-line grid">
      ${choiceField({
        ...{
          name: `${path}.letters.${letter}.is`,
          label: WORDS.letter,
          value: letter,
          faults: new Map(),
        },
        options: [letter, ...free].toSorted().map((each) => [each, each]),
        typed: (to) => put(renamed(to)),
      })}
      ${form.field(`${path}.letters.${letter}`, {
        label: WORDS.from,
        // The document leaves out what is empty, so its check says nothing of it.
        ...(letters[letter] === '' && {
          faults: new Map([[`${path}.letters.${letter}`, [WORDS.noDamage]]]),
        }),
        // What is emptied keeps its letter.
        typed: (text) => form.write(`${path}.letters`, { ...letters, [letter]: text }),
      })}
      ${
        Object.keys(others).length === 0
          ? nothing
          : html`<button
              type="button"
              class="out mid thumb"
              aria-label=${WORDS.takeLetter(letter)}
              @click=${() => put(others, `${path}.letters.${Object.keys(others)[0]}`)}
            >
              ${icon('close')}
            </button>`
      }
    </div>`;
  });
  const all = Object.values(isTree(form.typed['viewScreens']) ? form.typed['viewScreens'] : {});
  const parts = wordsAmong(
    all.flatMap((page) => listAt(page, 'criticals').map((each) => valueAt(each, 'part'))),
  );
  const isListed = row['letters'] === undefined || isTree(row['letters']);
  return html`<div class="panel opened stack apart">
    ${isListed ? fields : form.strange(`${path}.letters`)}
    ${
      next === undefined || !isListed
        ? nothing
        : formButton(html`${icon('add')} ${WORDS.alsoAt(next)}`, `${path}.letters`, () =>
            put({ ...letters, [next]: '' }, `${path}.letters.${next}`),
          )
    }
    ${form.field(`${path}.part`, { label: WORDS.part, offered: parts })}
    ${effectsForm(form, `${path}.effects`)}
    ${form.whyIn(path, ['part', 'effects', ...(fields.length > 0 ? ['letters'] : [])])}
    <button type="button" class="button" @click=${takeOut}>${WORDS.takeRow}</button>
  </div>`;
};
