import type { Battle, Pairing, Side } from '../../rules/battle/battle.ts';
import { bookletOf, pairingsOf, sideOf } from '../../rules/battle/battle.ts';
import { enemyIn } from '../../rules/battle/duel.ts';
import { isOpen, openManeuvers } from '../../rules/battle/open-maneuvers.ts';
import type { Fate, Prospects, WhatIf } from '../../rules/battle/what-if.ts';
import { FATES, prospectsOf } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';
import { RANGES } from '../../rules/vocabulary.ts';
import type { Range } from '../../rules/vocabulary.ts';
import { countedFates } from '../../rules/words/if-text.ts';
import { sure } from '../../rules/sure.ts';

/** Input to `choice`: what was touched last. */
interface Looking {
  readonly picked: number | null;
  /** Ignored if a pick has a range of its own. */
  readonly range: Range | null;
  /** The enemy turned to, by seat. */
  readonly rival: number | null;
  /** The enemy's console number in the answer looked at. */
  readonly column: number | null;
}

export interface Choice {
  /** Null if nothing is picked, or a shut maneuver. */
  readonly pick: Maneuver | null;
  /** The range attacked (M2). */
  readonly range: Range;
  /** The first enemy at that range; statuses given there govern the card. */
  readonly at: Pairing;
  /** The enemy whose page and answers are shown. */
  readonly turned: Pairing;
  /** Answers of that enemy in card order; empty without a pick. */
  readonly answers: readonly WhatIf[];
  /** Answers of all enemies. */
  readonly all: readonly WhatIf[];
  readonly answer: WhatIf | null;
}

/**
 * What each maneuver of a seat would do, against each enemy. Only this computes it, from both booklets and
 * both states; each maneuver when first asked for.
 */
export class Outlook {
  readonly battle: Battle;
  readonly seat: number;
  readonly pairings: readonly Pairing[];
  readonly #known = new Map<Pairing, Prospects>();

  constructor(battle: Battle, seat: number) {
    this.battle = battle;
    this.seat = seat;
    this.pairings = pairingsOf(battle, seat);
  }

  /** The player stands alone against several. */
  get several(): boolean {
    return this.pairings.length > 1;
  }

  get side(): Side {
    return sideOf(this.seat);
  }

  enemyIn(pairing: Pairing): number {
    return enemyIn(pairing, this.side);
  }

  against(pairing: Pairing): Prospects {
    const known = this.#known.get(pairing) ?? prospectsOf(this.battle, this.seat, pairing);
    this.#known.set(pairing, known);
    return known;
  }

  /** Answers of all enemies to one console number. */
  readonly overall: Prospects = (console) =>
    this.pairings.flatMap((pairing) => this.against(pairing)(console));

  openTo(pairing: Pairing): readonly Maneuver[] {
    return openManeuvers(this.battle, this.enemyIn(pairing));
  }

  /** Open rows of the card for the range of a pairing. */
  rowsAt({ range }: Pairing): readonly Maneuver[] {
    return openManeuvers(this.battle, this.seat).filter((each) => each.range === range);
  }

  /** Fates that any of those rows may bring to either side, gravest first. */
  fatesAt(pairing: Pairing): readonly Fate[] {
    const met = this.rowsAt(pairing).flatMap(({ console }) => countedFates(this.overall(console)));
    return FATES.filter((each) => met.some(({ fate }) => fate === each));
  }

  /** Number of maneuvers open to all enemies together. */
  get open(): number {
    return this.pairings.reduce((sum, pairing) => sum + this.openTo(pairing).length, 0);
  }

  /** Until a range is touched, the closest is attacked. */
  choice({ column, picked, range, rival }: Looking): Choice {
    const { battle, seat } = this;
    const named = picked === null ? null : maneuverAt(bookletOf(battle, seat).statCard, picked);
    const pick = named && isOpen(battle, seat, named) ? named : null;
    const at = this.#firstAt(named?.range ?? range);
    const turned = this.pairings.find((each) => each.rival === rival) ?? at;
    const answers = pick ? this.against(turned)(pick.console) : [];
    return {
      pick,
      range: at.range,
      at,
      turned,
      answers,
      all: pick ? this.overall(pick.console) : [],
      answer: answers.find(({ told }) => told === column) ?? null,
    };
  }

  #firstAt(wanted: Range | null): Pairing {
    return sure(
      [...(wanted ? [wanted] : []), ...RANGES]
        .map((range) => this.pairings.find((each) => each.range === range))
        .find((pairing) => pairing !== undefined),
    );
  }
}
