import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { canonical } from '../../../rules/canonical.ts';
import { reached } from '../../../rules/booklet/stat-card.ts';
import type { Effect, Reach } from '../../../rules/document/booklet-document.ts';
import { MOST_EFFECTS, MOST_REACHES, RANGES } from '../../../rules/vocabulary.ts';
import { capital } from '../../../rules/words/capital.ts';
import { effectText, reachText } from '../../../rules/words/words.ts';
import { soundEffect, soundReach } from '../../../rules/workshop/sound-words.ts';
import { icon } from '../../common/signs.ts';
import { isTree, valueAt } from '../../form/typed.ts';
import { shownPages } from '../draft/booklet-kind.ts';
import { cardNames } from '../draft/card-list.ts';
import { PAGE_FORM_WORDS } from './page-form-words.ts';
import type { PlateForm } from './plate-form.ts';
import { chip, chips, formButton } from './plate-form.ts';

const WORDS = PAGE_FORM_WORDS.criticals;

type Kind = Effect['effect'];
type NumberWords = keyof typeof WORDS.numbers;

/** The number of each kind of effect, by its entry and its words, and whether it reaches maneuvers (C5). */
const KINDS: Readonly<
  Record<Kind, { readonly number?: readonly [string, NumberWords]; readonly reaches?: true }>
> = {
  score: { number: ['by', 'by'], reaches: true },
  heat: { number: ['by', 'by'], reaches: true },
  forbid: { number: ['received', 'received'], reaches: true },
  'heat each turn': { number: ['by', 'by'] },
  'damage at once': { number: ['by', 'points'] },
  'heat at once': { number: ['by', 'points'] },
  'knocked down longer': {},
  'pilot killed': { number: ['heatAbove', 'heatAbove'] },
};
const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

/** The effects of a line of a critical damage display. */
export const effectsForm = (form: PlateForm, path: string): TemplateResult => {
  const typed = valueAt(form.typed, path) ?? [];
  if (!Array.isArray(typed)) return html`${form.strange(path)} ${form.whyIn(path)}`;
  const effects: readonly unknown[] = typed;
  const isFull = effects.length >= MOST_EFFECTS;
  return html`${effects.map((effect, at) =>
    entry(form, `${path}.${at}`, effect, () => form.tap(path, effects.toSpliced(at, 1))),
  )}
  ${form.whyIn(path, [...effects.keys()].map(String))}
  ${chips(WORDS.does, ALL_KINDS, (kind) => {
    const added = { effect: kind, ...(KINDS[kind].reaches ? { of: [] } : {}) };
    return chip(html`${icon('add')}${WORDS.kinds[kind]}`, {
      ...{ name: path, isShut: isFull },
      tap: () => form.tap(path, [...effects, added], `${path}.${effects.length}`),
    });
  })}
  ${isFull ? html`<p class="hint">${WORDS.most(MOST_EFFECTS)}</p>` : nothing}`;
};

const entry = (
  form: PlateForm,
  path: string,
  effect: unknown,
  takeOut: () => void,
): TemplateResult => {
  const kind = ALL_KINDS.find((each) => isTree(effect) && effect['effect'] === each);
  if (!kind) return html`${form.strange(path, takeOut)} ${form.whyIn(path)}`;
  const { number, reaches } = KINDS[kind];
  const sound = soundEffect(form.meant(path));
  return html`<fieldset class="effect rounded stack">
    <legend class="bold">
      ${sound ? capital(effectText({ effects: [sound] })) : capital(WORDS.kinds[kind])}
    </legend>
    ${number ? form.field(`${path}.${number[0]}`, WORDS.numbers[number[1]]) : nothing}
    ${reaches ? reachForm(form, `${path}.of`) : nothing}
    ${form.whyIn(path, number ? [number[0]] : [])}
    ${formButton(WORDS.takeEffect, `${path}.out`, takeOut)}
  </fieldset>`;
};

const reachWords = (reach: Reach): string =>
  'group' in reach
    ? WORDS.group(reach.group)
    : 'manner' in reach
      ? WORDS.manner(reach.manner)
      : reachText(reach, 'any' in reach);

/** The beginnings of names of several words: `Jump`, not `Jump &`. */
const manners = (names: readonly string[]): readonly string[] => [
  ...new Set(
    names.flatMap((name) =>
      name
        .split(' ')
        .map((_word, at, all) => all.slice(0, at).join(' '))
        .filter((start) => /[\p{L}\p{N}]$/u.test(start) && !/ and$/i.test(start)),
    ),
  ),
];

const reachForm = (form: PlateForm, path: string): TemplateResult => {
  const typed = valueAt(form.typed, path) ?? [];
  if (!Array.isArray(typed)) return form.strange(path);
  const of: readonly unknown[] = typed;
  const has = new Set(of.map(canonical));
  const isFull = of.length >= MOST_REACHES;
  const { groups, maneuvers, together, weapons } = cardNames(form.typed);
  const own = shownPages(form.typed).statCard.maneuvers;
  const first: readonly Reach[] = [
    ...([{ any: 'maneuver' }, { any: 'weapon' }] as const),
    ...weapons.map((weapon) => ({ weapon })),
  ];
  const isFirst = new Set(first.map(canonical));
  const word = (typedReach: unknown, goes = ''): TemplateResult => {
    const text = canonical(typedReach);
    const isTaken = has.has(text);
    const reach = soundReach(typedReach);
    const isKnown = !isTaken || (reach !== null && reached(own, [reach]) !== 0);
    const left = of.filter((each) => canonical(each) !== text);
    return chip(reach ? reachWords(reach) : text, {
      ...{ name: path, isTaken, isShut: isFull && !isTaken },
      ...(isKnown ? {} : { odd: PAGE_FORM_WORDS.notOnCard }),
      tap: () => form.tap(path, isTaken ? left : [...of, typedReach], goes),
    });
  };
  const others = of.filter((each) => !isFirst.has(canonical(each)));
  const ranged = RANGES.flatMap((range) => [
    { any: 'maneuver', range },
    { any: 'weapon', range },
  ]);
  return html`${
      // A chip that goes leaves the focus to the first.
      chips(WORDS.reaches, [...first, ...others], (reach) =>
        word(reach, isFirst.has(canonical(reach)) ? '' : path),
      )
    }
    ${isFull ? html`<p class="hint">${WORDS.most(MOST_REACHES)}</p>` : nothing}
    <details>
      <summary class="abreast thumb bold">${icon('down')} ${WORDS.more}</summary>
      <div class="stack">
        ${chips(WORDS.ranges, ranged, (reach) => word(reach))}
        ${chips(WORDS.together, together, (several) => word({ weapons: several }))}
        ${chips(WORDS.groups, groups, (group) => word({ group }))}
        ${chips(WORDS.maneuvers, maneuvers, (maneuver) => word({ maneuver }))}
        ${chips(WORDS.manners, manners(maneuvers), (manner) => word({ manner }))}
      </div>
    </details>`;
};
