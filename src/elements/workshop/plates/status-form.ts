import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { allowedBy } from '../../../rules/booklet/stat-card.ts';
import { COLOURS } from '../../../rules/vocabulary.ts';
import { capital } from '../../../rules/words/capital.ts';
import { statusPhrase } from '../../../rules/words/words.ts';
import { soundRange, soundStatus } from '../../../rules/workshop/sound-words.ts';
import { colourSign, icon, phrase } from '../../common/signs.ts';
import type { Typed } from '../../form/typed.ts';
import { isTree, valueAt, withValue } from '../../form/typed.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import { cardNames } from '../draft/card-list.ts';
import { PAGE_FORM_WORDS } from './page-form-words.ts';
import type { PlateForm } from './plate-form.ts';
import { chip, chips } from './plate-form.ts';

const WORDS = PAGE_FORM_WORDS.status;
/** The most words of a status. */
const MOST = 8;

type Mode = keyof typeof WORDS.modes;
const MODES: readonly Mode[] = ['anything', 'except', 'only'];
const modeOf = (status: Typed): Mode =>
  'only' in status ? 'only' : 'except' in status ? 'except' : 'anything';

/** What a view screen leaves its 'Mech, as a form (D11). */
export const statusForm = (form: PlateForm): TemplateResult => {
  const path = `${form.at}.status`;
  const typed = valueAt(form.typed, path);
  if (typed !== undefined && !isTree(typed)) return html`${form.strange(path)} ${form.whyIn(path)}`;
  const status = typed ?? {};
  const mode = modeOf(status);
  return html`<fieldset class="radios modes">
      <legend class="unseen">${WORDS.legend}</legend>
      ${MODES.map(
        (each) =>
          html`<label class=${typed && each === mode ? 'chosen' : ''}>
            <input
              type="radio"
              name=${path}
              .checked=${typed !== undefined && each === mode}
              @change=${() => form.tap(path, inMode(form, status, each), '')}
            />${WORDS.modes[each]}
          </label>`,
      )}
    </fieldset>
    ${mode === 'anything' ? nothing : words(form, status, mode)}
    ${mode === 'only' && 'except' in status ? form.strange(`${path}.except`) : nothing}
    ${bonus(form, status)} ${form.whyIn(path, ['bonus.to', 'bonus.score'])} ${leaves(form)}`;
};

const inMode = (form: PlateForm, status: Typed, mode: Mode): Typed => {
  const { except, only, ...others } = status;
  const before = only ?? except;
  if (mode === 'anything') {
    form.words = Array.isArray(before) ? before : [];
    return others;
  }
  return { [mode]: before ?? form.words, ...others };
};

const words = (form: PlateForm, status: Typed, mode: Mode): TemplateResult => {
  const path = `${form.at}.status.${mode}`;
  const there = valueAt(status, mode);
  if (!Array.isArray(there)) return form.strange(path);
  const taken: readonly unknown[] = there;
  const own = cardNames(form.typed);
  const here = cardNames(form.typed, valueAt(form.typed, `${form.at}.range`));
  const names = own.maneuvers.filter((name) => !own.groups.includes(name));
  const near = names.filter((name) => here.maneuvers.includes(name));
  const far = names.filter((name) => !near.includes(name));
  const known = new Set<unknown>([...COLOURS, ...own.groups, ...names]);
  const word = (name: unknown, goes = '', looks: unknown = ''): TemplateResult => {
    const isTaken = taken.includes(name);
    const list = isTaken ? taken.filter((each) => each !== name) : [...taken, name];
    return chip(looks || (typeof name === 'string' && name ? name : JSON.stringify(name)), {
      ...{ name: path, isTaken, isShut: taken.length >= MOST && !isTaken },
      ...(known.has(name) ? {} : { odd: PAGE_FORM_WORDS.notOnCard }),
      tap: () => form.tap(`${form.at}.status`, withValue(status, mode, list), goes),
    });
  };
  const plain = (name: string): TemplateResult => word(name);
  // A chip that goes leaves the focus to the first.
  const going = (name: unknown): TemplateResult =>
    word(name, near.some((each) => each === name) ? '' : path);
  return html`${taken.length >= MOST ? html`<p class="hint">${WORDS.most(MOST)}</p>` : nothing}
  ${chips(
    WORDS.strange,
    taken.filter((each) => !known.has(each)),
    going,
  )}
  ${chips(WORDS.colours, COLOURS, (each) => word(each, '', html`${colourSign(each)} ${capital(each)}`))}
  ${chips(WORDS.groups, own.groups, plain)}
  ${chips(WORDS.names, [...near, ...far.filter((name) => taken.includes(name))], going)}
  ${
    far.length === 0
      ? nothing
      : html`<details>
          <summary class="abreast thumb bold">${icon('down')} ${WORDS.others(far.length)}</summary>
          <div class="flow">${far.map(plain)}</div>
        </details>`
  }`;
};

const bonus = (form: PlateForm, status: Typed): TemplateResult => {
  const path = `${form.at}.status`;
  const there = status['bonus'];
  if (there !== undefined && !isTree(there)) return form.strange(`${path}.bonus`);
  const field = (
    key: 'to' | 'score',
    asked: { label: string; open?: string; isSigned?: true },
  ): TemplateResult =>
    form.field(`${path}.bonus.${key}`, {
      ...asked,
      // A status without words is there all the same.
      typed: (text) =>
        form.write(path, withValue(status, `bonus.${key}`, text === '' ? undefined : text)),
    });
  return html`<div class="facts grid">
    ${field('to', { label: WORDS.bonusTo, open: WORDS.noBonus })}
    ${there === undefined ? nothing : field('score', { label: WORDS.bonus, isSigned: true })}
  </div>`;
};

/** The sentence as it will be read, and what it leaves. */
const leaves = (form: PlateForm): TemplateResult | typeof nothing => {
  const status = soundStatus(form.meant(`${form.at}.status`));
  const range = soundRange(form.meant(`${form.at}.range`));
  if (!status || !range) return html`<p class="soft">${range ? nothing : WORDS.noRange}</p>`;
  const { maneuvers } = shownPages(form.typed).statCard;
  const allows = allowedBy(maneuvers, status, 'every word');
  const there = maneuvers.filter((maneuver) => maneuver.range === range);
  const isOpen = ({ bit }: { readonly bit: number }): boolean => (allows & bit) !== 0;
  return html`<p class="read" role="status">${phrase(statusPhrase(status, range))}</p>
    <p class="bold">${WORDS.leaves(there.filter(isOpen).length, there.length, range)}</p>
    <ul class="left grid fine">
      ${there.map((maneuver) => {
        const { colour, console, name } = maneuver;
        return html`<li class=${isOpen(maneuver) ? '' : 'soft'}>
          ${colourSign(colour)} <b>${console}</b>
          ${isOpen(maneuver) ? name : html`<s>${name}</s><span class="unseen">, ${WORDS.shut}</span>`}
        </li>`;
      })}
    </ul>`;
};
