import type { Choice } from '../../rules/campaign/history/choice.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { GameId, PilotId } from '../../rules/campaign/card/names.ts';
import type { RunningHangar } from '../../offline/hangars/running-hangar.ts';
import type { PassedCourse } from '../../rules/campaign/settlement/passing.ts';
import { passing } from '../../rules/campaign/settlement/passing.ts';
import { openCourse } from '../../rules/campaign/settlement/page.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import { nextStep, whyWaits } from '../../rules/campaign/settlement/settlement.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { sure } from '../../rules/sure.ts';
import { draftOf } from '../acts/drafts.ts';
import type { PilotTab } from './pilot-tabs.ts';
import { cameWords, waitingWords } from './result-words.ts';
import type { DockWork } from './settlement-dock.ts';
import { nameOfPilot } from '../../rules/words/hangar-names.ts';
import { fighterPlace } from '../../rules/campaign/history/game.ts';

/** The course of a page, computed once for each state of the hangar. */
export class PageCourse {
  #of: Hangar | null = null;
  #id: GameId = '';
  #asked: ReadonlySet<string> = new Set();
  #course: PassedCourse | Hindrance | null = null;

  /**
   * The course of an open game. Steps without a choice are passed over, except those in `asked`, such as `p1
   * repair`. A hindrance if there is no such game or it is not over.
   */
  of(
    hangar: Hangar,
    id: GameId,
    find: FindBooklet,
    asked: ReadonlySet<string>,
  ): PassedCourse | Hindrance {
    if (!this.#course || this.#of !== hangar || this.#id !== id || this.#asked !== asked) {
      this.#of = hangar;
      this.#id = id;
      this.#asked = asked;
      const course = openCourse(hangar, id, find);
      this.#course = isHindrance(course)
        ? course
        : passing(course, find, ({ pilot, step }) => asked.has(`${pilot} ${step}`));
    }
    return this.#course;
  }
}

export interface PageNow {
  readonly running: RunningHangar;
  readonly course: PassedCourse;
  readonly stand: Settlement;
}

export const isCourse = (course: PassedCourse | Hindrance): course is PassedCourse =>
  !isHindrance(course);

/** Place of a pilot's last choice; null if all were passed over. */
export const lastChosen = ({ course, stand }: PageNow, pilot: PilotId): number | null => {
  const place = stand.game.choices.findLastIndex(
    (choice, at) => choice.pilot === pilot && !course.passed.has(at),
  );
  return place < 0 ? null : place;
};

/** The pilot who can do the next step; null if none has one left. */
export const whoseTurn = (settlement: Settlement): PilotId | null =>
  settlement.pilots.find(
    ({ pilot }) => nextStep(settlement, pilot) !== null && whyWaits(settlement, pilot) === null,
  )?.pilot ?? null;

/** The pilot to show after a choice: the same while there is something to do, else the next. */
export const turnsTo = (settlement: Settlement, pilot: PilotId): PilotId => {
  const why = whyWaits(settlement, pilot);
  if (why?.kind === 'salvage in turn') return why.waitsFor;
  return nextStep(settlement, pilot) !== null && why === null
    ? pilot
    : (whoseTurn(settlement) ?? pilot);
};

/** The pilot to show: `picked`, else the next. */
export const shownPilot = (settlement: Settlement, picked: PilotId): PilotId => {
  const { pilots } = settlement;
  if (pilots.some(({ pilot }) => pilot === picked)) return picked;
  return whoseTurn(settlement) ?? pilots[0]?.pilot ?? '';
};

/** The draft of a pilot's open step, else what the rules offer first; null if no step is open. */
export const pageDraft = (
  settlement: Settlement,
  pilot: PilotId,
  draft: Choice | null,
  find: FindBooklet,
): Choice | null => {
  const step = nextStep(settlement, pilot);
  return step === null || whyWaits(settlement, pilot)
    ? null
    : draftOf({ hangar: settlement.after, settlement, pilot, step }, draft, find);
};

export const dockOf = (
  now: PageNow,
  pilot: PilotId,
  draft: Choice | null,
  would: Settlement | Hindrance | null,
): DockWork => {
  const { stand } = now;
  const last = stand.game.choices[lastChosen(now, pilot) ?? -1] ?? null;
  const next = whoseTurn(stand);
  return { stand, pilot, draft, would, last, next: next === pilot ? null : next };
};

/** Winners first. */
export const tabsOf = (settlement: Settlement, shown: PilotId): readonly PilotTab[] =>
  settlement.pilots.map((settling): PilotTab => {
    const { game } = settlement;
    const { pilot } = settling;
    const place = fighterPlace(game.muster, { pilot });
    return {
      pilot,
      name: nameOfPilot(settlement.after, pilot),
      side: sure(game.stand.fighters[place]).side,
      words: `${cameWords(settlement, settling)} · ${waitingWords(settlement, pilot, pilot === shown)}`,
    };
  });
