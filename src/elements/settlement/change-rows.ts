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
import { number, signed, sufferedText } from '../../rules/words/words.ts';
import '../campaign/ring-barrel.ts';
import { flownMech } from '../../rules/campaign/acts/settling.ts';

type Cell = string | TemplateResult;

/** A line of the table: what, how it was, how it is. */
export interface ChangeRow {
  readonly of: 'pilot' | 'mech';
  readonly what: string;
  readonly before: Cell;
  readonly after: Cell;
}

/** The words for a part: `whole`, or what it suffers from. */
const partWords = (part: Part): string =>
  isWhole(part) ? 'whole' : part.scars.map((scar) => sufferedText(scar, scar.times)).join('; ');

/** What a game and its settlement so far have changed for a pilot, line by line. */
export const changeRows = (
  settlement: Settlement,
  pilot: PilotId,
  find: FindBooklet,
): readonly ChangeRow[] =>
  changesFor(settlement, pilot, find)
    // Of whoever has never spent anything it is the experience once more.
    .filter(({ what }) => what !== 'left to spend' || pilotOf(settlement.after, pilot).spent > 0)
    .map((change) => rowOf(settlement, pilot, change));

const rowOf = (settlement: Settlement, pilot: PilotId, change: CardChange): ChangeRow => {
  const ofPilot = (what: string, before: Cell, after: Cell): ChangeRow => ({
    ...{ of: 'pilot', what, before, after },
  });
  const ofMech = (what: string, before: Cell, after: Cell): ChangeRow => ({
    ...{ of: 'mech', what, before, after },
  });
  const called = (mech: MechId | null): string =>
    mech === null ? 'none' : mechOf(settlement.after, mech).name;
  switch (change.what) {
    case 'victories':
      return ofPilot('Victories', halvesText(change.before), halvesText(change.after));
    case 'rank':
      return ofPilot('Rank', change.before, change.after);
    case 'experience':
      return ofPilot('Experience', String(change.before), String(change.after));
    case 'left to spend':
      return ofPilot('Left to spend', String(change.before), String(change.after));
    case 'skill':
      return ofPilot(CATEGORY_NAMES[change.category], signed(change.before), signed(change.after));
    case 'parts in stockpile':
      return ofPilot('Stockpile', counted(change.before, 'part'), counted(change.after, 'part'));
    case 'stockpiled':
      return ofPilot(`Spare ${change.ammunition}`, String(change.before), String(change.after));
    case 'mech':
      return ofPilot("'Mech", called(change.before), called(change.after));
    case 'killed':
      return ofPilot('Flies', 'yes', 'killed');
    case 'successor': {
      const { name, mech } = pilotOf(settlement.after, change.pilot);
      return ofPilot('Successor', 'none', mech === null ? name : `${name} in ${called(mech)}`);
    }
    case 'games':
      return ofMech('Games', String(change.before), String(change.after));
    case 'shutdown':
      return ofMech('Shuts down at', String(change.before), String(change.after));
    case 'ammunition':
      return ofMech(capital(change.ammunition), String(change.before), String(change.after));
    case 'penalty':
      return ofMech(
        CATEGORY_NAMES[change.category],
        number(-change.before),
        change.after === 0 ? '0' : number(-change.after),
      );
    case 'part':
      return ofMech(change.part, partWords(change.before), partWords(change.after));
    case 'mended':
      return ofMech(change.part, sufferedText(change.scar, change.scar.times), 'whole');
    case 'rings': {
      const { rings } = flownMech(settlement, pilot);
      return ofMech(
        'Rings',
        html`<ring-barrel .rings=${rings.slice(0, change.before)}></ring-barrel>`,
        html`<ring-barrel .rings=${rings.slice(0, change.after)}></ring-barrel>`,
      );
    }
  }
};

/**
 * What of the 'Mechs that lie on the field is taken so far: `Last Lantern: 6 parts taken, 12 are scrap.` While
 * somebody may still pick, the usable ones are left; if nothing was taken, how many usable ones were left behind.
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
