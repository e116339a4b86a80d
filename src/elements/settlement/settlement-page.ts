import type { Choice } from '../../rules/campaign/history/choice.ts';
import { isHindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Hindrance } from '../../rules/campaign/card/hindrance.ts';
import type { Hangar } from '../../rules/campaign/hangar/hangar.ts';
import type { GameId, PilotId } from '../../rules/campaign/card/names.ts';
import type { Course } from '../../rules/campaign/settlement/page.ts';
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

/** The course of a page is worked out once for a hangar as it stands. */
export class PageCourse {
  #of: Hangar | null = null;
  #id: GameId = '';
  #course: Course | Hindrance | null = null;

  /** Of an open game; a hindrance where there is none, or it is not over. */
  of(hangar: Hangar, id: GameId, find: FindBooklet): Course | Hindrance {
    if (!this.#course || this.#of !== hangar || this.#id !== id) {
      this.#of = hangar;
      this.#id = id;
      this.#course = openCourse(hangar, id, find);
    }
    return this.#course;
  }
}

/** Whether a course came of it. */
export const isCourse = (course: Course | Hindrance): course is Course => !isHindrance(course);

/** Who can do the next step; null where nobody has to any more. */
export const whoseTurn = (settlement: Settlement): PilotId | null =>
  settlement.pilots.find(
    ({ pilot }) => nextStep(settlement, pilot) !== null && whyWaits(settlement, pilot) === null,
  )?.pilot ?? null;

/** Whom a page turns to after a choice of a pilot: it stays while there is something to do, else goes on. */
export const turnsTo = (settlement: Settlement, pilot: PilotId): PilotId => {
  const why = whyWaits(settlement, pilot);
  if (why?.kind === 'salvage in turn') return why.waitsFor;
  return nextStep(settlement, pilot) !== null && why === null
    ? pilot
    : (whoseTurn(settlement) ?? pilot);
};

/** Whose tab is shown: who was picked, else who is next. */
export const shownPilot = (settlement: Settlement, picked: PilotId): PilotId => {
  const { pilots } = settlement;
  if (pilots.some(({ pilot }) => pilot === picked)) return picked;
  return whoseTurn(settlement) ?? pilots[0]?.pilot ?? '';
};

/**
 * What is picked in the open step of a pilot: the draft, if it is one of that step, else what is offered first.
 * Null where no step is open.
 */
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

/** What the foot of a page speaks of. */
export const dockOf = (
  stand: Settlement,
  pilot: PilotId,
  draft: Choice | null,
  would: Settlement | Hindrance | null,
): DockWork => {
  const last = stand.game.choices.findLast((choice) => choice.pilot === pilot) ?? null;
  const next = whoseTurn(stand);
  return { stand, pilot, draft, would, last, next: next === pilot ? null : next };
};

/** The tabs of a page, winners first. */
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
