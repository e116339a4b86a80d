import { booklets, findBook } from '../../battle/table-top.ts';
import { act, contractDeed, onePilot, seedOf } from '../../../tools/contract-player.ts';
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
import type { Undated } from '../../../../src/rules/campaign/history/deed.ts';
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

/** A hangar after an event was played. */
export const playing = (
  hangar: Hangar,
  event: EventName,
  on: { readonly foe?: FoeCard; readonly pilot?: string; readonly part?: string } = {},
): Hangar => {
  const [held, card] = holding(hangar, event);
  return done(deed(held, played(card, on)));
};

export const played = (
  card: number,
  { foe, pilot, part }: { readonly foe?: FoeCard; readonly pilot?: string; readonly part?: string },
): Undated => ({
  kind: 'play card',
  ...{ card, foe: foe ?? null, pilot: pilot ?? null, part: part ?? null },
});

/** Why an event cannot be played so; null if it can. */
export const whyNot = (
  hangar: Hangar,
  event: EventName,
  on: Parameters<typeof played>[1] = {},
): string | null => {
  const [held, card] = holding(hangar, event);
  return why(deed(held, played(card, on)));
};
