import { html, nothing } from 'lit';
import type { ReactiveController, TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { WEAPONS, WEAPON_KINDS, isOfClans } from '../../forge/weapon-table.ts';
import { fold, spellingsOf, weaponNamed } from '../../forge/weapon-words.ts';
import { icon } from '../common/signs.ts';
import type { DocumentForm } from '../form/document-form.ts';
import { idOf } from '../form/form-field.ts';
import { FORGE_WORDS, WEAPON_HEADINGS, weaponTitle } from './forge-words.ts';

/** Choice for a weapon with facts of its own; words of the table are lower case. */
export const OWN_WEAPON = 'OWN';

interface Row {
  readonly key: string;
  readonly title: string;
  readonly under: string;
  /** All words that it is found by. */
  readonly words: string;
}

/** The table by kind, the Clans' after the others. */
const TABLED: readonly Row[] = WEAPON_KINDS.flatMap((kind) =>
  [false, true].flatMap((clans) =>
    [...WEAPONS]
      .filter(([key, facts]) => facts.kind === kind && isOfClans(key) === clans)
      .map(([key]) => {
        const under = WEAPON_HEADINGS(kind, clans);
        const words = `${key} ${under}`.toLowerCase().split(/[^a-z\d]+/);
        return { key, title: weaponTitle(key), under, words: [...words, ...spellingsOf(key)] };
      })
      .map((row) => ({ ...row, words: ` ${row.words.join(' ')}` })),
  ),
);

/** Rows that have each word that was typed: a short one begins a word of theirs. */
const found = (typed: string): readonly Row[] => {
  const words = typed.split(/\s+/).map(fold).filter(Boolean);
  return TABLED.filter((row) =>
    words.every((word) => row.words.includes(word.length < 3 ? ` ${word}` : word)),
  );
};

interface Asked {
  readonly name: string;
  /** The key of the chosen row, `OWN_WEAPON`, or what was typed instead. */
  readonly chosen: string;
  readonly write: (word: string) => void;
}

/** The weapon's field: what is typed in it stands on the sheet, and the rows of the table that it fits stand below it. */
export class WeaponSearch implements ReactiveController {
  readonly #form: DocumentForm;
  /** The field whose list is open. */
  #open = '';
  /** What was typed since the list opened; null if nothing. */
  #typed: string | null = null;
  #at = -1;

  constructor(form: DocumentForm) {
    this.#form = form;
    form.addController(this);
  }

  hostUpdated(): void {
    if (this.#open !== '')
      this.#form.renderRoot.querySelector('.at')?.scrollIntoView({ block: 'nearest' });
  }

  field(asked: Asked, label: string): TemplateResult {
    const { name, chosen } = asked;
    const isOpen = this.#open === name;
    const said = WEAPONS.has(chosen)
      ? weaponTitle(chosen)
      : chosen === OWN_WEAPON
        ? FORGE_WORDS.own
        : chosen;
    const [id, isWrong] = [idOf(name), this.#form.faults.has(name)];
    return html`<div class="entry">
      <label for=${id}>${label}</label>
      <div @focusout=${() => this.#show('')}>
        <div class="choice">
          <input
            id=${id}
            name=${name}
            role="combobox"
            autocomplete="off"
            spellcheck="false"
            placeholder=${FORGE_WORDS.choose}
            .value=${isOpen && this.#typed !== null ? this.#typed : said}
            aria-autocomplete="list"
            aria-expanded=${isOpen ? 'true' : 'false'}
            aria-controls=${isOpen ? 'table' : nothing}
            aria-activedescendant=${isOpen && this.#at >= 0 ? `row-${this.#at}` : nothing}
            aria-invalid=${isWrong ? 'true' : 'false'}
            aria-describedby=${isWrong ? `${id}-why` : nothing}
            @click=${(event: Event) => {
              if (!isOpen) (event.target as HTMLInputElement).select();
              this.#show(name, chosen);
            }}
            @input=${(event: Event) => this.#type(asked, (event.target as HTMLInputElement).value)}
            @keydown=${(event: KeyboardEvent) => this.#press(event, asked)}
            @change=${() => this.#form.leave(name)}
          />
          ${icon('down')}
        </div>
        ${isOpen ? this.#list(asked) : nothing}
      </div>
      ${this.#form.why(name)}
    </div>`;
  }

  /** The rows that stand in the list: facts of one's own first, then what was found. */
  get #keys(): readonly string[] {
    return [OWN_WEAPON, ...found(this.#typed ?? '').map(({ key }) => key)];
  }

  #list(asked: Asked): TemplateResult {
    const rows = found(this.#typed ?? '');
    const groups = [...new Set(rows.map(({ under }) => under))];
    const keys = this.#keys;
    const option = (key: string, title: string): TemplateResult => {
      const at = keys.indexOf(key);
      return html`<div
        id=${`row-${at}`}
        role="option"
        class=${classMap({ at: at === this.#at })}
        aria-selected=${key === asked.chosen ? 'true' : 'false'}
        @click=${() => this.#take(asked, key)}
      >
        ${title}
      </div>`;
    };
    return html`<div
      id="table"
      class="rounded"
      role="listbox"
      aria-label=${FORGE_WORDS.weapons}
      @mousedown=${(event: Event) => event.preventDefault()}
    >
      ${option(OWN_WEAPON, FORGE_WORDS.own)}
      ${groups.map(
        (under) =>
          html`<div role="group" aria-label=${under}>
            <p class="fine" aria-hidden="true">${under}</p>
            ${rows.filter((row) => row.under === under).map((row) => option(row.key, row.title))}
          </div>`,
      )}
    </div>`;
  }

  #show(name: string, chosen = ''): void {
    if (this.#open === name) return;
    [this.#open, this.#typed] = [name, null];
    this.#at = this.#keys.indexOf(chosen);
    this.#form.requestUpdate();
  }

  #type(asked: Asked, text: string): void {
    [this.#open, this.#typed] = [asked.name, text];
    const named = weaponNamed(text);
    const meant = named?.kind === 'weapon' ? this.#keys.indexOf(named.key) : -1;
    this.#at = text.trim() !== '' && this.#keys.length > 1 ? Math.max(1, meant) : -1;
    asked.write(text);
    this.#form.requestUpdate();
  }

  #take({ name, write }: Asked, key: string): void {
    write(key);
    this.#show('');
    this.#form.leave(name);
  }

  #press(event: KeyboardEvent, asked: Asked): void {
    const isOpen = this.#open === asked.name;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = this.#keys[this.#at];
    if (by !== undefined && isOpen)
      this.#at = (this.#at + by + this.#keys.length) % this.#keys.length;
    else if (by !== undefined) this.#show(asked.name, asked.chosen);
    else if (isOpen && event.key === 'Escape') this.#show('');
    else if (isOpen && event.key === 'Enter' && row !== undefined) this.#take(asked, row);
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.#form.requestUpdate();
  }
}
