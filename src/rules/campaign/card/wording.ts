import { isLongName, pilotName } from '../../fight/name.ts';
import { hasUnseen } from '../../visible.ts';
import { hinder } from './hindrance.ts';

/** How long what somebody calls something may be, in characters. */
export const LONGEST = { hangar: 40, nickname: 24, unit: 40, mech: 24, line: 200 } as const;

/** Whether a pilot can be called so: as records have names. */
export const isPilotName = (name: string): boolean =>
  name !== '' && pilotName(name) === name && !isLongName(name);

/** A text of visible characters, perhaps none, without blanks at its ends; another hinders. */
export const checkText = (text: string, longest: number): void => {
  if (text.length > longest || hasUnseen(text) || text.trim() !== text)
    hinder({ kind: 'no text', longest });
};
