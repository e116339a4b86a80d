import { canonical } from '../../src/rules/canonical.ts';
import { columnOf, comingOf, foeOn, weightOf } from '../../src/rules/campaign/contract/column.ts';
import type { Contract } from '../../src/rules/campaign/contract/state.ts';
import { COMPANY, missionOf } from '../../src/rules/campaign/contract/state.ts';
import {
  CONTRACT_DAYS,
  EVENTS,
  MISSION_NAMES,
  MOST_CARDS,
  MOST_MECHS,
} from '../../src/rules/campaign/contract/tables.ts';
import { missionMuster } from '../../src/rules/campaign/game/mission.ts';
import type { Hangar } from '../../src/rules/campaign/hangar/hangar.ts';
import { gamesOf } from '../../src/rules/campaign/hangar/hangar.ts';
import { sure } from '../../src/rules/sure.ts';
import { brokenCampaignLaws } from './campaign-laws.ts';
import type { Find } from './contract-player.ts';
import type { Done } from './random-campaign.ts';

type ContractLaw = (before: Contract, after: Contract) => boolean;

const unique = (all: readonly unknown[]): boolean => new Set(all).size === all.length;

/** MC that cards gave by the last deed. */
const byCard = (before: Contract, after: Contract): boolean =>
  after.hand.length < before.hand.length && [10, 30].includes(after.mc - before.mc);

/** What must hold of every step of a contract, by its name. */
const CONTRACT_LAWS: Readonly<Record<string, ContractLaw>> = {
  'threat comes from missions alone, and is that of those done': (_, { done, threat }) =>
    threat === done.reduce((sum, name) => sum + missionOf(name).threat, 0),
  'MC come from missions and cards, and are never below 0': (before, after) =>
    after.mc >= 0 &&
    (after.mc <= before.mc ||
      byCard(before, after) ||
      after.mc - before.mc === 10 * (after.threat - before.threat)),
  'the twenty events are drawn once each, and at most eight are in hand': (before, after) =>
    after.drawn <= EVENTS.length &&
    after.hand.length <= MOST_CARDS &&
    unique(after.hand) &&
    after.hand.every(
      (card) => card <= after.drawn && (card > before.drawn || before.hand.includes(card)),
    ),
  'the foes turned are each there once, and nobody who is out comes': (before, { mission }) =>
    mission === null ||
    (unique(mission.turned) &&
      (before.mission !== null || mission.turned.every((card) => !before.out.includes(card)))),
  'who is out never comes back, and is of the company': (before, after) =>
    before.out.every((card) => after.out.includes(card)) &&
    unique(after.out) &&
    after.out.every((card) => COMPANY.includes(card)),
  "a column has one to three 'Mechs and weighs no more than it may, or is the lightest one": (
    _,
    contract,
  ) => {
    if (!contract.mission) return true;
    const tons = comingOf(contract.mission, contract)
      .map(foeOn)
      .flatMap((foe) => ('tons' in foe ? [foe.tons] : []));
    return (
      tons.length >= 1 &&
      tons.length <= MOST_MECHS &&
      tons.length === columnOf(contract).length &&
      (tons.length === 1 ||
        tons.reduce((sum, each) => sum + each, 0) <= weightOf(contract.mission.name, contract))
    );
  },
  'a mission done never comes again, and each lies in one place': (_, after) =>
    unique([...after.done, ...after.discarded.filter((name) => !after.offers.includes(name))]) &&
    after.offers.every((name) => !after.done.includes(name) && MISSION_NAMES.includes(name)) &&
    unique(after.offers),
  'a day ends once, and there are twelve': (before, after) =>
    after.days.length <= CONTRACT_DAYS &&
    [0, 1].includes(after.days.length - before.days.length) &&
    before.days.every((day, at) => day === after.days[at]),
};

/** Laws of a hangar that what MC and cards buy is no matter of. */
const BOUGHT = /^(?:rounds are|what is spent)/;

/** The laws of a contract and of its hangar that do not hold of what was done. */
export const brokenContractLaws = (
  before: Hangar,
  after: Hangar,
  done: Done,
  find: Find,
): readonly string[] => {
  const [was, is] = [sure(before.contract), sure(after.contract)];
  const last = sure(after.history.at(-1));
  const isBought = last.kind === 'buy' || last.kind === 'play card' || last.kind === 'hire';
  return [
    ...Object.entries(CONTRACT_LAWS).flatMap(([name, holds]) => (holds(was, is) ? [] : [name])),
    ...brokenCampaignLaws(before, after, done, find).filter(
      (law) => !(isBought && BOUGHT.test(law)),
    ),
    ...(isFlownAsColumn(before, after, done, find)
      ? []
      : ["a foe's start is what the contract says"]),
  ];
};

const isFlownAsColumn = (before: Hangar, after: Hangar, done: Done, find: Find): boolean => {
  const game = done.kind === 'game' ? gamesOf(after).find(({ id }) => id === done.id) : undefined;
  if (!game) return true;
  const [own, foe] = game.muster.fighters;
  if (!own || !foe || !('pilot' in own) || !('foe' in foe)) return false;
  const muster = missionMuster(before, own.pilot, foe.foe, find);
  const begins = sure(game.record)
    .split('\n')
    .find((line) => line.includes(foe.foe));
  return (
    canonical(muster) === canonical(game.muster) &&
    (foe.starts === null || sure(game.record).includes(foe.starts)) &&
    begins !== undefined
  );
};
