import { ContextProvider } from '@lit/context';
import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import { libraryContext, savesContext, settingsContext } from '../../src/elements/contexts.ts';
import '../../src/elements/record-shelf.ts';
import '../../src/elements/start-stage.ts';
import type { Library } from '../../src/offline/library.ts';
import { openSaves } from '../../src/offline/saves.ts';
import { loadSettings } from '../../src/offline/settings.ts';
import { expectAccessible } from '../axe.ts';
import { aDuel } from '../offline/duels.ts';
import { griffin, rifleman, text } from './parts.ts';
import { until } from './until.ts';

/** Lays an element on a table whose shelf has these booklets, beside a duel of a Rifleman and a Griffin. */
const laid = async (
  element: TemplateResult,
  booklets: Library['booklets'],
): Promise<ShadowRoot | DocumentFragment> => {
  const table = document.createElement('div');
  document.body.append(table);
  const library: Library = {
    booklets,
    faults: [],
    isAdded: () => false,
    find: (id) => booklets.find((booklet) => booklet.id === id),
  };
  const saves = await openSaves();
  for (const { id } of await saves.list()) await saves.remove(id);
  await saves.put(aDuel());
  const hands = [
    new ContextProvider(table, { context: libraryContext, initialValue: library }),
    new ContextProvider(table, { context: savesContext, initialValue: saves }),
    new ContextProvider(table, {
      context: settingsContext,
      initialValue: { current: loadSettings(), save: () => undefined },
    }),
  ];
  const { renderRoot } = await fixture<LitElement>(element, { parentNode: table });
  await until(() => renderRoot.querySelector('.unfinished, .record') && hands.length > 0);
  return renderRoot as ShadowRoot;
};
const links = (root: ParentNode): readonly (string | null)[] =>
  [...root.querySelectorAll('.unfinished a, .record a')].map((link) => link.getAttribute('href'));

for (const [shelf, element] of Object.entries({
  'the first stage': html`<start-stage></start-stage>`,
  'the shelf of records': html`<record-shelf></record-shelf>`,
}))
  describe(`a duel on ${shelf}`, () => {
    it('whose booklets are both there is offered to go on with', async () => {
      const root = await laid(element, [rifleman, griffin]);
      expect(links(root)[0]).to.match(/^#\/duel\//);
      expect(root.querySelector('.lacking')).to.equal(null);
    });

    it('whose booklet is off the shelf says which, and where it is added; it is not offered', async () => {
      const root = await laid(element, [rifleman]);
      expect(links(root)).to.deep.equal(['#/booklets']);
      expect(text(root.querySelector('.lacking'))).to.equal(
        "The Griffin's booklet is not on the shelf, and this duel needs it. Add it",
      );
      await expectAccessible((root as ShadowRoot).host);
    });
  });
