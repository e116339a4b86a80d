import type { Settings } from '../../../offline/page/settings.ts';
import type { Options } from '../../../rules/battle/options.ts';
import type { GamePilot } from '../../../rules/fight/hands.ts';
import type { Secrecy } from '../../../rules/fight/sitting.ts';

export interface Handed {
  /** The computer pilot that flies; missing for a person. */
  readonly hand?: GamePilot | null | undefined;
}

/** Somebody who sits down by name. */
export interface Planned extends Handed {
  readonly pilot: string;
  /** Id of the booklet in records. */
  readonly mech: string;
}

/** Replaces 'Mechs that are no longer on the shelf. */
export const inMechsOf = (
  shelf: readonly string[],
  planned: readonly Planned[],
): readonly Planned[] =>
  planned.map((each, seat) => ({
    ...each,
    mech: shelf.includes(each.mech) ? each.mech : (shelf[seat % shelf.length] ?? ''),
  }));

export const lastTwo = ({ hands, mechs, pilots }: Settings): readonly Planned[] =>
  pilots.map((pilot, seat) => ({ pilot, mech: mechs[seat] ?? '', hand: hands[seat] }));

/** What the settings keep of a table: the first two pilots, and how they play. */
export const remembered = (
  planned: readonly Planned[],
  options: Partial<Options>,
  secrecy?: Secrecy,
): Partial<Settings> => {
  const [first, second] = planned;
  return {
    ...(first && second
      ? {
          pilots: [first.pilot, second.pilot],
          mechs: [first.mech, second.mech],
          hands: [first.hand ?? null, second.hand ?? null],
        }
      : {}),
    ...options,
    ...(secrecy ? { secrecy } : {}),
  };
};
