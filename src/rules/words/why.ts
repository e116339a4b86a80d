import type { Battle } from '../battle/battle.ts';
import { OTHER_SIDE, seatOf, sideOf } from '../battle/battle.ts';
import { enemyIn, pairingWith } from '../battle/duel.ts';
import type { Exchange } from '../battle/exchange.ts';
import type { Incident } from '../battle/incident.ts';
import { openManeuvers } from '../battle/open-maneuvers.ts';
import { alone, playedAlone } from '../battle/what-if.ts';
import { DEADLY_ARMOR } from '../battle/blows.ts';
import type { Maneuver } from '../booklet/stat-card.ts';
import { COOLING_NAMES } from '../booklet/stat-card.ts';

/** Another call that was open, and what it would have done to the number that the enemy called. */
export interface OtherCall {
  readonly maneuver: Maneuver;
  /** Points of damage, 1 or more. */
  readonly damage: number;
}

/** What both called, and what was open besides. */
interface Called {
  readonly seat: number;
  readonly enemy: number;
  /** Turns played before. */
  readonly turn: number;
  readonly mine: Maneuver;
  readonly theirs: Maneuver;
  /** How many calls were open, the one made among them. */
  readonly open: number;
  /** The other calls that would have hit, or hit harder, the hardest first. */
  readonly chances: readonly OtherCall[];
  /** Whether the 'Mech was shut down, and could only cool or duck (H3). */
  readonly shutDown: boolean;
  /** The damage that the enemy's call did in return, 0 for a miss; null where what it scored came to nothing. */
  readonly taken: number | null;
}

/** Why a call did what it did to one enemy, from the booklets alone. */
export type Why = Called &
  (
    | {
        readonly kind: 'hit';
        readonly damage: number;
        /** The enemy's armor after it; null where others fire at the same 'Mech. */
        readonly armor: number | null;
        /** What became of the part that the page names; `short`: of how much a critical fell short, 0 where it took one. */
        readonly critical: { readonly part: string; readonly short: number } | null;
        readonly fate: 'killed' | 'no armor' | null;
      }
    /** The page shows a SCORE, but what is added leaves 0 or less (D8); `shared`: more of the modifier would have hit. */
    | {
        readonly kind: 'eaten';
        readonly printed: number;
        readonly added: number;
        readonly shared: boolean;
      }
    | { readonly kind: 'missed' }
    /** The battle ended before any damage, or one of the two left it (D7). */
    | {
        readonly kind: 'left';
        readonly by: 'me' | 'them' | 'both' | 'nobody';
        readonly how: 'bailed out' | 'escaped' | null;
      }
  );

type Of<Kind extends Incident['kind']> = Extract<Incident, { kind: Kind }>;

/** What a call would do, played by itself against the number that the enemy called (M4: all of the modifier on it). */
const damageOf = (
  battle: Battle,
  [seat, { console }]: readonly [number, Maneuver],
  [enemy, theirs]: readonly [number, Maneuver],
): number => {
  const pairing = pairingWith(battle, { rival: Math.max(seat, enemy) });
  if (!pairing) return 0;
  const calls = new Map([
    [seat, console],
    [enemy, theirs.console],
  ]);
  const met = pairingWith(playedAlone(alone(battle, pairing), calls), pairing);
  return met?.deeds[sideOf(seat)].damage ?? 0;
};

/** How a turn ended for two of whom one left, or all of a battle that was over before any damage. */
const leftOf = (
  { incidents }: Exchange,
  [seat, enemy]: readonly [number, number],
): Pick<Extract<Why, { kind: 'left' }>, 'by' | 'how'> => {
  const leaves = incidents.filter(
    (each): each is Of<'bailed out' | 'escaped'> =>
      each.kind === 'bailed out' || each.kind === 'escaped',
  );
  const [mine, theirs] = [seat, enemy].map((of) => leaves.find((each) => each.seat === of));
  if (mine && theirs) return { by: 'both', how: mine.kind === theirs.kind ? mine.kind : null };
  if (mine) return { by: 'me', how: mine.kind };
  if (theirs) return { by: 'them', how: theirs.kind };
  return { by: 'nobody', how: null };
};

/** Why the call of a seat did what it did in the pairing with a rival; null where the two did not meet. */
export const whyCalled = (
  battle: Battle,
  played: Exchange,
  seat: number,
  rival: number = Math.max(1, seat),
): Why | null => {
  const [pairing, met] = [pairingWith(battle, { rival }), pairingWith(played, { rival })];
  if (!pairing || !met) return null;
  const side = sideOf(seat);
  const enemy = enemyIn(pairing, side);
  const { incidents } = played;
  const by = <Kind extends 'called' | 'scored' | 'not scored' | 'critical'>(
    kind: Kind,
    of: number,
    on?: number,
  ) =>
    incidents.find(
      (each): each is Of<Kind> =>
        each.kind === kind &&
        'seat' in each &&
        each.seat === of &&
        (on === undefined || ('on' in each && each.on === on)),
    );
  const [mine, theirs] = [by('called', seat)?.maneuver, by('called', enemy)?.maneuver];
  if (!mine || !theirs) return null;
  const open = openManeuvers(battle, seat);
  const called: Called = {
    seat,
    enemy,
    turn: battle.turns,
    mine,
    theirs,
    open: open.length,
    chances: open
      .filter((maneuver) => maneuver !== mine)
      .map((maneuver) => ({
        maneuver,
        damage: damageOf(battle, [seat, maneuver], [enemy, theirs]),
      }))
      .filter(({ damage }) => damage > 0)
      .toSorted((one, other) => other.damage - one.damage),
    shutDown:
      seatOf(battle, seat).shutDown &&
      open.length === COOLING_NAMES.length &&
      open.every(({ name }) => COOLING_NAMES.includes(name)),
    taken: by('not scored', enemy, seat) ? 0 : met.deeds[OTHER_SIDE[side]].damage || null,
  };
  const scored = by('scored', seat, enemy);
  if (!scored && !by('not scored', seat, enemy))
    return { ...called, kind: 'left', ...leftOf(played, [seat, enemy]) };
  const { damage } = met.deeds[side];
  if (scored && damage > 0) {
    const read = by('critical', seat, enemy);
    const ignored =
      read?.reached === true &&
      incidents.some((each) => each.kind === 'ignored' && each.seat === enemy && each.by === seat);
    const critical = read && !ignored ? read : null;
    const kills =
      (scored.from > DEADLY_ARMOR && scored.to <= DEADLY_ARMOR) ||
      (critical?.reached === true &&
        critical.line.critical.effects.some(
          (effect) => effect.effect === 'pilot killed' && effect.heatAbove === undefined,
        ));
    // What would have been shared (M4) is no better call.
    const whole = damageOf(battle, [seat, mine], [enemy, theirs]);
    return {
      ...called,
      kind: 'hit',
      chances: called.chances.filter(({ damage: more }) => more > whole),
      damage,
      armor: battle.pairings.length > 1 && enemy === 0 ? null : scored.to,
      critical: critical && {
        part: critical.line.critical.part,
        short: Math.max(0, critical.line.threshold - damage),
      },
      fate: kills ? 'killed' : scored.from > 0 && scored.to <= 0 ? 'no armor' : null,
    };
  }
  if (scored) {
    const printed = scored.screen.score ?? 0;
    const sum = scored.ledger.reduce((total, { points }) => total + points, 0);
    const shared =
      scored.ledger.some(({ from }) => from === 'share') &&
      damageOf(battle, [seat, mine], [enemy, theirs]) > 0;
    return { ...called, kind: 'eaten', printed, added: sum - printed, shared };
  }
  return { ...called, kind: 'missed' };
};
