import type { Context } from '@lit/context';
import { ContextProvider } from '@lit/context';
import { fixture, html } from '@open-wc/testing';
import {
  libraryContext,
  savesContext,
  settingsContext,
} from '../../src/elements/common/contexts.ts';
import type { Saves } from '../../src/offline/fights/saves.ts';
import { openSaves } from '../../src/offline/fights/saves.ts';
import type { Settings } from '../../src/offline/page/settings.ts';
import { loadSettings } from '../../src/offline/page/settings.ts';
import { libraryOf } from '../offline/booklets/libraries.ts';
import { griffin, rifleman } from './parts.ts';

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
  const place = await fixture<HTMLElement>(html`<div></div>`);
  place.style.height = '844px';
  let current: Settings = { ...loadSettings(), notesSeen: true, tellingSeen: true, ...changed };
  const hand = <What>(context: Context<unknown, What>, initialValue: What): unknown =>
    new ContextProvider(place, { context, initialValue });
  const saves = await openSaves();
  hand(libraryContext, libraryOf(rifleman, griffin));
  hand(savesContext, saves);
  hand(settingsContext, {
    get current() {
      return current;
    },
    save: (more) => (current = { ...current, ...more }),
  });
  return { place, saves, settings: () => current };
};
