import { isLongName, pilotName } from '../../fight/name.ts';
import { hasUnseen } from '../../visible.ts';
import { hinder } from './hindrance.ts';

/** The longest names and lines, in characters. */
export const LONGEST = { hangar: 40, nickname: 24, unit: 40, mech: 24, line: 200 } as const;

/** Whether a pilot's name can be kept in records. */
export const isPilotName = (name: string): boolean =>
  name !== '' && pilotName(name) === name && !isLongName(name);

/** Hinders unless the text has visible characters only, or none, and no blanks at its ends. */
export const checkText = (text: string, longest: number): void => {
  if (text.length > longest || hasUnseen(text) || text.trim() !== text)
    hinder({ kind: 'no text', longest });
};
