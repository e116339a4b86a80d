import { hasTaken, partsOfWreck } from '../../campaign/acts/salvage.ts';
import { counted } from '../counted.ts';
import { nameOfMech } from '../hangar-names.ts';
import { listed } from '../listed.ts';
import type { ActWords } from './act-words.ts';

export const salvage: ActWords<'salvage'> = {
  name: 'Salvage',
  aside: (_settlement, _pilot, { take }) => `${take.length} taken`,
  later: ({ after, wrecks }) =>
    wrecks
      .map((wreck) => {
        const usable = partsOfWreck(after, wreck).filter(({ shut }) => shut === null);
        return `${nameOfMech(after, wreck.mech)}: ${counted(usable.length, 'usable part')}`;
      })
      .join('; '),
  does: (choice, { settlement }) => {
    const [one, another] = choice.take;
    if (one !== undefined)
      return another === undefined ? `Take the ${one}` : `Take ${choice.take.length} parts`;
    return settlement && hasTaken(settlement, choice) ? 'Take no more' : 'Take nothing';
  },
  done: (choices, _, { after }) =>
    [...new Set(choices.map(({ of }) => of))]
      .map((wreck) => {
        const parts = choices.flatMap(({ of, take }) => (of === wreck ? take : []));
        const [one, another] = parts;
        const what = another === undefined ? (one ?? 'nothing') : counted(parts.length, 'part');
        return `${what} of ${nameOfMech(after, wreck)}`;
      })
      .join(', '),
  said: ({ of, take }, { hangar }) => {
    const wreck = nameOfMech(hangar, of);
    const [one, another] = take;
    if (one === undefined) return `Nothing more is taken from ${wreck}.`;
    return `${another === undefined ? one : counted(take.length, 'part')} of ${wreck} taken.`;
  },
};

export const salvageForm = {
  usable: (usable: number, parts: number): string =>
    usable === parts
      ? parts === 1
        ? 'Its one part is usable.'
        : `All ${parts} parts are usable.`
      : `${usable} of ${parts} parts ${usable === 1 ? 'is' : 'are'} usable.`,
  turns: (others: readonly string[]): string => `One part each in turn; then ${listed(others)}.`,
  rest: 'Heat sinks and armor repair themselves and cannot be salvaged. Anything left is scrap.',
} as const;
