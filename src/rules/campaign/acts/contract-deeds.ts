import type { FindBooklet } from '../../fight/replay.ts';
import { hinder } from '../card/hindrance.ts';
import type { PartName, PilotId } from '../card/names.ts';
import { isWhole } from '../card/part.ts';
import {
  cardPlayed,
  missionOver,
  missionTaken,
  paidFor,
  rested,
  stayingAway,
  taken,
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
import type { Deed } from '../history/deed.ts';
import type { DeedRule } from './act.ts';
import { itsPilot } from './act.ts';
import { loadedWith } from './reload.ts';
import { contractOf, isFighting, lessonsDue, notTooLarge, whyNotFlying } from './squad.ts';
import { enlist } from './succession.ts';

/** S1: a contract, where none runs and somebody can fly. */
export const takeContract: DeedRule<'contract'> = {
  effect: (hangar, { seed, grade, booklets }, find) => {
    const before = hangar.contract ?? null;
    if (before && contractStanding(before) === 'running') hinder({ kind: 'contract runs' });
    if (booklets.map(({ booklet }) => booklet).join() !== ENEMY_BOOKLETS.join())
      hinder({ kind: 'other booklets' });
    for (const booklet of booklets) mechBooklet(booklet, find);
    return anyoneFlies({ ...hangar, contract: taken({ seed, grade, booklets }, before) }, find);
  },
};

/** Hinders if nobody can fly a mission today. */
const anyoneFlies = (hangar: Hangar, find: FindBooklet): Hangar =>
  hangar.pilots.every(({ id }) => whyNotFlying(hangar, id, find))
    ? hinder({ kind: 'nobody flies' })
    : hangar;

/** A hangar whose contract is changed, while no fight of it runs. */
const changing = (hangar: Hangar, change: (contract: Contract) => Contract): Hangar => {
  if (isFighting(hangar)) hinder({ kind: 'fight runs' });
  return { ...hangar, contract: change(contractOf(hangar)) };
};

/** S6: one of the offers. */
export const takeMission: DeedRule<'mission'> = {
  effect: (hangar, { mission }, find) =>
    anyoneFlies(
      changing(hangar, (contract) => missionTaken(contract, mission)),
      find,
    ),
};

export const rest: DeedRule<'rest'> = { effect: (hangar) => changing(hangar, rested) };

/** S12. */
export const turnBack: DeedRule<'turn back'> = {
  effect: (hangar) => changing(hangar, (contract) => missionOver(contract, 'turned back')),
};

/** A pilot's 'Mech with one critical less on a part: the first that is on it. */
const mended = (hangar: Hangar, id: PilotId, name: PartName): Hangar => {
  const mech = mechOfPilot(hangar, id);
  const part =
    mech.parts.find((each) => each.name === name && !isWhole(each)) ??
    hinder({ kind: 'no such part', part: name, of: mech.id });
  const scars = part.scars
    .map((scar, at) => (at === 0 ? { ...scar, times: scar.times - 1 } : scar))
    .filter(({ times }) => times > 0);
  return withMech(hangar, mech.id, {
    parts: mech.parts.map((each) => (each === part ? { ...part, scars } : each)),
  });
};

/** S19. What Field Maintenance and the Black Market do to a 'Mech is done here. */
export const playCard: DeedRule<'play card'> = {
  away: ({ pilot }) => (pilot === null ? [] : [pilot]),
  effect: (hangar, { card, foe, part, pilot }, find) => {
    const after = changing(hangar, (contract) => cardPlayed(contract, card, foe));
    const event = eventOn(contractOf(hangar), card);
    const isMarket = event === 'Black Market';
    if (pilot !== null) flyingPilot(hangar, pilot);
    if (part !== null && pilot !== null && (isMarket || event === 'Field Maintenance'))
      return mended(after, pilot, part);
    if (part !== null || event === 'Field Maintenance' || (pilot !== null && !isMarket))
      hinder({ kind: 'card not now', event });
    if (!isMarket) return after;
    if (pilot === null) return changing(after, (contract) => ({ ...contract, half: true }));
    const mech = mechOfPilot(after, pilot);
    return withMech(after, mech.id, { ammunition: mechBooklet(mech, find).statCard.ammunition });
  },
};

/** S15: a lesson that is due, in the category that was drawn, or in any. */
export const takeLesson: DeedRule<'lesson'> = {
  away: itsPilot,
  effect: (hangar, { category, pilot: id }) => {
    const pilot = flyingPilot(hangar, id);
    const mine = lessonsDue(hangar).filter((each) => each.pilot === id);
    const due =
      mine.find((each) => each.category === category) ??
      mine.find((each) => each.category === null) ??
      mine[0] ??
      hinder({ kind: 'no lesson', pilot: pilot.name });
    if (due.category !== null && due.category !== category)
      hinder({ kind: 'other lesson', category: due.category });
    const lessons = contractOf(hangar).lessons.filter((each) => each !== due);
    return withPilot({ ...hangar, contract: { ...contractOf(hangar), lessons } }, id, {
      lessons: [...(pilot.lessons ?? []), category],
    });
  },
};

const paying = (hangar: Hangar, what: keyof typeof PRICE, many: number): Hangar =>
  changing(hangar, (contract) => paidFor(contract, what, many));

/** S16: a critical off a part, rounds, or a new 'Mech for a pilot who has none. */
export const buy: DeedRule<'buy'> = {
  away: itsPilot,
  effect: (hangar, { pilot: id, what }, find) => {
    const pilot = flyingPilot(hangar, id);
    switch (what.buys) {
      case 'critical':
        return mended(paying(hangar, 'critical', 1), id, what.part);
      case 'rounds': {
        const many = Object.values(what.rounds).reduce((sum, each) => sum + each, 0);
        if (many === 0) hinder({ kind: 'no rounds' });
        const mech = mechOfPilot(hangar, id);
        const ammunition = loadedWith(mech, mechBooklet(mech, find), what.rounds);
        return withMech(paying(hangar, 'round', many), mech.id, { ammunition });
      }
      case 'mech': {
        if (pilot.mech !== null)
          hinder({ kind: 'has a mech', pilot: pilot.name, mech: mechOf(hangar, pilot.mech).name });
        const { tonnage } = mechBooklet(what.mech, find).mech;
        notTooLarge(pilot, tonnage);
        return withNewMech(paying(hangar, 'ton', tonnage), id, what.mech, null, find);
      }
    }
  },
};

/** S16: a new pilot in a new 'Mech, the second or third of the squad. */
export const hire: DeedRule<'hire'> = {
  naming: ({ who }) => who.name,
  effect: (hangar, { on, who }, find) => {
    const { tonnage } = mechBooklet(who.mech, find).mech;
    notTooLarge(who, tonnage);
    if (hangar.pilots.filter(({ end }) => end === null).length >= MOST_SQUAD)
      hinder({ kind: 'squad full', most: MOST_SQUAD });
    const paid = paying(hangar, 'ton', tonnage);
    return enlist.deed.effect(paid, { kind: 'enlist', on, who, after: null }, find);
  },
};

/** Who arrives by a deed, the last pilot or another, and for how many days away (S18). */
const arrives = (deed: Deed, last: PilotId): readonly [PilotId, number] | null => {
  if (deed.kind === 'enlist') return [last, AWAY['new pilot']];
  if (deed.kind === 'hire') return [last, 0];
  if (deed.kind === 'replace')
    return [deed.pilot, deed.mech.as === 'replacement' ? AWAY.replaced : 0];
  return deed.kind === 'buy' && deed.what.buys === 'mech' ? [deed.pilot, 0] : null;
};

/** S4, S18: who lost a 'Mech, or is new, flies no mission for some days. */
export const keptAway = (after: Hangar, deed: Deed): Hangar => {
  const arrived = arrives(deed, `p${after.pilots.length}`);
  return arrived && after.contract && contractStanding(after.contract) === 'running'
    ? { ...after, contract: stayingAway(after.contract, ...arrived) }
    : after;
};
