import { createContext } from '@lit/context';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { Drafts } from '../../offline/disk/drafts.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Settings } from '../../offline/page/settings.ts';

/** The settings as they stand, and how they are changed for good. */
export interface SettingsKeeper {
  readonly current: Settings;
  save(changed: Partial<Settings>): void;
}

// The few things that every stage may need. `<viewscreen-app>` provides them; `several` comes from a fight.

/** Where pictures come from; null until they are there. */
export const picturesContext = createContext<Pictures | null>(Symbol('pictures'));
/** The shelf of booklets. */
export const libraryContext = createContext<Library>(Symbol('library'));
/** The kept duels. */
export const savesContext = createContext<Saves>(Symbol('saves'));
/** The hangars; what keeps them comes when a stage first asks. */
export const hangarsContext = createContext<() => Promise<Hangars>>(Symbol('hangars'));
/** What is typed and not done; what keeps it comes likewise. */
export const draftsContext = createContext<() => Promise<Drafts>>(Symbol('drafts'));
/** Whether a battle is one of several of a fight, which goes on without it. */
export const severalContext = createContext<boolean>(Symbol('several'));
/** What is remembered beside the duels. */
export const settingsContext = createContext<SettingsKeeper>(Symbol('settings'));
