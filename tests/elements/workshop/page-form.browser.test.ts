import { expect, fixture, html } from '@open-wc/testing';
import fc from 'fast-check';
import { documentOf } from '../../../src/elements/workshop/draft/booklet-kind.ts';
import type { PageForm, PagePlate } from '../../../src/elements/workshop/plates/page-form.ts';
import '../../../src/elements/workshop/plates/page-form.ts';
import '../../../src/elements/workshop/pages/page-desk.ts';
import { valueAt, withValue } from '../../../src/elements/form/typed.ts';
import type { Typed } from '../../../src/elements/form/typed.ts';
import type { Reach } from '../../../src/rules/document/booklet-document.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { COLOURS as ALL_COLOURS } from '../../../src/rules/vocabulary.ts';
import { expectAccessible } from '../../axe.ts';
import { button, griffin, heard, rifleman, text } from '../parts.ts';
import { until } from '../until.ts';

const PLATES = ['picture', 'status', 'criticals'] as const;
/** The path of each value in a value. */
const pathsIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, each]) => [
        key,
        ...pathsIn(each).map((path) => `${key}.${path}`),
      ]);
const COLOURS: readonly string[] = ALL_COLOURS;
const formOf = (typed: Typed, number: number, plate: PagePlate): Promise<PageForm> =>
  fixture(html`<page-form .typed=${typed} .number=${number} .plate=${plate}></page-form>`);

/** A draft with this card, whose view screen has neither status nor criticals yet. */
const blankOf = ({ document }: Booklet, number: number): Typed => {
  const { range, picture, title } = sure(document.viewScreens[number]);
  return {
    statCard: document.statCard,
    viewScreens: { [number]: { range, picture, title } },
  };
};
/** Taps a button by its words; a color has its letter before it. */
const pick = async (form: PageForm, words: string | RegExp): Promise<void> => {
  const isColour = typeof words === 'string' && COLOURS.includes(words.toLowerCase());
  button(form, isColour ? `${words.charAt(0)} ${words}` : words).click();
  await form.updateComplete;
};
const radio = async (form: PageForm, words: string): Promise<void> => {
  const found = [...form.renderRoot.querySelectorAll('label')].find((each) => text(each) === words);
  sure(found?.querySelector('input')).click();
  await form.updateComplete;
};
const fill = async (form: PageForm, path: string, value: string): Promise<void> => {
  const field = sure(
    form.renderRoot.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${path}"]`),
  );
  field.value = value;
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input'));
  await form.updateComplete;
};
const read = (form: PageForm, part: string): unknown =>
  valueAt(documentOf(form.typed), `viewScreens.${form.number}.${part}`);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Sets a status as it is printed, by taps alone. */
const setStatus = async (booklet: Booklet, number: number): Promise<PageForm> => {
  const form = await formOf(blankOf(booklet, number), number, 'status');
  const { except, only, bonus } = sure(booklet.document.viewScreens[number]).status;
  await radio(form, only ? 'Only …' : except ? 'Except …' : 'Anything');
  for (const word of only ?? except ?? [])
    await pick(form, COLOURS.includes(word) ? capital(word) : word);
  if (bonus) {
    await fill(form, `viewScreens.${number}.status.bonus.to`, bonus.to);
    await fill(form, `viewScreens.${number}.status.bonus.score`, `+${bonus.score}`);
  }
  return form;
};

/** A reach as its chip says it. */
const chipOf = (reach: Reach): string => {
  if ('weapon' in reach) return reach.weapon;
  if ('weapons' in reach) return reach.weapons.join(' & ');
  if ('group' in reach) return `group ${reach.group}`;
  if ('maneuver' in reach) return reach.maneuver;
  if ('manner' in reach) return `${reach.manner} …`;
  const where = reach.range ? ` ${reach.range} range` : '';
  return reach.any === 'weapon' ? `all${where} weapons` : `every${where} maneuver`;
};

/** Types the criticals as they are printed, by taps and numbers alone. */
const typeCriticals = async (booklet: Booklet, number: number): Promise<PageForm> => {
  const form = await formOf(blankOf(booklet, number), number, 'criticals');
  const { criticals = [] } = sure(booklet.document.viewScreens[number]);
  for (const [row, { effects, letters, part }] of criticals.entries()) {
    const at = `viewScreens.${number}.criticals.${row}`;
    for (const [nth, [letter, from]] of Object.entries(letters).entries()) {
      // In the open line the button is for a further letter, below it for a further line.
      const adds = [...form.renderRoot.querySelectorAll('button')].filter((each) =>
        /(^L|same at l)etter [A-Z]$/.test(text(each)),
      );
      sure(adds.at(nth === 0 ? -1 : 0)).click();
      await form.updateComplete;
      const choice = [...form.renderRoot.querySelectorAll('select')].at(-1);
      sure(choice).value = letter;
      sure(choice).dispatchEvent(new Event('change'));
      await form.updateComplete;
      await fill(form, `${at}.letters.${letter}`, `${from}`);
    }
    await fill(form, `${at}.part`, part);
    for (const [nth, effect] of effects.entries()) {
      await pick(form, effect.effect === 'forbid' ? 'no …' : effect.effect);
      const path = `${at}.effects.${nth}`;
      for (const key of ['by', 'received', 'heatAbove'] as const) {
        const value = valueAt(effect, key);
        if (typeof value === 'number')
          await fill(form, `${path}.${key}`, `${value}`.replace('-', '−'));
      }
      for (const reach of 'of' in effect ? effect.of : []) {
        const chips = [...form.renderRoot.querySelectorAll<HTMLButtonElement>('.chip')];
        sure(
          chips.find((each) => each.name === `${path}.of` && text(each) === chipOf(reach)),
        ).click();
        await form.updateComplete;
      }
    }
  }
  return form;
};

const HITS = [9, 13, 15, 27, 33, 35, 59, 61];
const PAGES = [1, 13, 17, 19, 27, 47, 49, 63];
for (const booklet of [griffin, rifleman])
  describe(`the plates of the ${booklet.mech.name}'s pages`, () => {
    it('has a name for each letter of a line, and a minus for what may be below 0', async () => {
      const number = 9;
      const form = await formOf(griffin.document, number, 'criticals');
      const line = sure(griffin.document.viewScreens[number]?.criticals).findIndex(
        ({ letters }) => Object.keys(letters).length > 1,
      );
      form.row = line;
      await form.updateComplete;
      const ids = [...form.renderRoot.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids).to.deep.equal([...new Set(ids)]);
      form.plate = 'picture';
      await form.updateComplete;
      const score = form.renderRoot.querySelector<HTMLInputElement>('[name$=".score"]');
      expect(score?.inputMode).to.equal('text');
    });

    it('have every status that is printed there, set by taps on words of the card', async () => {
      for (const number of PAGES) {
        const form = await setStatus(booklet, number);
        expect(read(form, 'status'), `${number}`).to.deep.equal(
          booklet.document.viewScreens[number]?.status,
        );
      }
    });

    it('have every critical that is printed there, typed by taps and numbers', async () => {
      for (const number of HITS) {
        const form = await typeCriticals(booklet, number);
        expect(read(form, 'criticals'), `${number}`).to.deep.equal(
          booklet.document.viewScreens[number]?.criticals,
        );
      }
    });
  });

const STRANGE: readonly fc.JsonValue[] = [null, 7, 'x', [], {}, [null], { any: 7 }];

describe('a status', () => {
  it('says how it will be read and what it leaves, also with a word that the card lacks', async () => {
    const form = await setStatus(griffin, 27);
    const left = (): string => text(form.renderRoot.querySelector('form'));
    expect(left()).to.contain('Leaves 6 of 15 at medium range');
    await expectAccessible(form);
    const { viewScreens } = griffin.document;
    const status = { only: ['green', 'Somersault'] };
    const strange = {
      ...griffin.document,
      viewScreens: { ...viewScreens, 27: { ...viewScreens['27'], status } },
    };
    const other = await formOf(strange, 27, 'status');
    await expectAccessible(other);
    await pick(other, /^Somersault/);
    expect(read(other, 'status')).to.deep.equal({ only: ['green'] });
    expect(other.shadowRoot?.activeElement?.localName).to.equal('button');
  });

  it('keeps its words between Except and Only, and through Anything', async () => {
    const form = await setStatus(griffin, 3);
    await radio(form, 'Only …');
    expect(read(form, 'status')).to.deep.equal({ only: ['Jump', 'Dodge'] });
    await radio(form, 'Anything');
    expect(read(form, 'status')).to.deep.equal({});
    await radio(form, 'Except …');
    expect(read(form, 'status')).to.deep.equal({ except: ['Jump', 'Dodge'] });
  });

  it('has eight words at most', async () => {
    const form = await formOf(blankOf(griffin, 9), 9, 'status');
    await radio(form, 'Only …');
    for (const word of [
      'Orange',
      'Red',
      'Blue',
      'Green',
      'Punch',
      'Push',
      'Kick',
      'Defense',
      'PPC',
    ])
      await pick(form, word);
    expect(valueAt(read(form, 'status'), 'only')).to.have.length(8);
    expect(button(form, 'PPC').getAttribute('aria-disabled')).to.equal('true');
  });
});

describe('the criticals of a page', () => {
  const document = griffin.document;
  /** View screen 9 of the Griffin with other criticals. */
  const draft = (criticals: unknown): Typed => ({
    ...document,
    viewScreens: { ...document.viewScreens, 9: { ...document.viewScreens['9'], criticals } },
  });

  it('say which cells use each letter, and which letter is wanted', async () => {
    const [first, ...others] = sure(document.viewScreens['9']?.criticals);
    const [letter = ''] = Object.keys(sure(first).letters);
    const form = await formOf(draft(others), 9, 'criticals');
    expect(text(form.renderRoot.querySelector('.dashed'))).to.match(
      new RegExp(`^${letter} is wanted by \\d+ × \\d+`),
    );
    await pick(form, new RegExp(`^${letter} is wanted`));
    expect(form.shadowRoot?.activeElement?.getAttribute('name')).to.equal(
      `viewScreens.9.criticals.${others.length}.letters.${letter}`,
    );
    await expectAccessible(form);
  });

  it('open at the place of a fault, which stands at its field', async () => {
    const criticals = sure(document.viewScreens['9']?.criticals);
    const form: PageForm = await fixture(
      html`<page-form
        .typed=${document}
        .faults=${new Map([['viewScreens.9.criticals.1.effects.0.of.0.group', ['Is wrong']]])}
        .number=${9}
        .plate=${'criticals'}
        .place=${['viewScreens', '9', 'criticals', 1, 'effects', 0]}
      ></page-form>`,
    );
    await form.updateComplete;
    expect(form.shadowRoot?.activeElement?.getAttribute('name')).to.contain(
      'criticals.1.effects.0',
    );
    expect(text(form.renderRoot.querySelector('.why'))).to.equal('Is wrong.');
    await pick(form, 'Take out the whole line');
    expect(read(form, 'criticals')).to.deep.equal(criticals.toSpliced(1, 1));
    expect(form.shadowRoot?.activeElement).to.not.equal(null);
  });

  it('never throw, whatever stands there, and change nothing of it by being looked at', async () => {
    const paths = [1, 15].flatMap((number) =>
      pathsIn(document.viewScreens[number]).map((path) => [number, path] as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (value) => {
        for (const [number, path] of paths) {
          const place = ['viewScreens', `${number}`, ...path.split('.')];
          const plate = PLATES.find((each) => each === place[2]) ?? 'picture';
          const typed = withValue(document, place.join('.'), value);
          const form: PageForm = await fixture(
            html`<page-form
              .typed=${typed}
              .number=${number}
              .plate=${plate}
              .place=${place}
            ></page-form>`,
          );
          await form.updateComplete;
          expect(form.renderRoot.querySelector('form'), path).to.not.equal(null);
          expect(form.typed).to.equal(typed);
          form.remove();
        }
      }),
      { numRuns: 9, examples: STRANGE.map((each): [fc.JsonValue] => [each]) },
    );
  });
});

it('the sheet of a plate opens on the value that is wrong', async () => {
  const desk = await fixture(
    html`<page-desk
      .typed=${griffin.document}
      .number=${27}
      .place=${['viewScreens', '27', 'criticals', 5, 'effects', 0, 'by']}
    ></page-desk>`,
  );
  const form = (): Element | null | undefined => desk.shadowRoot?.querySelector('page-form');
  await until(
    () => form()?.shadowRoot?.activeElement?.matches('[name$=".5.effects.0.by"]') ?? false,
  );
});

it('whatever button is pressed leaves the focus on a control', async () => {
  const { viewScreens } = griffin.document;
  const status = { only: ['Somersault', 'Punch', 'green'] };
  const typed = {
    ...griffin.document,
    viewScreens: { ...viewScreens, 27: { ...viewScreens['27'], status } },
  };
  for (const plate of ['status', 'criticals'] as const) {
    for (let at = 0, last = 0; at <= last; at += 1) {
      const form = await formOf(typed, 27, plate);
      form.row = 1;
      await form.updateComplete;
      for (const more of form.renderRoot.querySelectorAll('details')) more.open = true;
      const buttons = [...form.renderRoot.querySelectorAll('button')];
      last = buttons.length - 1;
      const pressed = sure(buttons[at]);
      pressed.focus();
      pressed.click();
      await form.updateComplete;
      await form.updateComplete;
      expect(form.shadowRoot?.activeElement, text(pressed)).to.not.equal(null);
      form.remove();
    }
  }
});

it('opening and leaving every plate of every printed page changes nothing', async () => {
  for (const { document } of [griffin, rifleman])
    for (const number of Object.keys(document.viewScreens).map(Number))
      for (const plate of PLATES) {
        const form = await formOf(document, number, plate);
        const typed = heard(form, 'document-typed');
        for (const each of form.renderRoot.querySelectorAll<HTMLElement>('input, select'))
          each.dispatchEvent(new Event('blur'));
        expect(typed).to.deep.equal([]);
        expect(documentOf(form.typed)['viewScreens']).to.deep.equal(document.viewScreens);
        form.remove();
      }
});

it('marks the damage that a new line of criticals lacks', async () => {
  const form = await formOf(blankOf(griffin, 27), 27, 'criticals');
  await pick(form, 'Letter A');
  const from = sure(form.renderRoot.querySelector<HTMLInputElement>('[name$=".letters.A"]'));
  expect(from.getAttribute('aria-invalid')).to.equal('true');
  expect(
    sure(form.renderRoot.querySelector('.row .icon')?.nextElementSibling).textContent,
  ).to.equal('has faults');
  await fill(form, from.name, '2');
  expect(from.getAttribute('aria-invalid')).to.equal('false');
});
