import type { Battle, Pairing } from '../../rules/battle/battle.ts';
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

/** What a pilot looks at while choosing. */
export interface Looking {
  /** The own console number that is picked. */
  readonly picked: number | null;
  /** The range that was touched last; a pick's own goes before it. */
  readonly range: Range | null;
  /** The enemy that was turned to last. */
  readonly rival: number | null;
  /** The enemy's console number whose page is looked at. */
  readonly column: number | null;
}

/** A choice as it stands: what is picked, where it attacks, and what the enemy turned to may answer. */
export interface Choice {
  /** None where nothing is picked, or what was picked is shut. */
  readonly pick: Maneuver | null;
  /** The range that is attacked (M2). */
  readonly range: Range;
  /** The first enemy at that range: what was told there governs the card. */
  readonly at: Pairing;
  /** The enemy whose page and answers are shown. */
  readonly turned: Pairing;
  /** That enemy's, in the order of its card; none without a pick. */
  readonly answers: readonly WhatIf[];
  /** Those of every enemy. */
  readonly all: readonly WhatIf[];
  /** The one that is looked at. */
  readonly answer: WhatIf | null;
}

/**
 * Everything that a seat's maneuvers would come to in a battle, against each enemy: the one place that
 * works it out, each maneuver when it is first asked for. It comes from both booklets and both states
 * alone.
 */
export class Outlook {
  readonly pairings: readonly Pairing[];
  readonly #battle: Battle;
  readonly #seat: number;
  readonly #known = new Map<Pairing, Prospects>();

  constructor(battle: Battle, seat: number) {
    this.#battle = battle;
    this.#seat = seat;
    this.pairings = pairingsOf(battle, seat);
  }

  /** Whether the seat stands alone against several. */
  get several(): boolean {
    return this.pairings.length > 1;
  }

  /** What each console number would come to against one enemy. */
  against(pairing: Pairing): Prospects {
    const known = this.#known.get(pairing) ?? prospectsOf(this.#battle, this.#seat, pairing);
    this.#known.set(pairing, known);
    return known;
  }

  /** What a console number would come to against all enemies together. */
  readonly overall: Prospects = (console) =>
    this.pairings.flatMap((pairing) => this.against(pairing)(console));

  /** What is open to an enemy. */
  openTo(pairing: Pairing): readonly Maneuver[] {
    return openManeuvers(this.#battle, enemyIn(pairing, sideOf(this.#seat)));
  }

  /** What is open to the seat at the range of a pairing: the rows of its card. */
  rowsAt({ range }: Pairing): readonly Maneuver[] {
    return openManeuvers(this.#battle, this.#seat).filter((each) => each.range === range);
  }

  /** What may become of anybody by one of those rows, the gravest first. */
  fatesAt(pairing: Pairing): readonly Fate[] {
    const met = this.rowsAt(pairing).flatMap(({ console }) => countedFates(this.overall(console)));
    return FATES.filter((each) => met.some(({ fate }) => fate === each));
  }

  /** How many numbers all enemies could call. */
  get open(): number {
    return this.pairings.reduce((sum, pairing) => sum + this.openTo(pairing).length, 0);
  }

  /** The choice that comes of what is looked at. Until a range is chosen, the closest is attacked. */
  choice({ column, picked, range, rival }: Looking): Choice {
    const [battle, seat] = [this.#battle, this.#seat];
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

/** The answer after the one that is looked at (1) or before it (-1), round and round; from none the first or the last. */
export const nextAnswer = ({ answer, answers }: Choice, way: -1 | 1): number | null => {
  const many = answers.length;
  const at = answer ? answers.indexOf(answer) : way < 0 ? many : -1;
  return answers[(at + way + many) % many]?.told ?? null;
};
