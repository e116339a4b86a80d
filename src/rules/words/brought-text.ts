import type { Entry } from '../battle/entry.ts';
import { isShutting } from '../booklet/critical.ts';
import type { Brought } from '../campaign/game/brought.ts';
import type { Scar } from '../campaign/card/part.ts';
import { roundsOf } from '../campaign/hangar/stockpile.ts';
import { CATEGORY_NAMES } from '../vocabulary.ts';
import { counted } from './counted.ts';
import { roundsName, wornText } from './seat-brought.ts';
import { signed, sufferedText } from './words.ts';

/** What is left of each supply that is not full: `3/8 rounds`. */
export const roundsTexts = ({ ammunition, booklet }: Entry): readonly string[] =>
  Object.entries(booklet.statCard.ammunition).map(
    ([kind, full]) => `${roundsOf(ammunition, kind)}/${full} ${roundsName(kind)}`,
  );

/** How a 'Mech begins, in brief: `shuts down at 25`, `4/8 rounds`. */
export const entryTexts = (entry: Entry): readonly string[] => [
  `shuts down at ${entry.shutdown}`,
  ...roundsTexts(entry),
];

/** A number brought along: what it is, and where it comes from. */
export interface BroughtText {
  readonly what: string;
  readonly from: string;
}

/** The same, in words (K2–K4, K8–K10). */
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
    case 'penalty': {
      const back = brought.boughtBack;
      return {
        what: penaltyText(brought),
        from: `a replacement, ${signed(-brought.start)} when new${back > 0 ? `, ${counted(back, 'point')} bought back` : ''}`,
      };
    }
  }
};

/** What a replacement takes off: `Every score −3`, `Missiles −3, PPC −1`. */
const penaltyText = ({ left }: Extract<Brought, { readonly what: 'penalty' }>): string => {
  const [first] = left;
  return first && left.every(({ is }) => is === first.is)
    ? `Every score ${signed(-first.is)}`
    : left
        .filter(({ is }) => is > 0)
        .map(({ category, is }) => `${CATEGORY_NAMES[category]} ${signed(-is)}`)
        .join(', ');
};

/** The same within a line: `replacement: every score −3`. */
export const replacementText = (penalty: Extract<Brought, { readonly what: 'penalty' }>): string =>
  `replacement: ${lowered(penaltyText(penalty))}`;

/** Everything a pilot brings along, a row each. */
export const broughtTexts = (brought: readonly Brought[]): readonly BroughtText[] =>
  brought.map(broughtText);

/** What a hurt part does; empty if it does nothing yet, or did it at once. */
const hurtText = ({ effects, times }: Scar): string => {
  const lasting = effects.filter(
    (effect) =>
      effect.effect !== 'damage at once' &&
      effect.effect !== 'heat at once' &&
      !(isShutting(effect) && times < (effect.received ?? 1)),
  );
  return sufferedText({ effects: lasting }, times);
};

/** A warning before a game: what a replacement takes off, and what hurt parts do. */
export const broughtWarning = (brought: readonly Brought[]): string =>
  brought
    .flatMap((each) => {
      if (each.what === 'penalty') return [replacementText(each)];
      return each.what === 'critical' ? [hurtText(each.scar)] : [];
    })
    .filter(Boolean)
    .join('; ');

/** Only the first word: names of categories keep their capitals. */
const lowered = (text: string): string => text.replace(/^Every/, 'every');
