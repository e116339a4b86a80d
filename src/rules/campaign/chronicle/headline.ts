import { sure } from '../../sure.ts';
import type { Game, Member } from '../history/game.ts';
import { isMember, fighterPlace } from '../history/game.ts';
import type { FighterStand } from '../history/stand.ts';
import type { LastBlow } from './replayed-game.ts';
import { fieldOf } from '../history/stand.ts';

/** Armor of a victor who won narrowly, at most. */
const NARROW = 3;
/** Turns of a short game, at most; of a long one, at least. */
const SHORT = 8;
const LONG = 20;

/** What a game is remembered for; fighters by place. */
export type Headline =
  /** `part` is null if no record names it. */
  | {
      readonly kind: 'killed by a critical';
      readonly fighter: number;
      readonly part: string | null;
    }
  | { readonly kind: 'killed by heat' | 'deadly' | 'bail-out' | 'escape'; readonly fighter: number }
  | { readonly kind: 'explosion'; readonly fighter: number; readonly ammunition: string }
  /** The victor's armor. */
  | { readonly kind: 'narrow'; readonly fighter: number; readonly armor: number }
  /** Over one who had beaten this pilot before; or after a lost game. */
  | { readonly kind: 'revenge' | 'back again' | 'first victory'; readonly fighter: number }
  | { readonly kind: 'short' | 'long' | 'turns'; readonly turns: number };

export interface Story {
  readonly headline: Headline;
  /** The fighter, by place, whose end is told and whose 'Mech is pictured. */
  readonly about: number;
  /** The fighter with the victory over that one; null if there is none. */
  readonly victor: number | null;
}

/** The headline of a game, the first that fits: killed by a critical, ended by an explosion,
 *  deadly, bailed out, escaped, won with little armor, short, long, a revenge, a first victory;
 *  else its turns. `blows` are by fighter, from its record; `earlier` are the games before it. */
export const storyOf = (
  game: Game,
  blows: readonly (LastBlow | null)[],
  earlier: readonly Game[],
): Story => {
  const { muster, stand } = game;
  const gone = outs(game);
  const dramatic = dramaOf(game, gone, blows);
  const about = dramatic?.fighter ?? gone[0] ?? sure(sure(muster.battles[0]).rivals[0]);
  const victor = sure(stand.fighters[about]).victors[0]?.fighter ?? null;
  return { headline: dramatic ?? quieter(game, about, victor, earlier), about, victor };
};

/** The fighters who went out, the beaten side's and the last first. */
const outs = ({ stand }: Game): readonly number[] => {
  const field = fieldOf(stand);
  return [...stand.fighters.keys()]
    .filter((fighter) => sure(stand.fighters[fighter]).out !== null)
    .toSorted((one, other) => {
      const [a, b] = [sure(stand.fighters[one]), sure(stand.fighters[other])];
      return Number(a.side === field) - Number(b.side === field) || sure(b.turn) - sure(a.turn);
    });
};

type Drama = Extract<Headline, { fighter: number }>;

/** The headline from those who went out, the first that fits. */
const dramaOf = (
  { stand }: Game,
  gone: readonly number[],
  blows: readonly (LastBlow | null)[],
): Drama | null => {
  const first = (fits: (stood: FighterStand, fighter: number) => Drama | null): Drama | null =>
    gone
      .map((fighter) => fits(sure(stand.fighters[fighter]), fighter))
      .find((drama) => drama !== null) ?? null;
  return (
    first(({ killedBy }, fighter) =>
      killedBy === 'critical'
        ? { kind: 'killed by a critical', fighter, part: blows[fighter]?.killer ?? null }
        : killedBy === 'heat'
          ? { kind: 'killed by heat', fighter }
          : null,
    ) ??
    first((_, fighter) => {
      const ammunition = blows[fighter]?.exploded;
      return ammunition ? { kind: 'explosion', fighter, ammunition } : null;
    }) ??
    first(({ killedBy }, fighter) => (killedBy === 'armor' ? { kind: 'deadly', fighter } : null)) ??
    first(({ out }, fighter) => (out === 'bailed out' ? { kind: 'bail-out', fighter } : null)) ??
    first(({ out }, fighter) => (out === 'escaped' ? { kind: 'escape', fighter } : null))
  );
};

/** The headline from the course of a game and the games before it. */
const quieter = (
  { muster, stand }: Game,
  about: number,
  victor: number | null,
  earlier: readonly Game[],
): Headline => {
  const { turns } = stand;
  if (victor !== null) {
    const { out, armor } = sure(stand.fighters[victor]);
    if (out === null && armor <= NARROW) return { kind: 'narrow', fighter: victor, armor };
  }
  if (turns <= SHORT) return { kind: 'short', turns };
  if (turns >= LONG) return { kind: 'long', turns };
  const lasted: Headline = { kind: 'turns', turns };
  if (victor === null) return lasted;
  const [who, whom] = [sure(muster.fighters[victor]), sure(muster.fighters[about])];
  // There is no past to know of a foe.
  if (!isMember(who)) return lasted;
  if (isMember(whom) && earlier.some((game) => isBeatenBy(game, who, whom)))
    return { kind: 'revenge', fighter: victor };
  const last = earlier.map((game) => standIn(game, who)).findLast((stood) => stood !== undefined);
  if (last?.victors[0]) return { kind: 'back again', fighter: victor };
  return earlier.some((game) => hasVictory(game, who))
    ? lasted
    : { kind: 'first victory', fighter: victor };
};

/** How a pilot came out of a game; undefined if not in it. */
const standIn = ({ muster, stand }: Game, { pilot }: Member): FighterStand | undefined =>
  stand.fighters[fighterPlace(muster, { pilot })];

const isBeatenBy = (game: Game, pilot: Member, { pilot: by }: Member): boolean =>
  standIn(game, pilot)?.victors[0]?.fighter === fighterPlace(game.muster, { pilot: by });

/** Whether a pilot has a victory, or half a one, from a game. */
const hasVictory = ({ muster, stand }: Game, { pilot }: Member): boolean => {
  const place = fighterPlace(muster, { pilot });
  return stand.fighters.some(({ victors }) => victors[0]?.fighter === place);
};
