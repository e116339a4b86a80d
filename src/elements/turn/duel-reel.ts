import type { Side } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Beat, Step } from '../../rules/fight/steps.ts';
import { beatsOf, isBeforeDamage } from '../../rules/fight/steps.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import type { Account } from './account.ts';
import type { Pace, Place } from './film.ts';
import {
  LASTS,
  allTold,
  isIdle,
  openPage,
  placeAfter,
  placeBefore,
  turnedPages,
  turnsPage,
} from './film.ts';
import type { Peril } from './film-peril.ts';
import { perilsOf } from './film-peril.ts';
import type { Reel } from './film-run.ts';

/** What is told of a turn of two, and where. */
interface Facts {
  readonly account: Account;
  readonly step: Step;
  readonly decided: boolean;
  readonly undecided: readonly Question[];
  /** Both pages stand side by side. */
  readonly together: boolean;
  readonly pace: Pace;
  readonly ready: boolean;
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The film of a turn of two: the numbers, a page, the other page, the scores, a beat for each mark. */
export class DuelReel implements Reel {
  /** Who leaves says it in the corner. */
  readonly leaving = [];
  readonly putAway = null;
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  get played(): Exchange {
    return this.#facts.account.played;
  }

  get step(): Step {
    return this.#facts.step;
  }

  get decided(): boolean {
    return this.#facts.decided;
  }

  get ready(): boolean {
    return this.#facts.ready;
  }

  after(place: Place): Place | null {
    return placeAfter(this.played, place, this.#facts.together);
  }

  before(place: Place): Place | null {
    return placeBefore(this.played, place, this.#facts.together);
  }

  turnsPage(from: Place, to: Place): boolean {
    return turnsPage(from.step, to.step);
  }

  hears(): boolean {
    return true;
  }

  /** The beat that fills the screen, if one does. */
  beatAt({ step, within }: Place): Beat | null {
    return step.kind === 'marks' ? (beatsOf(this.played)[within] ?? null) : null;
  }

  asks(place: Place): Question | undefined {
    const { together, undecided } = this.#facts;
    const { step } = place;
    const ignoring = undecided.find(
      (each) =>
        each.kind === 'critical ignored' &&
        step.kind === 'score' &&
        (together || (each.by === step.seat && each.seat === step.on)),
    );
    if (ignoring) return ignoring;
    const beat = this.beatAt(place);
    const last = !this.after(place);
    return beat?.kind === 'exploded' || last
      ? undecided.find(({ seat }) => last || seat === beat?.seat)
      : undefined;
  }

  /** Whether all is told but the beats. */
  get isAllTold(): boolean {
    return this.step.kind !== 'marks' && allTold(this.played, this.step);
  }

  /** What threatens whom on the pages that lie open. */
  get perils(): ReadonlyMap<Side, Peril> {
    const { account, step, together } = this.#facts;
    return perilsOf(account, turnedPages(account, step, together));
  }

  isLastCall(place: Place): boolean {
    const next = this.after(place);
    const stays = place.step.kind !== 'called' && !(next && isBeforeDamage(next.step));
    return stays && !this.decided && isBeforeDamage(place.step) && this.perils.size > 0;
  }

  /** It goes by what has been uncovered until then: how long a page stands betrays nothing of the next. */
  lasts(place: Place): number | null {
    const { account, decided, pace } = this.#facts;
    const { step } = place;
    const next = this.after(place);
    if (step.kind === 'marks') return next ? LASTS.beat : null;
    const byItself = pace === 'by itself';
    const idle = pace !== 'at a tap' && isIdle(account);
    if (step.kind === 'called') return byItself || idle ? LASTS.numbers : null;
    if (!decided && this.perils.size > 0) return null;
    if (step.kind === 'look up') {
      const { score } = account.pairing.deeds[openPage(account, step)].sees.screen;
      return idle && score === null ? LASTS.idle : null;
    }
    const rises = next?.step.kind === 'score' && step.kind !== 'score';
    return byItself && rises && !still() ? LASTS.landed : null;
  }
}
