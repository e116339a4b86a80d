import type { ContextType } from '@lit/context';
import { ContextProvider } from '@lit/context';
import { fixtureCleanup } from '@open-wc/testing';
import {
  draftsContext,
  hangarsContext,
  libraryContext,
  picturesContext,
  savesContext,
  settingsContext,
} from '../../src/elements/common/contexts.ts';
import type { Saves } from '../../src/offline/fights/saves.ts';
import { openSaves } from '../../src/offline/fights/saves.ts';
import type { Settings } from '../../src/offline/page/settings.ts';
import { loadSettings } from '../../src/offline/page/settings.ts';
import { libraryOf } from '../offline/booklets/libraries.ts';
import { loadDrafts } from './drafts.ts';
import { griffin, rifleman } from './parts.ts';

const CONTEXTS = {
  drafts: draftsContext,
  hangars: hangarsContext,
  library: libraryContext,
  pictures: picturesContext,
  saves: savesContext,
  settings: settingsContext,
};
type Things = { readonly [Name in keyof typeof CONTEXTS]: ContextType<(typeof CONTEXTS)[Name]> };

const tables: { readonly table: HTMLElement; readonly hands: readonly unknown[] }[] = [];
afterEach(() => {
  // What a fixture has laid on a table takes the table along.
  fixtureCleanup();
  for (const { table } of tables.splice(0)) table.remove();
});

/** Lays a table as high as a phone, on which elements find these things; it is cleared away after the test. */
export const tableWith = (things: Partial<Things>): HTMLElement => {
  const table = document.createElement('div');
  table.style.height = '844px';
  const hands = Object.entries(things).map(
    ([name, initialValue]) =>
      new ContextProvider(table, { context: CONTEXTS[name as keyof Things], initialValue }),
  );
  tables.push({ table, hands });
  document.body.append(table);
  return table;
};

/** A table on which elements find what the app gives them. */
export interface Table {
  /** As high as a phone; it is cleared away after the test. */
  readonly place: HTMLElement;
  readonly saves: Saves;
  /** The settings as they stand. */
  readonly settings: () => Settings;
}

/** Lays a table: the booklets of the Rifleman and the Griffin, what is kept, and these settings. */
export const layTable = async (changed: Partial<Settings> = {}): Promise<Table> => {
  let current: Settings = { ...loadSettings(), notesSeen: true, tellingSeen: true, ...changed };
  const saves = await openSaves();
  const settings = {
    get current() {
      return current;
    },
    save: (more: Partial<Settings>) => (current = { ...current, ...more }),
  };
  const library = libraryOf(rifleman, griffin);
  const place = tableWith({ drafts: loadDrafts, library, saves, settings });
  return { place, saves, settings: () => current };
};
