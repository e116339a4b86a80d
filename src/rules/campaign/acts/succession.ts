import type { FindBooklet } from '../../fight/replay.ts';
import { pilotName } from '../../fight/name.ts';
import type { NewPilot } from '../history/choice.ts';
import type { Hangar } from '../hangar/hangar.ts';
import {
  MOST_PILOTS,
  flyingPilot,
  pilotOf,
  withMech,
  withNewMech,
  withPilot,
} from '../hangar/hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { Day, PilotId } from '../card/names.ts';
import type { Pilot, PilotWords } from '../card/pilot-card.ts';
import { newPilot } from '../card/pilot-card.ts';
import { together } from '../hangar/stockpile.ts';
import { LONGEST, checkText } from '../card/wording.ts';
import { checkPilotWords } from '../card/pilot-card.ts';
import type { Act, DeedRule } from './act.ts';
import { itsPilot } from './act.ts';
import { likeTheLast } from './new-mech.ts';

/** Hinders if two active pilots would share a name: records know pilots by name. */
const keepsApart = (hangar: Hangar, { name }: PilotWords, self: PilotId | null): void => {
  if (hangar.pilots.some((pilot) => !pilot.end && pilot.name === name && pilot.id !== self))
    hinder({ kind: 'name taken', name });
};

/** Adds a pilot in a new 'Mech; `after` is the remembered one, if any, whose stockpile passes on (K11). */
const enlisted = (
  hangar: Hangar,
  { mech, ...words }: NewPilot,
  after: PilotId | null,
  find: FindBooklet,
): Hangar => {
  checkPilotWords(words);
  if (hangar.pilots.length >= MOST_PILOTS) hinder({ kind: 'hangar full', most: MOST_PILOTS });
  keepsApart(hangar, words, null);
  const id = `p${hangar.pilots.length + 1}`;
  const more = { ...hangar, pilots: [...hangar.pilots, newPilot(id, words, after)] };
  const heir = after === null ? more : inherited(more, id, after);
  return withNewMech(heir, id, mech, null, find);
};

/** K11: a remembered pilot's stockpile goes to the successor. There is only one. */
const inherited = (hangar: Hangar, id: PilotId, after: PilotId): Hangar => {
  const { name, end, stockpile, rounds } = pilotOf(hangar, after);
  if (!end) hinder({ kind: 'not remembered', pilot: name });
  if (hangar.pilots.some((pilot) => pilot.after === after && pilot.id !== id))
    hinder({ kind: 'has a successor', pilot: name });
  return withPilot(withPilot(hangar, after, { stockpile: [], rounds: {} }), id, {
    stockpile,
    rounds: together(rounds, {}),
  });
};

/** K11: a pilot retires between games; card, 'Mech and stockpile stay, the last for a successor. */
const retired = (hangar: Hangar, id: PilotId, line: string, on: Day): Hangar => {
  const { mech } = flyingPilot(hangar, id);
  checkText(line, LONGEST.line);
  const left = withPilot(hangar, id, { mech: null, end: { kind: 'retired', on, line } });
  return mech === null ? left : withMech(left, mech, { fate: { kind: 'retired', on } });
};

const remembered = (hangar: Hangar, id: PilotId, line: string): Hangar => {
  const { end, name } = pilotOf(hangar, id);
  checkText(line, LONGEST.line);
  return end
    ? withPilot(hangar, id, { end: { ...end, line } })
    : hinder({ kind: 'not remembered', pilot: name });
};

export const renamed = (hangar: Hangar, id: PilotId, words: PilotWords): Hangar => {
  flyingPilot(hangar, id);
  checkPilotWords(words);
  keepsApart(hangar, words, id);
  const { name, nickname, unit } = words;
  return withPilot(hangar, id, { name, nickname, unit });
};

/** Remembered pilots without a successor, in whose place a new one can come (K11). */
export const heirless = ({ pilots }: Pick<Hangar, 'pilots'>): readonly Pilot[] =>
  pilots.filter(({ id, end }) => end !== null && !pilots.some(({ after }) => after === id));

/** A new pilot, in a dead pilot's place or without a predecessor (K11). */
export const enlist: Act<'successor', 'enlist'> = {
  step: {
    came: ['killed'],
    first: ({ hangar }, pilot) => ({
      step: 'successor',
      pilot,
      successor: {
        ...{ name: '', nickname: '', unit: pilotOf(hangar, pilot).unit },
        mech: likeTheLast(hangar, pilot),
      },
    }),
    tidied: ({ successor, ...choice }) => ({
      ...choice,
      successor: successor && {
        ...successor,
        name: pilotName(successor.name),
        nickname: successor.nickname.trim(),
        unit: successor.unit.trim(),
      },
    }),
    deeds: ({ pilot, successor }) =>
      successor ? [{ kind: 'enlist', who: successor, after: pilot }] : [],
  },
  deed: {
    away: ({ after }) => (after === null ? [] : [after]),
    naming: ({ who }) => who.name,
    effect: (hangar, { who, after }, find) => enlisted(hangar, who, after, find),
  },
};

/** A line for the memorial; it may be empty. */
export const remember: Act<'memorial', 'remember'> = {
  step: {
    came: ['killed'],
    first: ({ hangar }, pilot) => ({
      step: 'memorial',
      pilot,
      line: pilotOf(hangar, pilot).end?.line ?? '',
    }),
    tidied: (choice) => ({ ...choice, line: choice.line.trim() }),
    deeds: ({ pilot, line }) => [{ kind: 'remember', pilot, line }],
  },
  deed: { away: itsPilot, effect: (hangar, { pilot, line }) => remembered(hangar, pilot, line) },
};

/** A pilot stops flying (K11). */
export const retire: DeedRule<'retire'> = {
  away: itsPilot,
  effect: (hangar, { pilot, line, on }) => retired(hangar, pilot, line, on),
};
