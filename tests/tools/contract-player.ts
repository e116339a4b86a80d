import { doDeed } from '../../src/rules/campaign/acts/do-deed.ts';
import { isFighting } from '../../src/rules/campaign/acts/squad.ts';
import type { Hindrance } from '../../src/rules/campaign/card/hindrance.ts';
import { isHindrance } from '../../src/rules/campaign/card/hindrance.ts';
import type { ColumnEnemy } from '../../src/rules/campaign/contract/column.ts';
import { columnOf } from '../../src/rules/campaign/contract/column.ts';
import type {
  Contract,
  EventCard,
  RunningMission,
} from '../../src/rules/campaign/contract/state.ts';
import { contractStanding } from '../../src/rules/campaign/contract/state.ts';
import { ENEMY_BOOKLETS } from '../../src/rules/campaign/contract/tables.ts';
import { missionMuster } from '../../src/rules/campaign/game/mission.ts';
import { begun, mustered } from '../../src/rules/campaign/game/muster.ts';
import { played } from '../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { foundHangar } from '../../src/rules/campaign/hangar/hangar.ts';
import type { DeedOf, Undated } from '../../src/rules/campaign/history/deed.ts';
import type { Muster } from '../../src/rules/campaign/history/game.ts';
import type { Entry } from '../../src/rules/battle/entry.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { Move } from '../../src/rules/fight/record.ts';
import { sure } from '../../src/rules/sure.ts';
import type { Done } from './random-campaign.ts';

export type Find = (id: string) => Booklet | undefined;
export const DAY = '2026-11-17';

/** Throws if it is a hindrance. */
export const allowed = <Thing extends object>(thing: Thing | Hindrance): Thing => {
  if (isHindrance(thing)) throw new Error(`What is open was hindered: ${JSON.stringify(thing)}`);
  return thing;
};

/** What is done next: a deed, or a fight of a pilot against somebody of the column. */
export type Next =
  Undated | { readonly kind: 'fight'; readonly pilot: string; readonly foe: string };

/** Somebody who plays a contract. */
export interface ContractHands {
  readonly next: (hangar: Hangar, contract: Contract) => Next;
  /** All moves of a fight. */
  readonly moves: (
    muster: Muster,
    entries: readonly Entry[],
    enemy: ColumnEnemy,
    mission: RunningMission,
  ) => readonly Move[];
  /** The hangar after the page of a game. */
  readonly settle: (hangar: Hangar, game: string) => Hangar;
}

/** A seed of 128 bits by its number. */
export const seedOf = (number: number): string => number.toString(16).padStart(32, '0');

export const act = (hangar: Hangar, deed: Undated, find: Find): Hangar =>
  allowed(doDeed(hangar, { ...deed, on: DAY }, find));

/** A hangar of one new pilot in a 'Mech of this booklet. */
export const onePilot = (booklet: string, find: Find): Hangar => {
  const { edition } = sure(find(booklet));
  const mech = { booklet, edition, name: 'Old Thunder', paint: 'none' } as const;
  return act(
    foundHangar({ name: 'Alone', replacements: 3, on: DAY }),
    { kind: 'enlist', who: { name: 'Ada', nickname: '', unit: '', mech }, after: null },
    find,
  );
};

export const contractDeed = (seed: string, grade: Contract['grade'], find: Find): Undated => ({
  kind: 'contract',
  ...{ seed, grade },
  booklets: ENEMY_BOOKLETS.map((booklet) => ({ booklet, edition: sure(find(booklet)).edition })),
});

/** Plays a card, on whom and what is said. */
export const cardDeed = (
  card: EventCard,
  on: Partial<Pick<DeedOf<'play card'>, 'foe' | 'pilot' | 'part'>> = {},
): Undated => ({ kind: 'play card', card, foe: null, pilot: null, part: null, ...on });

/** Plays the contract of a hangar to its end, through the doors; more steps than that are an endless one. */
export const playContract = (
  start: Hangar,
  hands: ContractHands,
  find: Find,
  watch: (before: Hangar, after: Hangar, done: Done) => void = () => undefined,
): Hangar => {
  let hangar = start;
  for (let step = 1; contractStanding(sure(hangar.contract)) === 'running'; step += 1) {
    if (step > 400) throw new Error('A contract does not end.');
    const next = hands.next(hangar, sure(hangar.contract));
    const before = hangar;
    if (next.kind === 'fight') {
      const id = `fight-${hangar.history.length}`;
      hangar = fight(hangar, id, next, hands, find);
      watch(before, hangar, { kind: 'game', id });
    } else {
      hangar = act(hangar, next, find);
      watch(before, hangar, { kind: 'deed' });
    }
  }
  return hangar;
};

const fight = (
  hangar: Hangar,
  id: string,
  { pilot, foe }: Extract<Next, { readonly kind: 'fight' }>,
  hands: ContractHands,
  find: Find,
): Hangar => {
  const contract = sure(hangar.contract);
  const enemy = sure(columnOf(contract).find(({ name }) => name === foe));
  const muster = allowed(missionMuster(hangar, pilot, foe, find));
  const open = allowed(begun(hangar, { id, on: DAY, muster }, find));
  if (!isFighting(open)) throw new Error('A fight of a contract is none.');
  const { entries, record } = allowed(mustered(hangar, muster, find));
  const moves = hands.moves(muster, entries, enemy, sure(contract.mission));
  return hands.settle(allowed(played(open, id, { ...record, moves }, find)), id);
};
