import { whyUnsound } from '../../offline/hangars/change-result.ts';
import type { Choice } from '../../rules/campaign/history/choice.ts';
import { draftShape } from '../../rules/campaign/history/choice.ts';
import type { PilotId } from '../../rules/campaign/card/names.ts';
import { tidied } from '../../rules/campaign/acts/acts.ts';

export type StepDrafts = Readonly<Record<PilotId, Choice>>;

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
export const withDraft = (
  drafts: StepDrafts,
  pilot: PilotId,
  draft: Choice | null,
): StepDrafts => ({
  ...Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== pilot)),
  ...(draft ? { [pilot]: draft } : {}),
});
