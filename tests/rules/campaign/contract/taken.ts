import { booklets, findBook } from '../../battle/table-top.ts';
import { act, cardDeed, contractDeed, onePilot, seedOf } from '../../../tools/contract-player.ts';
import type { Contract, FoeCard } from '../../../../src/rules/campaign/contract/state.ts';
import { eventOn } from '../../../../src/rules/campaign/contract/state.ts';
import type {
  EventName,
  FoeName,
  Grade,
  MissionName,
} from '../../../../src/rules/campaign/contract/tables.ts';
import { EVENTS, FOES } from '../../../../src/rules/campaign/contract/tables.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { deed, done, why } from '../circle.ts';

export { booklets, findBook };

export const SEED = seedOf(7);

/** Ada in a Griffin, alone, on the first morning of a contract. */
export const taken = (grade: Grade = 'regular', seed = SEED): Hangar =>
  act(onePilot('grf-1n', findBook), contractDeed(seed, grade, findBook), findBook);

export const contractIn = ({ contract }: Hangar): Contract => sure(contract);

/** The same hangar, its contract as if it had come to this. */
export const come = (hangar: Hangar, changed: Partial<Contract>): Hangar => ({
  ...hangar,
  contract: { ...contractIn(hangar), ...changed },
});

/** The first or second card of a foe. */
export const cardOf = (name: FoeName, copy: 0 | 1 = 0): FoeCard =>
  2 * FOES.findIndex((foe) => foe.name === name) + copy;

/** On a mission whose cards were turned so. */
export const onMission = (
  name: MissionName,
  turned: readonly FoeCard[],
  hangar: Hangar = taken(),
): Hangar =>
  come(hangar, {
    mission: { name, number: 1, turned, leave: null, played: [], fights: [] },
    offers: [name],
  });

/** The card of an event, drawn and in hand. */
export const holding = (hangar: Hangar, event: EventName): readonly [Hangar, number] => {
  const card = 1 + EVENTS.findIndex((_, at) => eventOn(contractIn(hangar), at + 1) === event);
  return [come(hangar, { drawn: EVENTS.length, hand: [card] }), card];
};

const tried = (hangar: Hangar, event: EventName, on: Parameters<typeof cardDeed>[1] = {}) => {
  const [held, card] = holding(hangar, event);
  return deed(held, cardDeed(card, on));
};

/** A hangar after an event was played. */
export const playing = (...told: Parameters<typeof tried>): Hangar => done(tried(...told));

/** Why an event cannot be played so; null if it can. */
export const whyNot = (...told: Parameters<typeof tried>): string | null => why(tried(...told));
