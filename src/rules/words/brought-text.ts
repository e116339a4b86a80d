import type { Entry } from '../battle/entry.ts';
import { isShutting } from '../booklet/critical.ts';
import type { Brought } from '../campaign/game/brought.ts';
import type { Scar } from '../campaign/card/part.ts';
import { roundsOf } from '../campaign/hangar/stockpile.ts';
import { CATEGORY_NAMES } from '../vocabulary.ts';
import { roundsName, wornText } from './seat-brought.ts';
import { signed, sufferedText } from './words.ts';

/** How a 'Mech sits down, in short: `shuts at 25`, `4/8 rounds`. */
export const entryTexts = ({ booklet, shutdown, ammunition }: Entry): readonly string[] => [
  `shuts at ${shutdown}`,
  ...Object.entries(booklet.statCard.ammunition).map(
    ([kind, full]) => `${roundsOf(ammunition, kind)}/${full} ${roundsName(kind)}`,
  ),
];

/** How a number that was brought along is shown: what it is, and where it comes from. */
export interface BroughtText {
  readonly what: string;
  readonly from: string;
}

/** A number that somebody brings along, and where it comes from (K2–K4, K8–K10). */
export const broughtText = (brought: Brought): BroughtText => {
  switch (brought.what) {
    case 'shutdown':
      return {
        what: `Shuts down at ${brought.is}`,
        from: wornText(brought.printed, brought.games),
      };
    case 'ammunition':
      return {
        what: `${brought.is} of ${brought.full} ${roundsName(brought.ammunition)}`,
        from: `left over; if ammunition counts, a ${brought.nextLoad} load follows this game`,
      };
    case 'critical': {
      const { part, scar, from } = brought;
      return {
        what: `${part.name}${scar.times > 1 ? `, ${scar.times} times` : ''}: ${sufferedText(scar, scar.times)}`,
        from: `from ${from}`,
      };
    }
    case 'skill':
      return {
        what: `${CATEGORY_NAMES[brought.category]} ${signed(brought.is)}`,
        from: `skill, 250 tons a point${brought.ignores ? '; the first critical there may be ignored' : ''}`,
      };
    case 'penalty':
      return {
        what: `${CATEGORY_NAMES[brought.category]} ${signed(-brought.is)}`,
        from: `a replacement, ${signed(-brought.start)} when new${brought.boughtBack > 0 ? `, ${brought.boughtBack} bought back` : ''}`,
      };
  }
};

/** Same penalties in every category are one. */
const sameEverywhere = (brought: readonly Brought[]): BroughtText | null => {
  const penalties = brought.filter((each) => each.what === 'penalty');
  const [first] = penalties;
  return first &&
    penalties.length === Object.keys(CATEGORY_NAMES).length &&
    penalties.every(({ is }) => is === first.is)
    ? { ...broughtText(first), what: `Every score ${signed(-first.is)}` }
    : null;
};

/** All that somebody brings along, a row each; a penalty that is the same everywhere is one row. */
export const broughtTexts = (brought: readonly Brought[]): readonly BroughtText[] => {
  const everywhere = sameEverywhere(brought);
  const others = everywhere ? brought.filter(({ what }) => what !== 'penalty') : brought;
  return [...others.map(broughtText), ...(everywhere ? [everywhere] : [])];
};

/** What a part does that is hurt so far; empty where it does nothing yet, or did it at once. */
const hurtText = ({ effects, times }: Scar): string => {
  const lasting = effects.filter(
    (effect) =>
      effect.effect !== 'damage at once' &&
      effect.effect !== 'heat at once' &&
      !(isShutting(effect) && times < (effect.received ?? 1)),
  );
  return sufferedText({ effects: lasting }, times);
};

/** What is to be warned of before a game: what a replacement takes off, and what hurt parts do. */
export const broughtWarning = (brought: readonly Brought[]): string => {
  const everywhere = sameEverywhere(brought);
  const some = brought.some(({ what }) => what === 'penalty');
  return [
    ...(everywhere
      ? [`replacement: ${everywhere.what.toLowerCase()}`]
      : some
        ? ['replacement']
        : []),
    ...brought.flatMap((each) => (each.what === 'critical' ? [hurtText(each.scar)] : [])),
  ]
    .filter(Boolean)
    .join('; ');
};
