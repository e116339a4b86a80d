import type { Hangar } from '../hangar/hangar.ts';
import { flyingPilot, withPilot } from '../hangar/hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import type { Pilot } from '../card/pilot-card.ts';

/** So many tons make one step of a pilot's card (K2). */
export const TONS_PER_STEP = 250;

/** A share of a 'Mech that was beaten or got away (K1). */
export interface Share {
  readonly tons: number;
  /** 1, a half for one that escaped, 0 for who did less damage than another. */
  readonly victory: number;
}

/**
 * K1: what each of this many gets for a 'Mech of these tons: even shares, rounded down; the rest, the
 * victory and its mark go to the first, who did most damage. One that escaped counts half, rounded down.
 */
export const sharesOf = (tonnage: number, escaped: boolean, among: number): readonly Share[] => {
  const tons = escaped ? Math.floor(tonnage / 2) : tonnage;
  const each = Math.floor(tons / among);
  return Array.from({ length: among }, (_, place) =>
    place === 0
      ? { tons: tons - each * (among - 1), victory: escaped ? 0.5 : 1 }
      : { tons: each, victory: 0 },
  );
};

/** The hangar in which a pilot has got a share (K1). */
export const rewarded = (hangar: Hangar, id: PilotId, { tons, victory }: Share): Hangar => {
  const { experience, victories } = flyingPilot(hangar, id);
  return withPilot(hangar, id, {
    experience: experience + tons,
    victories: victories + victory,
  });
};

/** How many steps of 250 tons a pilot has reached and not taken: experience to date counts (K2). */
export const stepsLeft = ({ experience, learned }: Pick<Pilot, 'experience' | 'learned'>): number =>
  Math.floor(experience / TONS_PER_STEP) - learned.length;

/** Tons to the next step (K2): 1 to 250. */
export const toNextStep = ({ experience }: Pick<Pilot, 'experience'>): number =>
  TONS_PER_STEP - (experience % TONS_PER_STEP);

/** What K4 and K10 can still cost a pilot. */
export const leftToSpend = ({ experience, spent }: Pick<Pilot, 'experience' | 'spent'>): number =>
  experience - spent;

/** The hangar in which a pilot has paid a price out of what is left to spend (K4, K10). */
export const spend = (hangar: Hangar, id: PilotId, price: number): Hangar => {
  const pilot = flyingPilot(hangar, id);
  const left = leftToSpend(pilot);
  if (left < price) hinder({ kind: 'too little experience', left, price });
  return withPilot(hangar, id, { spent: pilot.spent + price });
};
