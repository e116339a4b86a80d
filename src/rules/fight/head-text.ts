import type { Options } from '../battle/options.ts';
import { OPTIONS } from '../battle/options.ts';
import { hasUnseen } from '../visible.ts';
import { isLongName, pilotName } from './name.ts';
import type { Entrant } from './record.ts';
import { freshEntrant } from './record.ts';
import { refuse } from './refusal.ts';

/** `rfl-3n@5k2q9x0b Ada`; the edition may be left out. */
export const readEntrant = (words: string, side: 'lone' | 'rival' | 'pilot'): Entrant => {
  const [, booklet, edition, pilot] =
    /^([a-z0-9-]+)(?:@([a-z0-9]{4,16}))? (.+)$/u.exec(words) ?? [];
  if (booklet === undefined || pilot === undefined) return refuse({ kind: 'no entrant', side });
  if (isLongName(pilot)) refuse({ kind: 'long name' });
  if (hasUnseen(pilot) || pilotName(pilot) !== pilot) refuse({ kind: 'unseen name' });
  return { ...freshEntrant(booklet, pilot), edition: edition ?? null };
};

/** Whether this is the name of an option. */
export const isOption = (name: string): name is keyof Options => Object.hasOwn(OPTIONS, name);

/** The choice that a line says of an option, `ammunition: counted`. */
export const readOption = <Name extends keyof Options>(
  words: string,
  option: Name,
): Options[Name] => {
  const choices: readonly string[] = OPTIONS[option];
  const said = /^([a-z ]+): ?(.+)$/u.exec(words);
  const choice = said?.[1] === option ? choices.find((each) => each === said[2]) : undefined;
  return (choice as Options[Name] | undefined) ?? refuse({ kind: 'no option', option });
};
