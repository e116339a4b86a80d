import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import { SHEET_PLACES } from '../../forge/sheet.ts';
import { WEAPONS } from '../../forge/weapon-table.ts';
import { weaponNamed } from '../../forge/weapon-words.ts';
import { capital } from '../../rules/words/capital.ts';
import { listed } from '../../rules/words/listed.ts';
import { icon } from '../common/signs.ts';
import type { DocumentForm } from '../form/document-form.ts';
import type { Typed } from '../form/typed.ts';
import { shown, withValue } from '../form/typed.ts';
import { FORGE_WORDS, WEAPON_FIELD_WORDS } from './forge-words.ts';
import type { WeaponField } from './sheet-kind.ts';
import { DAMAGE_FIELDS, isOwn, gunPlaces, typedWeapons } from './sheet-kind.ts';
import type { WeaponSearch } from './weapon-search.ts';
import { OWN_WEAPON } from './weapon-search.ts';

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

interface Entry {
  readonly form: DocumentForm;
  /** Place in the list, from 0. */
  readonly place: number;
  readonly weapon: Typed;
  readonly path: string;
}

type Asked = Partial<Parameters<DocumentForm['field']>[1]>;

const field = ({ form, path }: Entry, name: WeaponField, asked: Asked = {}): TemplateResult =>
  form.field(`${path}.${name}`, { label: WEAPON_FIELD_WORDS[name], ...asked });

/** Whether a weapon of the table uses ammunition; undefined for any other word. */
const spends = (word: string): boolean | undefined => {
  const named = weaponNamed(word);
  return named?.kind === 'weapon' ? WEAPONS.get(named.key)?.spends : undefined;
};

const which = ({ form, path, weapon }: Entry, word: string, search: WeaponSearch): TemplateResult =>
  search.field(
    {
      name: `${path}.weapon`,
      chosen: isOwn(weapon)
        ? OWN_WEAPON
        : WEAPONS.has(word)
          ? word
          : (shown(weapon['weapon']) ?? ''),
      write: (chosen) => {
        const { weapon: _weapon, ...rest } = weapon;
        const others = spends(chosen) === false ? withValue(rest, 'shots', undefined) : rest;
        form.write(
          path,
          chosen === OWN_WEAPON ? { word: '', ...others } : { ...others, weapon: chosen },
        );
      },
    },
    WEAPON_FIELD_WORDS.weapon,
  );

const ownFacts = (entry: Entry): TemplateResult => {
  const { form, path, weapon } = entry;
  const { damage = ['', '', ''] } = weapon as { readonly damage?: readonly unknown[] };
  return html`<div class="fields own grid">
    ${field(entry, 'word', { typed: (word) => form.write(`${path}.word`, word) })}
    ${field(entry, 'kind', { open: FORGE_WORDS.choose })}
    <div class="numbers grid" role="group" aria-label="Damage">
      ${DAMAGE_FIELDS.map((name, at) =>
        field(entry, name, {
          typed: (hits) => form.write(`${path}.damage`, damage.with(at, hits)),
        }),
      )}
    </div>
    <p class="hint">${FORGE_WORDS.missiles}</p>
    ${form.why(`${path}.damage`)}
    <div class="numbers grid">
      ${(['heat', 'min', 'max'] as const).map((name) => field(entry, name))}
    </div>
    <p class="hint">${FORGE_WORDS.paces}</p>
  </div>`;
};

const places = ({ form, path, weapon }: Entry): TemplateResult => {
  const at = gunPlaces(weapon);
  const strange = at.filter((place) => !SHEET_PLACES.some((known) => known === place));
  // In the order of the body, so that equal places give equal sheets; unknown ones last.
  const all = [...SHEET_PLACES, ...strange];
  const put = (place: string, isThere: boolean): void => {
    const there = all.filter((each) => (each === place ? isThere : at.includes(each)));
    form.write(`${path}.at`, there.length > 0 ? there : undefined);
    form.leave(`${path}.at`);
  };
  return html`<details>
      <summary class="fine">
        ${FORGE_WORDS.where}:
        <span class="soft grow medium"
          >${at.length > 0 ? listed([...at]) : FORGE_WORDS.notSaid}</span
        >
        ${icon('down')}
      </summary>
      <div class="body grid dense" role="group" aria-label=${FORGE_WORDS.where}>
        ${all.map(
          (place) =>
            html`<label class=${BODY[place as keyof typeof BODY] ?? 'strange'}>
              <input
                class="cover-all"
                type="checkbox"
                .checked=${at.includes(place)}
                @change=${(event: Event) => put(place, (event.target as HTMLInputElement).checked)}
              /><span>${capital(place)}</span>
            </label>`,
        )}
      </div>
      <p class="hint">${FORGE_WORDS.sides}</p>
    </details>
    ${form.why(`${path}.at`)}`;
};

export interface WeaponHands {
  readonly search: WeaponSearch;
  /** A button that mends a field. */
  readonly mending: (path: string) => TemplateResult | typeof nothing;
  /** What is worth knowing of the weapon with this path. */
  readonly beside: (path: string) => string | undefined;
  readonly removed: (place: number) => void;
}

/** The fields of one weapon: kind, number, shots and place. The only weapon cannot be removed. */
export const weaponEntry = (
  form: DocumentForm,
  place: number,
  { search, mending, beside, removed }: WeaponHands,
): TemplateResult => {
  const weapons = typedWeapons(form.typed);
  const entry = { form, place, weapon: weapons[place] ?? {}, path: `weapons.${place}` };
  const { path, weapon } = entry;
  const told = beside(path);
  const isAlone = weapons.length === 1;
  const word = (shown(weapon['weapon']) ?? '').trim().toLowerCase();
  return html`<fieldset class=${`stack rounded ${isAlone ? 'alone' : ''}`}>
    <legend class="unseen">${FORGE_WORDS.nth(place)}</legend>
    <div class="fields grid">
      ${which(entry, word, search)} ${field(entry, 'count')}
      ${
        // Only if it uses ammunition, or the sheet has some.
        isOwn(weapon) || weapon['shots'] !== undefined || spends(word)
          ? field(entry, 'shots')
          : nothing
      }
      ${
        isAlone
          ? nothing
          : html`<button
              type="button"
              class="out mid finger"
              aria-label=${FORGE_WORDS.takeOut(place)}
              @click=${() => removed(place)}
            >
              ${icon('close')}
            </button>`
      }
    </div>
    ${mending(`${path}.weapon`)} ${told === undefined ? nothing : html`<p class="hint">${told}</p>`}
    ${isOwn(weapon) ? ownFacts(entry) : nothing} ${places(entry)} ${form.why(path)}
  </fieldset>`;
};
