import { ContextProvider } from '@lit/context';
import { expect } from '@open-wc/testing';
import { libraryContext, savesContext } from '../../../src/elements/common/contexts.ts';
import '../../../src/elements/records/record-shelf.ts';
import type { RecordShelf } from '../../../src/elements/records/record-shelf.ts';
import { KeptRows } from '../../../src/offline/kept-rows.ts';
import { Saves } from '../../../src/offline/saves.ts';
import { expectAccessible } from '../../axe.ts';
import { aDuel } from '../../offline/duels.ts';
import { libraryOf } from '../../offline/libraries.ts';
import { griffin, rifleman, text } from '../parts.ts';
import { until } from '../until.ts';

const library = libraryOf(rifleman, griffin);

const recordsOn = (shelf: RecordShelf): Element[] => [...shelf.renderRoot.querySelectorAll('li')];

/** A shelf of so many duels, kept in memory, and how many of them were there after each change. */
const shelfOf = async (
  count: number,
): Promise<{ readonly shelf: RecordShelf; readonly laid: readonly number[] }> => {
  const saves = new Saves(new KeptRows('none'), () => undefined);
  for (let index = 0; index < count; index += 1)
    await saves.put({ ...aDuel(), id: `duel-${index}` });
  const table = document.createElement('div');
  document.body.append(table);
  const hands = [
    new ContextProvider(table, { context: libraryContext, initialValue: library }),
    new ContextProvider(table, { context: savesContext, initialValue: saves }),
  ];
  after(() => {
    table.remove();
    hands.length = 0;
  });
  const shelf = document.createElement('record-shelf');
  const laid: number[] = [];
  table.append(shelf);
  new MutationObserver(() => laid.push(recordsOn(shelf).length)).observe(shelf.renderRoot, {
    childList: true,
    subtree: true,
  });
  await shelf.updateComplete;
  return { shelf, laid };
};

describe('a shelf of many records', () => {
  it('shows the first at once and knows how many there are; all of them come', async () => {
    const { shelf, laid } = await shelfOf(64);
    await until(() => recordsOn(shelf).length > 0);
    expect(recordsOn(shelf)[2]?.ariaSetSize).to.equal('64');
    expect(recordsOn(shelf)[2]?.ariaPosInSet).to.equal('3');
    await until(() => recordsOn(shelf).length === 64);
    expect(laid.find(Boolean)).to.be.at.most(20);
    await expectAccessible(shelf);
  });

  it('keeps the others as they are when one is removed', async () => {
    const { shelf } = await shelfOf(12);
    await until(() => recordsOn(shelf).length === 12);
    const last = recordsOn(shelf).at(-1);
    const button = (name: string): HTMLButtonElement | undefined =>
      [...recordsOn(shelf)[0]!.querySelectorAll('button')].find((each) => text(each) === name);
    button('Remove…')?.click();
    await shelf.updateComplete;
    button('Remove it for good')?.click();
    await until(() => recordsOn(shelf).length === 11);
    expect(recordsOn(shelf).at(-1)).to.equal(last);
    expect(last?.ariaSetSize).to.equal('11');
    expect(last?.ariaPosInSet).to.equal('11');
  });
});
