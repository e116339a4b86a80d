import type { Battle } from '../../rules/battle/battle.ts';
import { bookletOf, seatOf } from '../../rules/battle/battle.ts';
import { isOpen } from '../../rules/battle/open-maneuvers.ts';
import { modifierOf } from '../../rules/battle/score.ts';
import type { Prospects, WhatIf } from '../../rules/battle/what-if.ts';
import type { Maneuver } from '../../rules/booklet/stat-card.ts';
import { maneuverAt } from '../../rules/booklet/stat-card.ts';

/** What decides a choice. */
interface Chosen {
  readonly battle: Battle;
  readonly seat: number;
  /** The own console number that is picked. */
  readonly picked: number | null;
  readonly prospects: Prospects;
  /** The enemy's console number whose page is looked at. */
  readonly column: number | null;
}

/** What a pilot has picked, what the enemy of one pairing may answer to it, and which answer is looked at. */
export class Choice {
  /** None where nothing is picked, or what was picked is shut. */
  readonly pick: Maneuver | null;
  /** In the order of the enemy's card; none without a pick. */
  readonly answers: readonly WhatIf[];
  /** What the pick adds to a SCORE; 0 without one. */
  readonly adds: number;
  /** Where among them the one that is looked at stands, below 0 without one. */
  readonly #at: number;

  constructor({ battle, seat, picked, prospects, column }: Chosen) {
    const maneuver = picked === null ? null : maneuverAt(bookletOf(battle, seat).statCard, picked);
    this.pick = maneuver && isOpen(battle, seat, maneuver) ? maneuver : null;
    this.adds = this.pick ? modifierOf(seatOf(battle, seat), this.pick) : 0;
    this.answers = this.pick ? prospects(this.pick.console) : [];
    this.#at = this.answers.findIndex(({ told }) => told === column);
  }

  /** The one that is looked at. */
  get answer(): WhatIf | null {
    return this.answers[this.#at] ?? null;
  }

  /** The enemy's numbers before and after the one that is looked at, round and round; null without one. Of two
   *  the other stands on its side alone. */
  get beside(): readonly (number | undefined)[] | null {
    const [at, many] = [this.#at, this.answers.length];
    const round = (place: number): number => (many > 2 ? (place + many) % many : place);
    return at < 0 ? null : [at - 1, at + 1].map((each) => this.answers[round(each)]?.told);
  }

  /** The enemy's number after the one that is looked at (1) or before it (-1), round and round. */
  turned(way: -1 | 1): number | null {
    const many = this.answers.length;
    const at = this.#at < 0 && way < 0 ? many : this.#at;
    return this.answers[(at + way + many) % many]?.told ?? null;
  }
}
