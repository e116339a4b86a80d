import type { ReactiveController, ReactiveElement } from 'lit';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import { tidied } from '../../rules/campaign/acts/acts.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import type { Choice } from '../../rules/campaign/history/choice.ts';
import { takeBackChoice } from '../../rules/campaign/settlement/page.ts';
import { wouldBe } from '../../rules/campaign/settlement/settlement.ts';
import { actWords } from '../../rules/words/acts/words-of-acts.ts';
import type { HouseRule } from '../../rules/campaign/history/founding.ts';
import type { OpenHangar } from '../campaign/open-hangar.ts';
import { KeptDraft } from '../common/kept-draft.ts';
import { once } from '../common/once.ts';
import type { PageNow } from './settlement-page.ts';
import {
  isCourse,
  lastChosen,
  PageCourse,
  pageDraft,
  shownPilot,
  turnsTo,
  whoseTurn,
} from './settlement-page.ts';
import { SETTLEMENT_WORDS } from './settlement-words.ts';
import { askToTakeBack } from './settlement-questions.ts';
import { whyUnsound } from '../../offline/hangars/change-result.ts';
import { draftShape } from '../../rules/campaign/history/choice.ts';

type StepDrafts = Readonly<Record<PilotId, Choice>>;

const isDraft = (what: unknown): what is Choice => whyUnsound(draftShape, what) === null;

/** The drafts of a page, from storage; malformed ones are left out. */
export const draftsIn = (kept: unknown): StepDrafts => {
  const drafts = Array.isArray(kept) ? kept.filter(isDraft) : [];
  return Object.fromEntries(drafts.map((draft) => [draft.pilot, draft]));
};

/** The drafts for storage; null for none. */
export const asKept = (drafts: StepDrafts): readonly Choice[] | null => {
  const kept = Object.values(drafts).map(tidied);
  return kept.length > 0 ? kept : null;
};

/** The drafts without a pilot's, or with another. */
const withDraft = (drafts: StepDrafts, pilot: PilotId, draft: Choice | null): StepDrafts => ({
  ...Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== pilot)),
  ...(draft ? { [pilot]: draft } : {}),
});

/**
 * Work on the page of a game: the pilot shown, drafts, and choices done and taken back, each on disk before it
 * is shown. Steps without a choice are passed over and written with the next choice; if one is taken back, it
 * stays open until it is done.
 */
export class SettlementWork implements ReactiveController {
  /** The pilot shown; empty until one is picked. */
  pilot: PilotId = '';
  said = '';
  #drafts: StepDrafts = {};
  #game = '';
  /** Steps not to pass over: `p1 repair`. */
  #asked: ReadonlySet<string> = new Set();
  readonly #course = new PageCourse();
  readonly #host: ReactiveElement;
  readonly #kept: KeptDraft;
  readonly #open: OpenHangar;

  constructor(host: ReactiveElement, open: OpenHangar) {
    this.#host = host;
    this.#kept = new KeptDraft(
      host,
      () => `settling-${this.#game}`,
      (typed) => (this.#drafts = draftsIn(typed)),
    );
    this.#open = open;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  begin(game: string): void {
    this.#game = game;
    this.pilot = '';
    this.#asked = new Set();
  }

  get isHere(): boolean {
    return this.#kept.here;
  }

  /** Null until there is a page. */
  get now(): PageNow | null {
    const { running } = this.#open;
    const course = this.courseOf(running);
    return running && course && isCourse(course)
      ? { running, course, stand: course.settlements.at(-1) ?? course.settlements[0] }
      : null;
  }

  courseOf(running: RunningHangar | null): ReturnType<PageCourse['of']> | null {
    return running?.hangar
      ? this.#course.of(running.hangar, this.#game, running.find, this.#asked)
      : null;
  }

  draftOf({ running, stand }: PageNow, pilot: PilotId): Choice | null {
    return pageDraft(stand, pilot, this.#drafts[pilot] ?? null, running.find);
  }

  readonly draft = (pilot: PilotId, draft: Choice | null): void => {
    this.#drafts = withDraft(this.#drafts, pilot, draft);
    this.#kept.keep(asKept(this.#drafts));
    this.#host.requestUpdate();
  };

  readonly turn = (pilot: PilotId): void => {
    this.pilot = pilot;
    this.#host.requestUpdate();
  };

  readonly do = (allDone: () => void): Promise<void> =>
    once(this, async () => {
      const now = this.now;
      if (!now) return;
      const { running, stand, course } = now;
      const pilot = shownPilot(stand, this.pilot);
      const drafted = this.#drafts[pilot];
      const draft = this.draftOf(now, pilot);
      const choice = draft && tidied(draft);
      if (!choice || isHindrance(wouldBe(stand, choice, running.find))) return;
      const passed = stand.game.choices.slice(course.made).filter((each) => each.pilot === pilot);
      if (!(await this.#open.act(running.choose(this.#game, ...passed, choice)))) return;
      const after = this.now?.stand;
      if (!after) return;
      // The next step may have a draft already.
      if (this.#drafts[pilot] === drafted) this.draft(pilot, null);
      this.said = actWords(choice.step).said(
        choice,
        { hangar: stand.after, settlement: stand },
        after.after,
      );
      this.turn(turnsTo(after, pilot));
      if (whoseTurn(after) === null) allDone();
    });

  readonly setHouseRule = (rule: HouseRule): Promise<void> =>
    once(this, async () => {
      const { running } = this.now ?? {};
      if (running) await this.#open.act(running.setHouseRule(rule));
    });

  /** Takes back the choices of a step; asks first if others go with it. */
  readonly askBack = ({ places }: { readonly places: readonly number[] }): void => {
    const now = this.now;
    const place = places.at(-1);
    if (!now?.running.hangar || place === undefined) return;
    const { course, running } = now;
    if (place >= course.made) return this.#reopen(now, place);
    const taken = takeBackChoice(now.running.hangar, this.#game, place, running.find);
    if (isHindrance(taken)) return;
    const { choices } = course.settlements[0].game;
    const chosen = taken.taken.filter(
      (choice, at) => at === 0 || !course.passed.has(choices.indexOf(choice)),
    );
    const [first, ...along] = chosen;
    const game = this.#game;
    const does = (): void => void this.takeBack(place);
    if (!first || along.length === 0) return does();
    askToTakeBack(this.#host, {
      stand: now.stand,
      taken: [first, ...along],
      isHere: () => this.#game === game,
      does,
    });
  };

  readonly takeLastBack = (): void => {
    const now = this.now;
    const place = now && lastChosen(now, shownPilot(now.stand, this.pilot));
    if (typeof place === 'number') this.askBack({ places: [place] });
  };

  takeBack(place: number): Promise<void> {
    return once(this, async () => {
      const now = this.now;
      const choice = now?.stand.game.choices[place];
      if (!now || !choice) return;
      const { pilot } = this;
      const [drafts, asked] = [this.#drafts, this.#asked];
      // Keep the choice as the draft of the step that opens.
      this.#ask(choice);
      this.pilot = choice.pilot;
      this.draft(choice.pilot, choice);
      if (await this.#open.act(now.running.takeBack(this.#game, place)))
        this.said = SETTLEMENT_WORDS.takenBack;
      else [this.pilot, this.#drafts, this.#asked] = [pilot, drafts, asked];
      this.#host.requestUpdate();
    });
  }

  async close(): Promise<boolean> {
    const closed = await once(this, async () => {
      const { running } = this.now ?? {};
      return running && this.#open.act(running.closePage(this.#game));
    });
    return closed ?? false;
  }

  /** A passed-over step was not written: just open it. */
  #reopen({ stand }: PageNow, place: number): void {
    const choice = stand.game.choices[place];
    if (!choice) return;
    this.#ask(choice);
    this.said = SETTLEMENT_WORDS.takenBack;
    this.turn(choice.pilot);
  }

  #ask({ pilot, step }: Choice): void {
    this.#asked = new Set([...this.#asked, `${pilot} ${step}`]);
  }
}
