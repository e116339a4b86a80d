import type { Category } from '../../vocabulary.ts';
import { sure } from '../../sure.ts';
import type { Deed } from '../history/deed.ts';
import type { Game } from '../history/game.ts';
import { isMember } from '../history/game.ts';
import type { Day, MechId, PilotId } from '../card/names.ts';
import type { Rank } from '../card/rank.ts';
import { rankOf } from '../card/rank.ts';

/** A hangar's game of this number is a mark. */
const ROUND_GAMES = [10, 25, 50, 100, 200, 500, 1000];
/** This many games in one 'Mech are a mark: a new one may be taken from now on (K4). */
const OLD_MECH = 10;
/** Every fifth ring on one barrel is a mark. */
const MANY_RINGS = 5;

export type Mark = { readonly on: Day } & (
  | { readonly kind: 'first ring'; readonly mech: MechId }
  | { readonly kind: 'rings'; readonly mech: MechId; readonly rings: number }
  | { readonly kind: 'first victory'; readonly pilot: PilotId }
  | { readonly kind: 'rank'; readonly pilot: PilotId; readonly rank: Rank }
  | { readonly kind: 'tenth game'; readonly mech: MechId }
  | { readonly kind: 'games'; readonly games: number }
  /** The hangar's first +1 (K2). */
  | { readonly kind: 'first step'; readonly pilot: PilotId; readonly category: Category }
  | { readonly kind: 'killed'; readonly pilot: PilotId }
  | { readonly kind: 'retired'; readonly pilot: PilotId }
  | { readonly kind: 'longest game'; readonly turns: number }
);

/** The marks in the order reached; within a game by fighter. */
export const marksOf = (history: readonly (Deed | Game)[]): readonly Mark[] => {
  const walk = new Walk(history);
  return history.flatMap((each) => (each.kind === 'game' ? walk.game(each) : walk.deed(each)));
};

class Walk {
  #games = 0;
  #learned = false;
  #ringed = false;
  readonly #victories = new Map<PilotId, number>();
  readonly #rings = new Map<MechId, number>();
  readonly #flown = new Map<MechId, number>();
  readonly #longest: Game | undefined;

  constructor(history: readonly (Deed | Game)[]) {
    const games = history.filter((each): each is Game => each.kind === 'game');
    // One game alone is not the longest.
    if (games.length > 1)
      this.#longest = games.reduce((most, game) =>
        game.stand.turns > most.stand.turns ? game : most,
      );
  }

  deed(deed: Deed): readonly Mark[] {
    const { on } = deed;
    if (deed.kind === 'retire') return [{ kind: 'retired', on, pilot: deed.pilot }];
    return deed.kind === 'learn' ? this.#learn(on, deed.pilot, [deed.category]) : [];
  }

  game(game: Game): readonly Mark[] {
    const { on, choices, stand, muster } = game;
    const marks: Mark[] = [];
    for (const [place, { victors, out, killedBy }] of stand.fighters.entries()) {
      const fighter = sure(muster.fighters[place]);
      if (isMember(fighter)) marks.push(...this.#flies(on, fighter.mech));
      const winner = muster.fighters[victors[0]?.fighter ?? -1];
      if (winner && isMember(winner)) {
        marks.push(...this.#wins(on, winner.pilot, out === 'escaped' ? 0.5 : 1));
        marks.push(...this.#ring(on, winner.mech));
      }
      if (killedBy && isMember(fighter)) marks.push({ kind: 'killed', on, pilot: fighter.pilot });
    }
    for (const choice of choices)
      if (choice.step === 'experience') marks.push(...this.#learn(on, choice.pilot, choice.learn));
    if (game === this.#longest) marks.push({ kind: 'longest game', on, turns: stand.turns });
    this.#games += 1;
    if (ROUND_GAMES.includes(this.#games)) marks.push({ kind: 'games', on, games: this.#games });
    return marks;
  }

  #flies(on: Day, mech: MechId): readonly Mark[] {
    const flown = (this.#flown.get(mech) ?? 0) + 1;
    this.#flown.set(mech, flown);
    return flown === OLD_MECH ? [{ kind: 'tenth game', on, mech }] : [];
  }

  #wins(on: Day, pilot: PilotId, victory: number): readonly Mark[] {
    const before = this.#victories.get(pilot) ?? 0;
    const victories = before + victory;
    this.#victories.set(pilot, victories);
    const rank = rankOf({ victories });
    const first = before === 0;
    return [
      ...(first ? [{ kind: 'first victory', on, pilot } as const] : []),
      // The first victory makes a Recruit a Pilot.
      ...(rank !== rankOf({ victories: before }) && !first
        ? [{ kind: 'rank', on, pilot, rank } as const]
        : []),
    ];
  }

  #ring(on: Day, mech: MechId): readonly Mark[] {
    const rings = (this.#rings.get(mech) ?? 0) + 1;
    this.#rings.set(mech, rings);
    const first = !this.#ringed;
    this.#ringed = true;
    if (first) return [{ kind: 'first ring', on, mech }];
    return rings % MANY_RINGS === 0 ? [{ kind: 'rings', on, mech, rings }] : [];
  }

  #learn(on: Day, pilot: PilotId, learned: readonly Category[]): readonly Mark[] {
    const [category] = learned;
    if (this.#learned || category === undefined) return [];
    this.#learned = true;
    return [{ kind: 'first step', on, pilot, category }];
  }
}
