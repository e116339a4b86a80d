import { sure } from '../../sure.ts';
import type { Game, Member } from '../history/game.ts';
import { isMember, fighterPlace } from '../history/game.ts';
import type { FighterStand } from '../history/stand.ts';
import type { LastBlow } from './replayed-game.ts';
import { fieldOf } from '../history/stand.ts';

/** So little armor is left of a victor who won narrowly. */
const NARROW = 3;
/** At most this many turns make a short game, at least this many a long one. */
const SHORT = 8;
const LONG = 20;

/** What a game is remembered by; fighters by place. */
export type Headline =
  /** `part` is null where no record says it. */
  | {
      readonly kind: 'killed by a critical';
      readonly fighter: number;
      readonly part: string | null;
    }
  | { readonly kind: 'killed by heat' | 'deadly' | 'bail-out' | 'escape'; readonly fighter: number }
  | { readonly kind: 'explosion'; readonly fighter: number; readonly ammunition: string }
  /** Of the victor. */
  | { readonly kind: 'narrow'; readonly fighter: number; readonly armor: number }
  /** Over one who had beaten this pilot before; or after a game that was lost. */
  | { readonly kind: 'revenge' | 'back again' | 'first victory'; readonly fighter: number }
  | { readonly kind: 'short' | 'long' | 'turns'; readonly turns: number };

/** A game's story before it is words. */
export interface Story {
  readonly headline: Headline;
  /** Whose end is shown, and whose 'Mech is pictured: a fighter by place. */
  readonly about: number;
  /** Who has the victory over that one; null where nobody has. */
  readonly victor: number | null;
}

/**
 * The headline of a game, the first that fits: killed by a critical, ended by an explosion, deadly, bailed
 * out, escaped, won with little armor, short, long, a revenge, a first victory; else its turns. `blows` are
 * by fighter, as its record has them; `earlier` are the games before it.
 */
export const storyOf = (
  game: Game,
  blows: readonly (LastBlow | null)[],
  earlier: readonly Game[],
): Story => {
  const { fighters } = game.stand;
  const about = lastToGo(game);
  const dramatic = dramaOf(game, blows);
  if (dramatic)
    return {
      headline: dramatic,
      about: dramatic.fighter,
      victor: sure(fighters[dramatic.fighter]).victors[0]?.fighter ?? null,
    };
  const victor = fighters[about]?.victors[0]?.fighter ?? null;
  return { headline: quieter(game, about, victor, earlier), about, victor };
};

/** The fighters who went out, the beaten side's and the last first. */
const outs = ({ stand }: Game): readonly number[] => {
  const field = fieldOf(stand);
  return [...stand.fighters.keys()]
    .filter((fighter) => sure(stand.fighters[fighter]).out !== null)
    .toSorted((one, other) => {
      const [a, b] = [sure(stand.fighters[one]), sure(stand.fighters[other])];
      return Number(a.side === field) - Number(b.side === field) || (b.turn ?? 0) - (a.turn ?? 0);
    });
};

/** The last of the beaten who went out; where nobody did, the first rival. */
const lastToGo = (game: Game): number => outs(game)[0] ?? game.muster.battles[0]?.rivals[0] ?? 0;

type Drama = Extract<Headline, { fighter: number }>;

/** What befell a fighter, the first that fits. */
const dramaOf = (game: Game, blows: readonly (LastBlow | null)[]): Drama | null => {
  const gone = outs(game);
  const first = (fits: (fighter: number) => boolean): number | undefined => gone.find(fits);
  const standing = (fighter: number) => sure(game.stand.fighters[fighter]);
  const critical = first((each) => ['critical', 'heat'].includes(standing(each).killedBy ?? ''));
  if (critical !== undefined)
    return standing(critical).killedBy === 'heat'
      ? { kind: 'killed by heat', fighter: critical }
      : {
          kind: 'killed by a critical',
          fighter: critical,
          part: blows[critical]?.killer ?? null,
        };
  const exploded = first((each) => typeof blows[each]?.exploded === 'string');
  if (exploded !== undefined)
    return {
      kind: 'explosion',
      fighter: exploded,
      ammunition: blows[exploded]?.exploded ?? '',
    };
  const deadly = first((each) => standing(each).killedBy === 'armor');
  if (deadly !== undefined) return { kind: 'deadly', fighter: deadly };
  const bailed = first((each) => standing(each).out === 'bailed out');
  if (bailed !== undefined) return { kind: 'bail-out', fighter: bailed };
  const escaped = first((each) => standing(each).out === 'escaped');
  return escaped === undefined ? null : { kind: 'escape', fighter: escaped };
};

/** What the course of a game and the games before it give. */
const quieter = (
  { muster, stand }: Game,
  about: number,
  victor: number | null,
  earlier: readonly Game[],
): Headline => {
  const { turns } = stand;
  const winner = victor === null ? null : sure(stand.fighters[victor]);
  if (victor !== null && winner?.out === null && winner.armor <= NARROW)
    return { kind: 'narrow', fighter: victor, armor: winner.armor };
  if (turns <= SHORT) return { kind: 'short', turns };
  if (turns >= LONG) return { kind: 'long', turns };
  if (victor === null) return { kind: 'turns', turns };
  const [who, whom] = [sure(muster.fighters[victor]), sure(muster.fighters[about])];
  // Of a foe nothing is known of before.
  if (!isMember(who)) return { kind: 'turns', turns };
  if (isMember(whom) && earlier.some((game) => isBeatenBy(game, who, whom)))
    return { kind: 'revenge', fighter: victor };
  const last = earlier.findLast((game) => fighterPlace(game.muster, { pilot: who.pilot }) >= 0);
  if (last && victorsOver(last, who).length > 0) return { kind: 'back again', fighter: victor };
  return earlier.some((game) => hasVictory(game, who))
    ? { kind: 'turns', turns }
    : { kind: 'first victory', fighter: victor };
};

/** Who shares a victory over a pilot in a game, by place; nobody where the pilot was not in it. */
const victorsOver = ({ muster, stand }: Game, { pilot }: Member): FighterStand['victors'] =>
  stand.fighters[fighterPlace(muster, { pilot })]?.victors ?? [];

/** Whether a pilot was beaten by another in a game. */
const isBeatenBy = (game: Game, pilot: Member, { pilot: by }: Member): boolean =>
  victorsOver(game, pilot)[0]?.fighter === fighterPlace(game.muster, { pilot: by });

/** Whether a pilot has a victory of a game, be it half a one. */
const hasVictory = ({ muster, stand }: Game, { pilot }: Member): boolean => {
  const place = fighterPlace(muster, { pilot });
  return place >= 0 && stand.fighters.some(({ victors }) => victors[0]?.fighter === place);
};
