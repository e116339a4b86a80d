import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import '../../../src/elements/reading/rules-pages.ts';
import type { Settings } from '../../../src/offline/page/settings.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { button, griffin, rifleman } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

describe('the rules to read', () => {
  const saved: Partial<Settings>[] = [];
  const laid = async (
    page: TemplateResult = html`<rules-pages></rules-pages>`,
  ): Promise<LitElement> => {
    const table = tableWith({
      library: libraryOf(rifleman, griffin),
      settings: { current: loadSettings(), save: (changed) => saved.push(changed) },
    });
    return fixture<LitElement>(page, { parentNode: table });
  };

  it('number the parts of the pictured page to match the list beside it', async () => {
    const pages = await laid();
    const page = pages.renderRoot.querySelector('booklet-page')!;
    await page.updateComplete;
    const parts = ['.score', '.range', 'view-window', '.status', '.critical', '.console'].map(
      (part) => page.renderRoot.querySelector(part)!,
    );
    const marks = parts.map((part) => getComputedStyle(part, '::after'));
    expect(marks.map(({ content }) => content.slice(0, 3))).to.deep.equal(
      [1, 2, 3, 4, 5, 6].map((number) => `"${number}"`),
    );
    expect(marks.map(({ position, width }) => `${position} ${width}`)).to.deep.equal(
      parts.map(() => 'absolute 28px'),
    );
    expect(pages.renderRoot.querySelectorAll('.named li')).to.have.length(parts.length);
    await expectAccessible(pages);
  });

  it('cover the start of a duel, ammunition, a killed pilot, a changed range, and the missing solitaire missions', async () => {
    const pages = await laid();
    const said = (pages.renderRoot.textContent ?? '').replaceAll(/\s+/g, ' ');
    for (const words of [
      'begins with both booklets open at view screen 49: long range, no heat, full armor',
      'starts with full ammunition',
      'with none left, it cannot be chosen',
      'agree before the duel to ignore ammunition',
      'its own pilot chooses the supply',
      "A 'Mech that overheated but still has armor beats one that has none",
      '"Pilot killed" counts at once',
      'The range may change with every turn',
      'The solitaire missions are still to come',
    ])
      expect(said, words).to.contain(words);
  });

  it('explain how several fight one, and open at that part when its address is used', async () => {
    const pages = await laid(html`<rules-pages from="many"></rules-pages>`);
    const many = pages.renderRoot.querySelector('#many')!;
    const heading = many.querySelector('h2');
    const isOpenThere = (): boolean => Math.abs(many.getBoundingClientRect().top) < innerHeight / 2;
    await until(() => pages.shadowRoot?.activeElement === heading);
    expect(isOpenThere()).to.equal(true);
    // The address is already open, but its link still scrolls there.
    pages.scrollIntoView();
    expect(isOpenThere()).to.equal(false);
    const way = pages.renderRoot.querySelector<HTMLAnchorElement>('a[href="#/rules/many"]')!;
    way.focus();
    way.click();
    expect(isOpenThere()).to.equal(true);
    expect(pages.shadowRoot?.activeElement).to.equal(heading);
    const named = [...many.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(named).to.include.members([
      'Who fights whom.',
      'The range to attack.',
      'Two numbers.',
      'Sharing the modifier.',
      'Statuses in conflict.',
      'Leaving.',
      'Joining.',
      'Sitting out.',
    ]);
    const rows = [...many.querySelectorAll('tbody tr')].map(({ textContent }) =>
      textContent.trim().split(/\s*\n\s*/),
    );
    expect(rows).to.deep.equal([
      ['2', '6.4', '8.4', '2.3 %'],
      ['3', '4.7', '6.8', '0.7 %'],
      ['4', '3.7', '5.6', '0 %'],
      ['5', '3.2', '5.2', '0 %'],
      ['6', '2.7', '4.7', '0 %'],
      ['7', '2.3', '4.3', '0 %'],
    ]);
    await expectAccessible(pages);
  });

  it('can bring back the notes of a first duel', async () => {
    button(await laid(), 'Show them again').click();
    expect(saved).to.deep.equal([{ notesSeen: false, tellingSeen: false, notesRead: [] }]);
  });
});
