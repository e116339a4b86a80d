import type { SettingsKeeper } from './contexts.ts';

export const flyNext = (settings: SettingsKeeper, id: string): void => {
  const [first, second] = settings.current.mechs;
  settings.save({ mechs: [id, second === id ? first : second] });
  location.hash = '#/';
};
