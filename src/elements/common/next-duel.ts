import type { SettingsKeeper } from './contexts.ts';

/** Goes to the start, where the first pilot of the next duel flies this booklet's 'Mech, against another. */
export const flyNext = (settings: SettingsKeeper, id: string): void => {
  const [first, second] = settings.current.mechs;
  settings.save({ mechs: [id, second === id ? first : second] });
  location.hash = '#/';
};
