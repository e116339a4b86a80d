import { LitElement, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SHEET_PLACES } from '../../forge/sheet.ts';
import { WEAPONS, WEAPON_KINDS } from '../../forge/weapon-table.ts';
import { capital } from '../../rules/words/capital.ts';
import { listed } from '../../rules/words/listed.ts';
import { say } from '../common/say.ts';
import { icon } from '../common/signs.ts';
import foldStyles from '../common/fold.css?inline';
import { styled } from '../common/styled.ts';
import type { FieldFaults } from './form-field.ts';
import { choiceField, textField, why } from './form-field.ts';
import fieldStyles from './form-field.css?inline';
import { FORGE_WORDS, WEAPON_FIELD_WORDS, weaponTitle } from './forge-words.ts';
import styles from './weapon-entry.css?inline';
import type { TypedWeapon, WeaponField } from './typed-sheet.ts';
import { BLANK_WEAPON, DAMAGE_FIELDS } from './typed-sheet.ts';

/** Choice for a weapon with facts of its own; words of the table are lower case. */
const OWN = 'OWN';

/** Grid places of the body, from the head down, the 'Mech's right on the left. */
const BODY: Readonly<Record<(typeof SHEET_PLACES)[number], string>> = {
  head: 'head',
  'center torso': 'center',
  'right torso': 'right-torso',
  'left torso': 'left-torso',
  'right arm': 'right-arm',
  'left arm': 'left-arm',
  'right hand': 'right-hand',
  'left hand': 'left-hand',
  'right leg': 'right-leg',
  'left leg': 'left-leg',
};

/**
 * Shows the fields of one weapon: kind, number, shots and place.
 *
 * @fires weapon-typed - it changed
 * @fires weapon-left - a field lost the focus
 * @fires weapon-removed
 */
@customElement('weapon-entry')
export class WeaponEntry extends LitElement {
  static override styles = styled(foldStyles, fieldStyles, styles);

  @property({ attribute: false }) weapon: TypedWeapon = BLANK_WEAPON;
  /** Place in the list, from 0. */
  @property({ type: Number }) place = 0;
  /** The only weapon cannot be removed. */
  @property({ type: Boolean, reflect: true }) alone = false;
  @property({ attribute: false }) faults: FieldFaults = new Map();

  override render(): TemplateResult {
    const { place, weapon } = this;
    return html`<fieldset class="stack rounded">
      <legend class="unseen">${FORGE_WORDS.nth(place)}</legend>
      <div class="fields grid">
        ${this.#which()} ${this.#field('count', { hint: '' })}
        ${this.#spends ? this.#field('shots', { hint: '' }) : nothing}
        ${
          this.alone
            ? nothing
            : html`<button
                type="button"
                class="out mid finger"
                aria-label=${FORGE_WORDS.takeOut(place)}
                @click=${() => say(this, 'weapon-removed')}
              >
                ${icon('close')}
              </button>`
        }
      </div>
      ${weapon.isOwn ? this.#ownFacts() : nothing} ${this.#places()} ${why('', this.faults)}
    </fieldset>`;
  }

  /** Asks for shots only if the weapon uses ammunition or the sheet has some. */
  get #spends(): boolean {
    const { fields, isOwn } = this.weapon;
    const known = WEAPONS.get(fields.weapon.trim().toLowerCase());
    return isOwn || fields.shots !== '' || known?.spends === true;
  }

  #which(): TemplateResult {
    const { fields, isOwn } = this.weapon;
    const word = fields.weapon.trim().toLowerCase();
    const isKnown = WEAPONS.has(word);
    const strange = !isOwn && fields.weapon !== '' && !isKnown ? [fields.weapon] : [];
    return choiceField({
      ...{ name: 'weapon', label: WEAPON_FIELD_WORDS.weapon, faults: this.faults },
      value: isOwn ? OWN : isKnown ? word : fields.weapon,
      options: [
        ['', FORGE_WORDS.choose],
        ...strange.map((each) => [each, FORGE_WORDS.notKnown(each)] as const),
        ...[...WEAPONS.keys()].map((each) => [each, weaponTitle(each)] as const),
        [OWN, FORGE_WORDS.own],
      ],
      typed: (chosen) =>
        this.#say({
          ...this.weapon,
          isOwn: chosen === OWN,
          fields: { ...fields, weapon: chosen === OWN ? '' : chosen, shots: '' },
        }),
      left: () => this.#left('weapon'),
    });
  }

  #ownFacts(): TemplateResult {
    const { fields } = this.weapon;
    return html`<div class="fields own grid">
      ${this.#field('word', { hint: '', isNumber: false })}
      ${choiceField({
        ...{ name: 'kind', label: WEAPON_FIELD_WORDS.kind, faults: this.faults },
        value: fields.kind,
        options: [
          ['', FORGE_WORDS.choose],
          ...(fields.kind === '' || WEAPON_KINDS.some((kind) => kind === fields.kind)
            ? []
            : [[fields.kind, FORGE_WORDS.notKnown(fields.kind)] as const]),
          ...WEAPON_KINDS.map((kind) => [kind, kind] as const),
        ],
        typed: (kind) => this.#type('kind', kind),
        left: () => this.#left('kind'),
      })}
      <div class="numbers grid" role="group" aria-label="Damage">
        ${DAMAGE_FIELDS.map((field) => this.#field(field, { hint: '' }))}
      </div>
      <p class="hint">${FORGE_WORDS.missiles}</p>
      ${why('damage', this.faults)}
      <div class="numbers grid">
        ${(['heat', 'min', 'max'] as const).map((field) => this.#field(field, { hint: '' }))}
      </div>
      <p class="hint">${FORGE_WORDS.paces}</p>
    </div>`;
  }

  #places(): TemplateResult {
    const { at } = this.weapon;
    const strange = at.filter((place) => !SHEET_PLACES.some((known) => known === place));
    return html`<details>
        <summary class="fine">
          ${FORGE_WORDS.where}:
          <span class="soft grow medium"
            >${at.length > 0 ? listed([...at]) : FORGE_WORDS.notSaid}</span
          >
          ${icon('down')}
        </summary>
        <div class="body grid dense" role="group" aria-label=${FORGE_WORDS.where}>
          ${[...SHEET_PLACES, ...strange].map(
            (place) =>
              html`<label class=${BODY[place as keyof typeof BODY] ?? 'strange'}>
                <input
                  class="cover-all"
                  type="checkbox"
                  .checked=${at.includes(place)}
                  @change=${(event: Event) => this.#put(place, (event.target as HTMLInputElement).checked)}
                /><span>${capital(place)}</span>
              </label>`,
          )}
        </div>
        <p class="hint">${FORGE_WORDS.sides}</p>
      </details>
      ${why('at', this.faults)}`;
  }

  #field(
    field: WeaponField,
    { hint, isNumber = true }: { readonly hint: string; readonly isNumber?: boolean },
  ): TemplateResult {
    return textField({
      ...{ name: field, label: WEAPON_FIELD_WORDS[field], hint, isNumber, faults: this.faults },
      value: this.weapon.fields[field],
      typed: (value) => this.#type(field, value),
      left: () => this.#left(field),
    });
  }

  #type(field: WeaponField, value: string): void {
    this.#say({ ...this.weapon, fields: { ...this.weapon.fields, [field]: value } });
  }

  #put(place: string, isThere: boolean): void {
    const others = this.weapon.at.filter((other) => other !== place);
    const at = isThere ? [...others, place] : others;
    // In the order of the body, so that equal places give equal sheets; unknown ones last.
    const known = SHEET_PLACES.filter((each) => at.includes(each));
    const strange = at.filter((each) => !SHEET_PLACES.some((one) => one === each));
    this.#say({ ...this.weapon, at: [...known, ...strange] });
    this.#left('at');
  }

  #say(weapon: TypedWeapon): void {
    say(this, 'weapon-typed', { weapon });
  }

  #left(field: string): void {
    say(this, 'weapon-left', { field });
  }
}

declare global {
  interface HTMLElementEventMap {
    'weapon-typed': CustomEvent<{ readonly weapon: TypedWeapon }>;
    'weapon-left': CustomEvent<{ readonly field: string }>;
    'weapon-removed': CustomEvent<null>;
  }
}
