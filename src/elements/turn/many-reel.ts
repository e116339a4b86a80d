import { sideOf } from '../../rules/battle/battle.ts';
import type { Exchange } from '../../rules/battle/exchange.ts';
import type { Leave } from '../../rules/fight/progress.ts';
import type { Step } from '../../rules/fight/steps.ts';
import type { Question } from '../../rules/fight/undecided.ts';
import { sure } from '../../rules/sure.ts';
import type { Pace, Place } from './film.ts';
import { LASTS } from './film.ts';
import type { Reel } from './film-run.ts';
import type { Manner, Shot } from './shots.ts';
import { covers, shotsOf } from './shots.ts';

/** For each rival more the numbers stand so much longer (milliseconds). */
const LONGER = 700;

/** What is told of a turn of several, and how. */
interface Facts {
  readonly played: Exchange;
  readonly step: Step;
  readonly decided: boolean;
  readonly undecided: readonly Question[];
  readonly leaving: readonly Leave[];
  /** Whether leaving would save somebody, or somebody may escape, by all pages. */
  readonly imperils: () => boolean;
  readonly manner: Manner;
  readonly pace: Pace;
  /** Puts away the pairing that is looked at beside the film; null where none is. */
  readonly putAway: (() => void) | null;
}

/**
 * The film of a turn of several pairings, shot by shot. A tap beside the buttons goes on where something is
 * shown, and not where something is asked or read as a list.
 */
export class ManyReel implements Reel {
  readonly shots: readonly Shot[];
  /** Nobody waits for the windows of so many. */
  readonly ready = true;
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
    this.shots = shotsOf(facts.played, facts.manner);
  }

  get played(): Exchange {
    return this.#facts.played;
  }

  get step(): Step {
    return this.#facts.step;
  }

  get decided(): boolean {
    return this.#facts.decided;
  }

  get leaving(): readonly Leave[] {
    return this.#facts.leaving;
  }

  get putAway(): (() => void) | null {
    return this.#facts.putAway;
  }

  /** Which of the shots is shown at a place; of those of one step, `within` counts. */
  at({ step, within }: Place): number {
    const shown = [...this.shots.keys()].filter((at) => covers(sure(this.shots[at]), step));
    return shown[Math.min(within, shown.length - 1)] ?? 0;
  }

  shotAt(place: Place): Shot {
    return sure(this.shots[this.at(place)]);
  }

  /** What is shown after a place; null after the last shot. */
  shotAfter(place: Place): Shot | null {
    return this.shots[this.at(place) + 1] ?? null;
  }

  #place(at: number): Place | null {
    const shot = this.shots[at];
    if (!shot) return null;
    const { step } = shot;
    return { step, within: at - this.shots.findIndex((each) => covers(each, step)) };
  }

  after(place: Place): Place | null {
    return this.#place(this.at(place) + 1);
  }

  before(place: Place): Place | null {
    return this.#place(this.at(place) - 1);
  }

  turnsPage(_: Place, to: Place): boolean {
    return this.shotAt(to).kind === 'page';
  }

  lasts(place: Place): number | null {
    const { kind } = this.shotAt(place);
    if (kind === 'beat') return LASTS.beat;
    return kind === 'called' && this.#facts.pace === 'by itself'
      ? LASTS.numbers + LONGER * (this.played.pairings.length - 1)
      : null;
  }

  asks(place: Place): Question | undefined {
    const { undecided } = this.#facts;
    const shot = this.shotAt(place);
    if (shot.kind === 'split') return undecided.find(({ kind }) => kind === 'modifier shared');
    const ignoring = this.#ignoringAt(shot);
    if (ignoring) return ignoring;
    const asked = undecided.filter(({ kind }) => kind !== 'modifier shared');
    const explodes = (seat: number): boolean =>
      shot.kind === 'beat' && shot.beat.kind === 'exploded' && shot.beat.seat === seat;
    return this.shotAfter(place)
      ? asked.find(({ kind, seat }) => kind === 'ammunition lost' && explodes(seat))
      : asked[0];
  }

  /** The critical that may be ignored and is told in a shot (K3). */
  #ignoringAt(shot: Shot): Question | undefined {
    return this.#facts.undecided.find(
      (each) =>
        each.kind === 'critical ignored' &&
        (shot.kind === 'scores' ||
          (shot.kind === 'score' &&
            shot.rival === Math.max(each.seat, each.by) &&
            (shot.side === null || shot.side === sideOf(each.by)))),
    );
  }

  isLastCall(place: Place): boolean {
    const { decided, imperils } = this.#facts;
    return !decided && this.shotAt(place).kind === 'leaving' && imperils();
  }

  hears(place: Place): boolean {
    return !['leaving', 'split', 'marks', 'look-ups', 'scores'].includes(this.shotAt(place).kind);
  }

  /** Whether there is something to pass over: the pages on the way to the list, scores on the way to the marks. */
  maySkip(place: Place): boolean {
    return !['leaving', 'split', 'marks'].includes(this.shotAt(place).kind);
  }

  /** What is asked next: who leaves, the split, which ammunition explodes; else the marks, the last shot. */
  afterSkip(place: Place): Place | null {
    const now = this.at(place);
    const asked = this.#facts.undecided.flatMap(({ kind, seat }) =>
      kind === 'ammunition lost' ? [seat] : [],
    );
    const stops = (shot: Shot): boolean =>
      this.#ignoringAt(shot) !== undefined ||
      ['leaving', 'split', 'marks'].includes(shot.kind) ||
      (shot.kind === 'beat' && shot.beat.kind === 'exploded' && asked.includes(shot.beat.seat));
    return this.#place(this.shots.findIndex((shot, at) => at > now && stops(shot)));
  }

  /** The first page of a pairing. */
  pageOf(rival: number): Place | null {
    return this.#place(
      this.shots.findIndex((shot) => shot.kind === 'page' && shot.rival === rival),
    );
  }
}
