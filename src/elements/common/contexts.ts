import { createContext } from '@lit/context';
import type { Hangars } from '../../offline/hangars/hangars.ts';
import type { Drafts } from '../../offline/disk/drafts.ts';
import type { Library } from '../../offline/booklets/library.ts';
import type { Pictures } from '../../offline/pictures/pictures.ts';
import type { Saves } from '../../offline/fights/saves.ts';
import type { Settings } from '../../offline/page/settings.ts';

export interface SettingsKeeper {
  readonly current: Settings;
  save(changed: Partial<Settings>): void;
}

// Contexts that every stage may need. `<viewscreen-app>` provides them; `several` and `mission` come from a fight.

export const picturesContext = createContext<Pictures | null>(Symbol('pictures'));
export const libraryContext = createContext<Library>(Symbol('library'));
export const savesContext = createContext<Saves>(Symbol('saves'));
/** The storage is loaded on the first call. */
export const hangarsContext = createContext<() => Promise<Hangars>>(Symbol('hangars'));
/** Drafts of text fields; the storage is loaded on the first call. */
export const draftsContext = createContext<() => Promise<Drafts>>(Symbol('drafts'));
/** The battle is one of several of a fight, which goes on without it. */
export const severalContext = createContext<boolean>(Symbol('several'));
/** In a fight of a contract, for its mission: what an escape in a turn means (null in other fights), and what it came to. */
export interface MissionSays {
  readonly escape: ((turn: number) => string) | null;
  readonly came: string;
}
export const missionContext = createContext<MissionSays | null>(Symbol('mission'));
export const settingsContext = createContext<SettingsKeeper>(Symbol('settings'));
