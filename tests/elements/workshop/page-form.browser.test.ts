import { expect, fixture, html } from '@open-wc/testing';
import { documentOf } from '../../../src/elements/workshop/booklet-kind.ts';
import type { PageForm, PagePlate } from '../../../src/elements/workshop/page-form.ts';
import '../../../src/elements/workshop/page-form.ts';
import { valueAt } from '../../../src/elements/form/typed.ts';
import type { Typed } from '../../../src/elements/form/typed.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { COLOURS as ALL_COLOURS } from '../../../src/rules/vocabulary.ts';
import { expectAccessible } from '../../axe.ts';
import { button, griffin, heard, rifleman, text } from '../parts.ts';

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

const PAGES = [1, 13, 17, 19, 27, 47, 49, 63];
for (const booklet of [griffin, rifleman])
  describe(`the plates of the ${booklet.mech.name}'s pages`, () => {
    it('have every status that is printed there, set by taps on words of the card', async () => {
      for (const number of PAGES) {
        const form = await setStatus(booklet, number);
        expect(read(form, 'status'), `${number}`).to.deep.equal(
          booklet.document.viewScreens[number]?.status,
        );
      }
    });
  });

describe('a status', () => {
  it('says how it will be read and what it leaves, also with a word that the card lacks', async () => {
    const form = await setStatus(griffin, 27);
    const left = (): string => text(form.renderRoot);
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

it('opening and leaving every plate of every printed page changes nothing', async () => {
  for (const { document } of [griffin, rifleman])
    for (const number of Object.keys(document.viewScreens).map(Number))
      for (const plate of ['picture', 'status', 'criticals'] as const) {
        const form = await formOf(document, number, plate);
        const typed = heard(form, 'document-typed');
        for (const each of form.renderRoot.querySelectorAll<HTMLElement>('input, select'))
          each.dispatchEvent(new Event('blur'));
        expect(typed).to.deep.equal([]);
        expect(documentOf(form.typed)['viewScreens']).to.deep.equal(document.viewScreens);
        form.remove();
      }
});
