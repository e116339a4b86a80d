import type { Hangars } from '../../../src/offline/hangars/hangars.ts';
import type { Library } from '../../../src/offline/booklets/library.ts';
import { loadDrafts } from '../drafts.ts';
import { tableWith } from '../table.ts';

/** Lays a stage of a hangar on a table that has hangars and booklets; what is said above the stage, as it comes. */
export const hangarTable = (
  has: { readonly hangars: Hangars | (() => Promise<Hangars>); readonly library: Library },
  stage: HTMLElement,
): readonly string[] => {
  const { hangars, library } = has;
  const load = typeof hangars === 'function' ? hangars : () => Promise.resolve(hangars);
  const table = tableWith({ hangars: load, library, drafts: loadDrafts });
  const said: string[] = [];
  table.addEventListener('notice-given', ({ detail }) => said.push(detail.text));
  table.append(stage);
  return said;
};
