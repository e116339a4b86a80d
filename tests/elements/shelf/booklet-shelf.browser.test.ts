import { ContextProvider } from '@lit/context';
import { expect } from '@open-wc/testing';
import {
  libraryContext,
  savesContext,
  settingsContext,
} from '../../../src/elements/common/contexts.ts';
import '../../../src/elements/shelf/booklet-shelf.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { griffin } from '../parts.ts';
import { until } from '../until.ts';

it('a shelf of many booklets shows the first at once and knows how many there are; all of them come', async () => {
  const count = 45;
  const library = libraryOf(
    ...Array.from({ length: count }, (_, index) => ({
      ...griffin,
      id: `grf-${index}`,
      mech: { ...griffin.mech, name: `Griffin ${index}` },
    })),
  );
  const table = document.createElement('div');
  document.body.append(table);
  const settings = { current: loadSettings(), save: () => undefined };
  const saves = new Saves(new KeptRows('none'), () => undefined);
  const hands = [
    new ContextProvider(table, { context: libraryContext, initialValue: library }),
    new ContextProvider(table, { context: savesContext, initialValue: saves }),
    new ContextProvider(table, { context: settingsContext, initialValue: settings }),
  ];
  const shelf = document.createElement('booklet-shelf');
  const booklets = (): Element[] => [...shelf.renderRoot.querySelectorAll('shelved-booklet')];
  const laid: number[] = [];
  table.append(shelf);
  new MutationObserver(() => laid.push(booklets().length)).observe(shelf.renderRoot, {
    childList: true,
    subtree: true,
  });
  await shelf.updateComplete;
  expect(booklets()[2]?.getAttribute('aria-setsize')).to.equal(String(count));
  expect(booklets()[2]?.getAttribute('aria-posinset')).to.equal('3');
  await until(() => booklets().length === count);
  expect(laid.find(Boolean)).to.be.at.most(20);
  await expectAccessible(shelf);
  table.remove();
  expect(hands).to.have.lengthOf(3);
});
