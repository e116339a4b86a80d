import type { Exchange } from '../../../rules/battle/exchange.ts';
import { mayEscape } from '../../../rules/battle/leaving.ts';
import type { Battle } from '../../../rules/battle/battle.ts';
import type { Leave } from '../../../rules/fight/progress.ts';
import { listed } from '../../../rules/words/listed.ts';
import type { Named } from '../../../rules/words/tell.ts';
import { pilotOf } from '../facts/played-turn.ts';

/** What is asked of two who may leave. */
export const LEAVING_WORDS = {
  asked: 'Leave before any damage?',
  nobody: 'Nobody leaves',
  both: 'Both bail out',
  shownHit: (by: readonly string[]): string =>
    by.length > 0 ? `shown hit by ${listed(by)}` : 'shown hit by nobody',
  bothBrief: 'nobody wins, both pilots live',
  bothAsked: 'Both bail out?',
  bothMeans: 'It is over before any damage. Nobody wins, and both pilots live.',
} as const;

/** Where somebody may leave: the battle, and whether it is one of several of a fight. */
export interface Leaving {
  readonly battle: Battle;
  readonly played: Exchange;
  readonly names: readonly Named[];
  readonly several: boolean;
}

/** The only other pilot, where two fight; null where several do. */
export const onlyEnemyOf = ({ battle }: Leaving, seat: number): number | null =>
  battle.seats.length === 2 ? 1 - seat : null;

/** What a pilot who leaves announces: `Bail out…`; on a sheet that asks who leaves, `Ada bails out`. */
export const announcedWords = (
  { names }: Leaving,
  { leaves, seat }: Leave,
  askedFor: boolean,
): string =>
  askedFor ? `${pilotOf(names, seat)} ${leaves}` : leaves === 'escapes' ? 'Escape…' : 'Bail out…';

/** What that comes to where two fight, in few words. */
export const briefMeaning = (
  { names, several }: Leaving,
  { leaves, seat }: Leave,
  askedFor: boolean,
): string => {
  const enemy = pilotOf(names, 1 - seat);
  const after = several ? 'this battle is over' : `half a victory for ${enemy}`;
  return leaves === 'escapes'
    ? `from view screen 29: ${after}`
    : `${enemy} wins${several ? ' this battle' : ''}, ${askedFor ? pilotOf(names, seat) : 'the pilot'} lives, the ${names[seat]?.mech ?? "'Mech"} is lost`;
};

/** What is asked before it is announced. */
export const askedWords = ({ names }: Leaving, { leaves, seat }: Leave): string =>
  `${pilotOf(names, seat)} ${leaves}?`;

/** What it means to leave (D7, B1, E1): for whoever leaves, for the battle, and for the others in it. */
export const meaningOf = (where: Leaving, { leaves, seat }: Leave): string => {
  const { names, played, several } = where;
  const { pilot = '', mech = "'Mech" } = names[seat] ?? {};
  const only = onlyEnemyOf(where, seat);
  const enemy = only === null ? 'the other side' : pilotOf(names, only);
  const it = several ? ' it' : '';
  if (seat > 0 && played.pairings.length > 1)
    return `${goesWords(leaves, pilot, mech)} The others fight on; nothing happens between ${pilot} and ${pilotOf(names, 0)} this turn.`;
  if (leaves === 'escapes')
    return several
      ? `The ${mech} gets away. This battle is over before any damage.`
      : `The ${mech} gets away. The ${only === null ? 'battle' : 'duel'} is over before any damage, and ${enemy} gets half a victory.`;
  return only === null
    ? `${goesWords(leaves, pilot, mech)} ${several ? 'This battle' : 'The battle'} is over before any damage, and ${enemy} wins${it}.`
    : `${pilot} leaves the ${mech} before any damage. The pilot lives; ${enemy} wins${several ? ' this battle' : ''}. If ${enemy} bails out as well, nobody wins${it}.`;
};

const goesWords = (leaves: Leave['leaves'], pilot: string, mech: string): string =>
  leaves === 'escapes'
    ? `The ${mech} gets away.`
    : `${pilot} leaves the ${mech} before any damage, and lives.`;

/** The lone pilot's way out with its condition (M10), and what it means that a rival leaves. */
export const wayOutWords = ({ battle, names, played }: Leaving): string => {
  const lone = pilotOf(names, 0);
  const escape = mayEscape(battle, 0, played.pairings)
    ? `${lone} may escape: shown on 29 in every pairing.`
    : `${lone} cannot escape yet: everyone must see ${lone} on page 29, at long range.`;
  return played.pairings.length > 1 ? `${escape} If a rival leaves, the others fight on.` : escape;
};
