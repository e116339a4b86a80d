import { ContextProvider } from '@lit/context';
import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { libraryContext, settingsContext } from '../../../src/elements/common/contexts.ts';
import '../../../src/elements/reading/rules-pages.ts';
import type { Settings } from '../../../src/offline/settings.ts';
import { loadSettings } from '../../../src/offline/settings.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/libraries.ts';
import { button, griffin, rifleman } from '../parts.ts';

describe('the rules to read', () => {
  const saved: Partial<Settings>[] = [];
  const laid = async (): Promise<LitElement> => {
    const table = document.createElement('div');
    document.body.append(table);
    const library = libraryOf(rifleman, griffin);
    const providers = [
      new ContextProvider(table, { context: libraryContext, initialValue: library }),
      new ContextProvider(table, {
        context: settingsContext,
        initialValue: { current: loadSettings(), save: (changed) => saved.push(changed) },
      }),
    ];
    after(() => {
      table.remove();
      providers.length = 0;
    });
    return fixture<LitElement>(html`<rules-pages></rules-pages>`, { parentNode: table });
  };

  it('number on the picture what the list beside it names, each where it can be seen', async () => {
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

  it('bring the notes of a first duel back', async () => {
    button(await laid(), 'Show them again').click();
    expect(saved).to.deep.equal([{ notesSeen: false, tellingSeen: false, notesRead: [] }]);
  });
});
