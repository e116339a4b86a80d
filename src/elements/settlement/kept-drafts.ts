import { whyUnsound } from '../../offline/hangars/change-result.ts';
import type { Choice } from '../../rules/campaign/history/choice.ts';
import { draftShape } from '../../rules/campaign/history/choice.ts';
import type { GameId, PilotId } from '../../rules/campaign/card/names.ts';
import { tidied } from '../../rules/campaign/acts/acts.ts';

const KEY = 'viewscreen-settling-';

/** What is picked or typed by each pilot of a page, and not done. */
export type Drafts = Readonly<Record<PilotId, Choice>>;

const isDraft = (what: unknown): what is Choice => whyUnsound(draftShape, what) === null;

/** The drafts of a game's page in this tab; what is none of them is left out. */
export const keptDrafts = (game: GameId): Drafts => {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY + game) ?? '[]');
    const drafts = Array.isArray(read) ? read.filter(isDraft) : [];
    return Object.fromEntries(drafts.map((draft) => [draft.pilot, draft]));
  } catch {
    return {};
  }
};

/** Keeps them for a reload of this tab, where the browser allows it. */
export const keepDrafts = (game: GameId, drafts: Drafts): void => {
  try {
    const kept = Object.values(drafts).map(tidied);
    if (kept.length === 0) sessionStorage.removeItem(KEY + game);
    else sessionStorage.setItem(KEY + game, JSON.stringify(kept));
  } catch {
    // Then a reload forgets what was not done.
  }
};

/** The drafts without a pilot's, or with another. */
export const withDraft = (drafts: Drafts, pilot: PilotId, draft: Choice | null): Drafts => ({
  ...Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== pilot)),
  ...(draft ? { [pilot]: draft } : {}),
});
