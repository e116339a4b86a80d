import type { FindBooklet } from '../../fight/replay.ts';
import { hinder } from '../card/hindrance.ts';
import type { PartName, PilotId } from '../card/names.ts';
import { isWhole } from '../card/part.ts';
import type { Rounds } from '../card/shapes.ts';
import {
  cardPlayed,
  missionTaken,
  paidFor,
  rested,
  stayingAway,
  taken,
  turnedBack,
} from '../contract/contract.ts';
import type { Contract } from '../contract/state.ts';
import { eventOn, contractStanding } from '../contract/state.ts';
import type { PRICE } from '../contract/tables.ts';
import { AWAY, ENEMY_BOOKLETS, MOST_SQUAD } from '../contract/tables.ts';
import type { Hangar } from '../hangar/hangar.ts';
import {
  flyingPilot,
  mechBooklet,
  mechOf,
  mechOfPilot,
  withMech,
  withNewMech,
  withPilot,
} from '../hangar/hangar.ts';
import { roundsOf } from '../hangar/stockpile.ts';
import type { Deed } from '../history/deed.ts';
import type { DeedRule } from './act.ts';
import { itsPilot } from './act.ts';
import { loadedWith } from './reload.ts';
import { contractOf, isFighting, lessonsDue, notTooLarge, whyNotFlying } from './squad.ts';
import { enlist } from './succession.ts';

const nobody = (): readonly PilotId[] => [];

/** S1: a contract, where none runs and somebody can fly. */
export const takeContract: DeedRule<'contract'> = {
  away: nobody,
  effect: (hangar, { seed, grade, booklets }, find) => {
    const before = hangar.contract ?? null;
    if (before && contractStanding(before) === 'running') hinder({ kind: 'contract runs' });
    if (
      booklets.length !== ENEMY_BOOKLETS.length ||
      booklets.some(({ booklet }, place) => booklet !== ENEMY_BOOKLETS[place])
    )
      hinder({ kind: 'other booklets' });
    for (const booklet of booklets) mechBooklet(booklet, find);
    const after = { ...hangar, contract: taken({ seed, grade, booklets }, before) };
    if (hangar.pilots.every(({ id }) => whyNotFlying(after, id, find)))
      hinder({ kind: 'nobody flies' });
    return after;
  },
};

/** A hangar whose contract is changed, while no fight of it runs. */
const changing = (hangar: Hangar, change: (contract: Contract) => Contract): Hangar => {
  if (isFighting(hangar)) hinder({ kind: 'fight runs' });
  return { ...hangar, contract: change(contractOf(hangar)) };
};

/** S6: one of the offers. */
export const takeMission: DeedRule<'mission'> = {
  away: nobody,
  effect: (hangar, { mission }, find) => {
    const after = changing(hangar, (contract) => missionTaken(contract, mission));
    if (hangar.pilots.every(({ id }) => whyNotFlying(after, id, find)))
      hinder({ kind: 'nobody flies' });
    return after;
  },
};

export const rest: DeedRule<'rest'> = {
  away: nobody,
  effect: (hangar) => changing(hangar, rested),
};

/** S12. */
export const turnBack: DeedRule<'turn back'> = {
  away: nobody,
  effect: (hangar) => changing(hangar, turnedBack),
};

/** A pilot's 'Mech with one critical less on a part: the first that is on it. */
const mended = (hangar: Hangar, id: PilotId, name: PartName): Hangar => {
  flyingPilot(hangar, id);
  const mech = mechOfPilot(hangar, id);
  const part =
    mech.parts.find((each) => each.name === name && !isWhole(each)) ??
    hinder({ kind: 'no such part', part: name, of: mech.id });
  const [first, ...others] = part.scars;
  const scars =
    first && first.times > 1 ? [{ ...first, times: first.times - 1 }, ...others] : others;
  return withMech(hangar, mech.id, {
    parts: mech.parts.map((each) => (each === part ? { ...part, scars } : each)),
  });
};

const fullyLoaded = (hangar: Hangar, id: PilotId, find: FindBooklet): Hangar => {
  flyingPilot(hangar, id);
  const mech = mechOfPilot(hangar, id);
  return withMech(hangar, mech.id, { ammunition: mechBooklet(mech, find).statCard.ammunition });
};

/** S19. What Field Maintenance and the Black Market do to a 'Mech is done here. */
export const playCard: DeedRule<'play card'> = {
  away: ({ pilot }) => (pilot === null ? [] : [pilot]),
  effect: (hangar, { card, foe, part, pilot }, find) => {
    const after = changing(hangar, (contract) => cardPlayed(contract, card, foe));
    const event = eventOn(contractOf(hangar), card);
    const mends = event === 'Field Maintenance' || event === 'Black Market';
    if (mends && pilot !== null && part !== null) return mended(after, pilot, part);
    if (event === 'Black Market' && part === null)
      return pilot === null
        ? changing(after, (contract) => ({ ...contract, half: true }))
        : fullyLoaded(after, pilot, find);
    return pilot === null && part === null && !mends
      ? after
      : hinder({ kind: 'card not now', event });
  },
};

/** S15: a lesson that is due, in the category that was drawn, or in any. */
export const takeLesson: DeedRule<'lesson'> = {
  away: itsPilot,
  effect: (hangar, { category, pilot: id }) => {
    const pilot = flyingPilot(hangar, id);
    const due =
      lessonsDue(hangar).find((each) => each.pilot === id) ??
      hinder({ kind: 'no lesson', pilot: pilot.name });
    if (due.category !== null && due.category !== category)
      hinder({ kind: 'other lesson', category: due.category });
    const contract = contractOf(hangar);
    return withPilot(
      {
        ...hangar,
        contract: { ...contract, lessons: contract.lessons.filter((each) => each !== due) },
      },
      id,
      { lessons: [...(pilot.lessons ?? []), category] },
    );
  },
};

const paying = (hangar: Hangar, what: keyof typeof PRICE, many: number): Hangar =>
  changing(hangar, (contract) => paidFor(contract, what, many));

const loadedTo = (hangar: Hangar, id: PilotId, rounds: Rounds, find: FindBooklet): Hangar => {
  const mech = mechOfPilot(hangar, id);
  const bought = loadedWith(mech, mechBooklet(mech, find), rounds);
  return withMech(hangar, mech.id, { ammunition: bought });
};

/** S16: a critical off a part, rounds, or a new 'Mech for a pilot who has none. */
export const buy: DeedRule<'buy'> = {
  away: itsPilot,
  effect: (hangar, { pilot: id, what }, find) => {
    const pilot = flyingPilot(hangar, id);
    switch (what.buys) {
      case 'critical':
        return mended(paying(hangar, 'critical', 1), id, what.part);
      case 'rounds': {
        const many = Object.keys(what.rounds).reduce(
          (sum, kind) => sum + roundsOf(what.rounds, kind),
          0,
        );
        if (many === 0) hinder({ kind: 'no rounds' });
        return loadedTo(paying(hangar, 'round', many), id, what.rounds, find);
      }
      case 'mech': {
        if (pilot.mech !== null)
          hinder({ kind: 'has a mech', pilot: pilot.name, mech: mechOf(hangar, pilot.mech).name });
        const { tonnage } = mechBooklet(what.mech, find).mech;
        notTooLarge(pilot, tonnage);
        return arriving(
          withNewMech(paying(hangar, 'ton', tonnage), id, what.mech, null, find),
          id,
          0,
        );
      }
    }
  },
};

const arriving = (hangar: Hangar, pilot: PilotId, days: number): Hangar =>
  hangar.contract && contractStanding(hangar.contract) === 'running'
    ? { ...hangar, contract: stayingAway(hangar.contract, pilot, days) }
    : hangar;

/** S16: a new pilot in a new 'Mech, the second or third of the squad. */
export const hire: DeedRule<'hire'> = {
  away: nobody,
  naming: ({ who }) => who.name,
  effect: (hangar, { on, who }, find) => {
    const { tonnage } = mechBooklet(who.mech, find).mech;
    notTooLarge(who, tonnage);
    if (hangar.pilots.filter(({ end }) => end === null).length >= MOST_SQUAD)
      hinder({ kind: 'squad full', most: MOST_SQUAD });
    const paid = paying(hangar, 'ton', tonnage);
    const after = enlist.deed.effect(paid, { kind: 'enlist', on, who, after: null }, find);
    return arriving(after, `p${after.pilots.length}`, 0);
  },
};

/** S4, S18: who lost a 'Mech, or is new, flies no mission for some days. */
export const keptAway = (after: Hangar, deed: Deed): Hangar =>
  deed.kind === 'enlist'
    ? arriving(after, `p${after.pilots.length}`, AWAY['new pilot'])
    : deed.kind === 'replace'
      ? arriving(after, deed.pilot, deed.mech.as === 'replacement' ? AWAY.replaced : 0)
      : after;
