import { createContext } from '@lit/context';
import type { Library } from '../offline/library.ts';
import type { Pictures } from '../offline/pictures.ts';
import type { Saves } from '../offline/saves.ts';
import type { Settings } from '../offline/settings.ts';

/** The few things that every stage may need: the shelf of booklets, the kept duels, the settings. */
export interface SettingsKeeper {
  readonly current: Settings;
  save(changed: Partial<Settings>): void;
}

export const picturesContext = createContext<Pictures | null>(Symbol('pictures'));
export const libraryContext = createContext<Library>(Symbol('library'));
export const savesContext = createContext<Saves>(Symbol('saves'));
export const settingsContext = createContext<SettingsKeeper>(Symbol('settings'));
