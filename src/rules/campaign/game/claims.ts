import { criticalKey } from '../../booklet/critical.ts';
import type { FindBooklet } from '../../fight/replay.ts';
import { sure } from '../../sure.ts';
import type { Impossible } from '../card/hindrance.ts';
import { hinder, unlessHindered } from '../card/hindrance.ts';
import type { Hangar } from '../hangar/hangar.ts';
import type { Muster, OpenGame } from '../history/game.ts';
import type { Stand } from '../history/stand.ts';
import type { AskedFighter } from './asked.ts';
import { askedIn } from './asked.ts';
import type { PaperAccount, Told } from './paper.ts';
import { canKill, paperAccountOf, sidesOf } from './paper.ts';

/** The least armor of a living pilot after D8, and what an explosion takes then (B2). */
const LEAST_AFTER_SCORES = -4;
const EXPLOSION = 2;
/** Armor that a critical takes at once in most booklets; some displays have worse. */
const USUAL_BLOW = 4;

const impossible = (
  { armor, criticals, killedBy }: Told,
  { entry: { booklet }, possible }: AskedFighter,
  enemies: number,
): Impossible | null => {
  const blows = booklet.criticals.map(({ effects }) =>
    effects.reduce((sum, each) => sum + (each.effect === 'damage at once' ? each.by : 0), 0),
  );
  const least = LEAST_AFTER_SCORES - EXPLOSION - enemies * Math.max(USUAL_BLOW, ...blows);
  if (killedBy === null && armor < least) return { kind: 'too deep', least };
  const before = new Map(possible.map((each) => [criticalKey(each), each.brought]));
  const isDeadly = criticals.some(
    (each) => each.times > (before.get(criticalKey(each)) ?? 0) && canKill('critical', each),
  );
  if (killedBy === 'critical' && !isDeadly) return { kind: 'old critical' };
  return isDeadly && killedBy === null ? { kind: 'killed' } : null;
};

export const impossibleIn = (
  muster: Pick<Muster, 'battles' | 'fighters'>,
  { fighters }: PaperAccount,
  asked: readonly AskedFighter[],
): { readonly fighter: number; readonly claim: Impossible } | null => {
  const sides = sidesOf(muster);
  for (const [fighter, told] of fighters.entries()) {
    const enemies = sides.filter((side) => side !== sides[fighter]).length;
    const sat = asked[fighter];
    const claim = sat && impossible(told, sat, enemies);
    if (claim) return { fighter, claim };
  }
  return null;
};

/** Hinders if a stand entered by hand claims something impossible (B2, C7). Records are not checked. */
export const checkClaims = (
  hangar: Hangar,
  { muster, record }: Pick<OpenGame, 'muster' | 'record'>,
  stand: Stand | null,
  find: FindBooklet,
): void => {
  if (record !== null || !stand) return;
  const asked = muster.fighters.map((fighter) => askedIn(hangar, fighter, find));
  const found = impossibleIn(muster, paperAccountOf(stand), asked);
  if (found) {
    const who = sure(asked[found.fighter]).entry.pilot;
    hinder({ kind: 'impossible', who, claim: found.claim });
  }
};

/** Whether an open game has such a stand, from an earlier build; it is then entered again. */
export const isMisclaimed = (hangar: Hangar, game: OpenGame, find: FindBooklet): boolean =>
  unlessHindered(() => checkClaims(hangar, game, game.stand, find))?.kind === 'impossible';
