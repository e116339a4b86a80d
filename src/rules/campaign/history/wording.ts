import { isLongName, pilotName } from '../../fight/name.ts';
import { hasUnseen } from '../../visible.ts';
import { hinder } from '../card/hindrance.ts';
import type { MechWords } from '../card/mech.ts';
import type { PilotWords } from '../card/pilot-card.ts';

/** How long what somebody calls something may be, in characters. */
export const LONGEST = { hangar: 40, nickname: 24, unit: 40, mech: 24, line: 200 } as const;

/** Whether a pilot can be called so: as records have names. */
export const isPilotName = (name: string): boolean =>
  name !== '' && pilotName(name) === name && !isLongName(name);

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether it is a day as `2026-11-17`, and there is such a day: 29 February in leap years alone. */
export const isDay = (day: string): boolean => {
  if (!DAY.test(day)) return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** A game's id: small letters, digits and hyphens. */
export const GAME_ID = /^[a-z0-9-]{1,40}$/;

/** A 'Mech's name among all of a hangar. */
export const MECH_ID = /^m[1-9]\d{0,5}$/;

/** A text of visible characters, perhaps none, without blanks at its ends; another hinders. */
export const checkText = (text: string, longest: number): void => {
  if (text.length > longest || hasUnseen(text) || text.trim() !== text)
    hinder({ kind: 'no text', longest });
};

/** What a pilot is called, if that can be kept. */
export const checkPilotWords = ({ name, nickname, unit }: PilotWords): void => {
  if (!isPilotName(name)) hinder({ kind: 'no name', words: name });
  checkText(nickname, LONGEST.nickname);
  checkText(unit, LONGEST.unit);
};

/** What a 'Mech is called, if that can be kept. */
export const checkMechWords = ({ name }: Pick<MechWords, 'name'>): void => {
  if (name === '') hinder({ kind: 'no text', longest: LONGEST.mech });
  checkText(name, LONGEST.mech);
};
