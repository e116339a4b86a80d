import { purchasesOf } from '../../src/rules/campaign/acts/purchases.ts';
import { lessonsDue, squadToday } from '../../src/rules/campaign/acts/squad.ts';
import { columnOf } from '../../src/rules/campaign/contract/column.ts';
import { playableOn } from '../../src/rules/campaign/contract/contract.ts';
import type { Contract } from '../../src/rules/campaign/contract/state.ts';
import { GRADES } from '../../src/rules/campaign/contract/tables.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { mechOf } from '../../src/rules/campaign/hangar/hangar.ts';
import { isHindrance } from '../../src/rules/campaign/card/hindrance.ts';
import { doDeed } from '../../src/rules/campaign/acts/do-deed.ts';
import type { Undated } from '../../src/rules/campaign/history/deed.ts';
import { CATEGORIES } from '../../src/rules/vocabulary.ts';
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import type { ContractHands, Find, Next } from './contract-player.ts';
import {
  DAY,
  act,
  cardDeed,
  contractDeed,
  onePilot,
  playContract,
  seedOf,
} from './contract-player.ts';
import type { Watch } from './random-campaign.ts';
import { endedAtLast, settleGame } from './random-campaign.ts';
import { oneOf, playFight } from './random-fight.ts';
import { randomFrom } from './random-play.ts';
import { anyMech, anyName, anyReplacement } from './random-settlement.ts';

type Random = () => number;

const STARTS = ['grf-1n', 'lct-1v', 'hbk-4g', 'her-5sa', 'cda-3ma'] as const;

/** Everything that may be done now, allowed or not. */
const anyDeeds = (
  hangar: Hangar,
  contract: Contract,
  shelf: { readonly booklets: readonly Booklet[]; readonly find: Find },
  random: Random,
): readonly Undated[] => {
  const flying = hangar.pilots.filter(({ end }) => end === null);
  const pilot = flying.length > 0 ? oneOf(flying, random) : null;
  const hurt = pilot?.mech
    ? mechOf(hangar, pilot.mech).parts.filter(({ scars }) => scars.length > 0)
    : [];
  const part = hurt.length > 0 ? oneOf(hurt, random).name : null;
  const cards = contract.hand.flatMap((card) =>
    playableOn(contract, card).flatMap((foe) => [
      cardDeed(card, { foe }),
      ...(pilot && foe === null
        ? [cardDeed(card, { pilot: pilot.id, part }), cardDeed(card, { pilot: pilot.id })]
        : []),
    ]),
  );
  const mech = anyMech(oneOf(shelf.booklets, random), random);
  return [
    ...cards,
    ...lessonsDue(hangar).map(({ category, pilot: id }): Undated => ({
      ...{ kind: 'lesson', pilot: id, category: category ?? oneOf(CATEGORIES, random) },
    })),
    ...purchasesOf(hangar, shelf.find).map(({ pilot: id, what }): Undated => ({
      ...{ kind: 'buy', pilot: id, what },
    })),
    { kind: 'hire', who: { ...anyName(hangar, random), mech } },
    ...(pilot && pilot.mech === null
      ? ([
          { kind: 'buy', pilot: pilot.id, what: { buys: 'mech', mech } },
          {
            kind: 'replace',
            pilot: pilot.id,
            mech: anyReplacement(hangar, pilot.id, shelf, random),
          },
        ] as const)
      : []),
    ...(flying.length === 0
      ? [{ kind: 'enlist', who: { ...anyName(hangar, random), mech }, after: null } as const]
      : []),
    ...(contract.mission && random() < 0.2 ? [{ kind: 'turn back' } as const] : []),
  ];
};

/** Whatever is open, at random. */
const nextAtRandom = (
  hangar: Hangar,
  contract: Contract,
  shelf: { readonly booklets: readonly Booklet[]; readonly find: Find },
  random: Random,
): Next => {
  if (random() < 0.6) {
    const deeds = anyDeeds(hangar, contract, shelf, random).toSorted(() => random() - 0.5);
    const deed = deeds.find(
      (each) => !isHindrance(doDeed(hangar, { ...each, on: DAY }, shelf.find)),
    );
    if (deed) return deed;
  }
  const fit = squadToday(hangar, shelf.find).filter(({ shut }) => shut === null);
  if (contract.mission) {
    const waiting = columnOf(contract).filter(({ result }) => result === null);
    return fit.length === 0
      ? { kind: 'turn back' }
      : { kind: 'fight', pilot: oneOf(fit, random).pilot.id, foe: oneOf(waiting, random).name };
  }
  return fit.length === 0 || random() < 0.1
    ? { kind: 'rest' }
    : { kind: 'mission', mission: oneOf(contract.offers, random) };
};

/** A contract with every choice at random, by its seed alone; in one of ten a second follows. */
export const playRandomContract = (
  seed: number,
  booklets: readonly Booklet[],
  watch: Watch = () => undefined,
): Hangar => {
  const random = randomFrom(seed);
  const find: Find = (id) => booklets.find((each) => each.id === id);
  const shelf = { booklets, find };
  const hands: ContractHands = {
    next: (hangar, contract) => nextAtRandom(hangar, contract, shelf, random),
    moves: ({ options, battles }, entries) => {
      const { end, moves } = playFight({ options, entries, lineups: battles }, random);
      return [...moves, ...endedAtLast(end)];
    },
    settle: (hangar, game) => settleGame(hangar, game, shelf, random),
  };
  let hangar = onePilot(oneOf(STARTS, random), find);
  for (let contracts = random() < 0.1 ? 2 : 1; contracts > 0; contracts -= 1) {
    const deed = contractDeed(seedOf(seed + contracts), oneOf(GRADES, random), find);
    if (isHindrance(doDeed(hangar, { ...deed, on: DAY }, find))) break;
    hangar = playContract(act(hangar, deed, find), hands, find, watch);
  }
  return hangar;
};
