import type { Settings } from '../../offline/page/settings.ts';
import type { Options } from '../../rules/battle/options.ts';
import type { GamePilot } from '../../rules/fight/hands.ts';
import type { Secrecy } from '../../rules/fight/sitting.ts';

/** Who is to sit down: a name as it was typed, and a 'Mech. */
export interface Planned {
  readonly pilot: string;
  /** The booklet, by its name in records. */
  readonly mech: string;
  /** The computer pilot that flies it; a person does where there is none. */
  readonly hand?: GamePilot | null | undefined;
}

/** The same in 'Mechs of the shelf: one that is not there any more is another. */
export const inMechsOf = (
  shelf: readonly string[],
  planned: readonly Planned[],
): readonly Planned[] =>
  planned.map((each, seat) => ({
    ...each,
    mech: shelf.includes(each.mech) ? each.mech : (shelf[seat % shelf.length] ?? ''),
  }));

/** The two who met last. */
export const lastTwo = ({ hands, mechs, pilots }: Settings): readonly Planned[] =>
  pilots.map((pilot, seat) => ({ pilot, mech: mechs[seat] ?? '', hand: hands[seat] }));

/** What is remembered of who sits down, and how: the first two of them. */
export const remembered = (
  planned: readonly Planned[],
  options: Options,
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
