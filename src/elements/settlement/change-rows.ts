import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { CardChange } from '../../rules/campaign/settlement/before-and-after.ts';
import { changesFor } from '../../rules/campaign/settlement/before-and-after.ts';
import { mechOf, pilotOf } from '../../rules/campaign/hangar/hangar.ts';
import type { MechId, PilotId } from '../../rules/campaign/card/names.ts';
import type { Part } from '../../rules/campaign/card/part.ts';
import { isUsable, isWhole } from '../../rules/campaign/card/part.ts';
import type { Settlement } from '../../rules/campaign/acts/settling.ts';
import type { FindBooklet } from '../../rules/fight/replay.ts';
import { CATEGORY_NAMES } from '../../rules/vocabulary.ts';
import { capital } from '../../rules/words/capital.ts';
import { counted, halvesText } from '../../rules/words/counted.ts';
import { roundsName } from '../../rules/words/seat-brought.ts';
import { signed, sufferedText } from '../../rules/words/words.ts';
import '../campaign/ring-barrel.ts';
import { flownMech } from '../../rules/campaign/acts/settling.ts';
import { CHANGE_WORDS } from './settlement-words.ts';

type Cell = string | TemplateResult;

/** A line of the table: what, and its value at each of the three moments. */
export interface ChangeRow {
  readonly of: 'pilot' | 'mech';
  readonly what: string;
  readonly before: Cell;
  readonly fought: Cell;
  readonly after: Cell;
  /** Changed by the fight; changed by the settlement. */
  readonly differs: { readonly fought: boolean; readonly after: boolean };
}

const partWords = (part: Part): string =>
  isWhole(part) ? 'whole' : part.scars.map((scar) => sufferedText(scar, scar.times)).join('; ');

/** What a game and its settlement have changed for a pilot so far, line by line. */
export const changeRows = (
  settlement: Settlement,
  pilot: PilotId,
  find: FindBooklet,
): readonly ChangeRow[] =>
  changesFor(settlement, pilot, find)
    // If nothing was ever spent, this only repeats the experience.
    .filter(({ what }) => what !== 'left to spend' || pilotOf(settlement.after, pilot).spent > 0)
    .map((change) => rowOf(settlement, pilot, change));

const rowFrom = <Value>(
  of: ChangeRow['of'],
  what: string,
  [before, fought, after]: readonly [Value, Value, Value],
  words: (value: Value) => Cell,
  isSame = (one: Value, other: Value): boolean => words(one) === words(other),
): ChangeRow => ({
  ...{ of, what, before: words(before), fought: words(fought), after: words(after) },
  differs: { fought: !isSame(before, fought), after: !isSame(fought, after) },
});

const tonsText = (tons: number): string => `${tons} t`;

const rowOf = (settlement: Settlement, pilot: PilotId, change: CardChange): ChangeRow => {
  const called = (mech: MechId | null): string =>
    mech === null ? 'none' : mechOf(settlement.after, mech).name;
  switch (change.what) {
    case 'victories':
      return rowFrom('pilot', CHANGE_WORDS.victories, momentsOf(change), halvesText);
    case 'rank':
      return rowFrom('pilot', CHANGE_WORDS.rank, momentsOf(change), String);
    case 'experience':
      return rowFrom('pilot', CHANGE_WORDS.experience, momentsOf(change), tonsText);
    case 'left to spend':
      return rowFrom('pilot', CHANGE_WORDS.leftToSpend, momentsOf(change), tonsText);
    case 'skill':
      return rowFrom('pilot', CATEGORY_NAMES[change.category], momentsOf(change), signed);
    case 'parts in stockpile':
      return rowFrom('pilot', CHANGE_WORDS.stockpile, momentsOf(change), (many) =>
        counted(many, 'part'),
      );
    case 'stockpiled':
      return rowFrom(
        'pilot',
        CHANGE_WORDS.spare(roundsName(change.ammunition)),
        momentsOf(change),
        String,
      );
    case 'mech':
      return rowFrom('pilot', CHANGE_WORDS.mech, momentsOf(change), called);
    case 'killed':
      return rowFrom('pilot', CHANGE_WORDS.flies, [true, false, false], CHANGE_WORDS.alive);
    case 'successor': {
      const { name, mech } = pilotOf(settlement.after, change.pilot);
      const heir = mech === null ? name : CHANGE_WORDS.heir(name, called(mech));
      return rowFrom('pilot', CHANGE_WORDS.successor, ['none', 'none', heir], String);
    }
    case 'games':
      return rowFrom('mech', CHANGE_WORDS.games, momentsOf(change), String);
    case 'shutdown':
      return rowFrom('mech', CHANGE_WORDS.shutdown, momentsOf(change), String);
    case 'ammunition':
      return rowFrom('mech', capital(change.ammunition), momentsOf(change), String);
    case 'part':
      return rowFrom('mech', change.part, momentsOf(change), partWords);
    case 'mended': {
      const hurt = sufferedText(change.scar, change.scar.times);
      return rowFrom('mech', change.part, ['whole', hurt, 'whole'], String);
    }
    case 'rings': {
      const { rings } = flownMech(settlement, pilot);
      return rowFrom(
        'mech',
        CHANGE_WORDS.rings,
        momentsOf(change),
        (many) => html`<ring-barrel .rings=${rings.slice(0, many)}></ring-barrel>`,
        (one, other) => one === other,
      );
    }
  }
};

const momentsOf = <Value>({
  before,
  fought,
  after,
}: {
  readonly before: Value;
  readonly fought: Value;
  readonly after: Value;
}): readonly [Value, Value, Value] => [before, fought, after];

/**
 * What has been taken from the beaten 'Mechs: `Last Lantern: 6 parts taken, 12 are scrap.` While picking goes
 * on, the usable parts left; if nothing was taken, how many usable ones were left behind.
 */
export const wreckRows = (settlement: Settlement): readonly string[] => {
  const { paid, after, wrecks } = settlement;
  return wrecks.map(({ mech, row }) => {
    const { name, parts } = mechOf(after, mech);
    const taken = mechOf(paid, mech).parts.length - parts.length;
    const usable = parts.filter(isUsable).length;
    const scrap = row.length > 0 ? parts.length - usable : parts.length;
    const left = row.length === 0 && taken === 0 && usable > 0;
    const told = left
      ? ['nothing taken', `${counted(usable, 'usable part')} left behind`]
      : [
          `${taken === 0 ? 'no parts' : counted(taken, 'part')} taken`,
          ...(row.length > 0 ? [`${usable} usable ${usable === 1 ? 'is' : 'are'} left`] : []),
          ...(scrap > 0 ? [`${scrap} ${scrap === 1 ? 'is' : 'are'} scrap`] : []),
        ];
    return `${name}: ${told.join(', ')}.`;
  });
};
