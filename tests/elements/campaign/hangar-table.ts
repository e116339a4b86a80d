import { ContextProvider } from '@lit/context';
import { hangarsContext, libraryContext } from '../../../src/elements/common/contexts.ts';
import type { Hangars } from '../../../src/offline/hangars/hangars.ts';
import type { Library } from '../../../src/offline/booklets/library.ts';
import { handDrafts } from '../drafts.ts';

/** Lays a stage of a hangar on a table that has hangars and booklets; what is said above the stage, as it comes. */
export const hangarTable = (
  { hangars, library }: { readonly hangars: () => Promise<Hangars>; readonly library: Library },
  stage: HTMLElement,
): readonly string[] => {
  const table = document.createElement('div');
  const said: string[] = [];
  table.addEventListener('notice-given', ({ detail }) => said.push(detail.text));
  const hands = [
    new ContextProvider(table, { context: hangarsContext, initialValue: hangars }),
    new ContextProvider(table, { context: libraryContext, initialValue: library }),
  ];
  handDrafts(table);
  document.body.append(table);
  after(() => {
    table.remove();
    hands.length = 0;
  });
  table.append(stage);
  return said;
};
