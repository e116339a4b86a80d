import type { Hangar } from '../hangar/hangar.ts';
import { flyingPilot, withPilot } from '../hangar/hangar.ts';
import { hinder } from '../card/hindrance.ts';
import type { PilotId } from '../card/names.ts';
import type { Pilot } from '../card/pilot-card.ts';

/** Tons of experience for one step of a pilot's card (K2). */
export const TONS_PER_STEP = 250;

/** A pilot's share of a 'Mech that was beaten or got away (K1). */
export interface Share {
  readonly tons: number;
  /** 1; a half if it escaped; 0 for all but the pilot who did most damage. */
  readonly victory: number;
}

/** K1: the shares of a 'Mech of these tons: even, rounded down. The remainder and the victory go to
 *  the first, who did most damage. One that escaped counts half, rounded down. */
export const sharesOf = (tonnage: number, escaped: boolean, among: number): readonly Share[] => {
  const tons = escaped ? Math.floor(tonnage / 2) : tonnage;
  const each = Math.floor(tons / among);
  return Array.from({ length: among }, (_, place) =>
    place === 0
      ? { tons: tons - each * (among - 1), victory: escaped ? 0.5 : 1 }
      : { tons: each, victory: 0 },
  );
};

/** Gives a pilot a share (K1). */
export const rewarded = (hangar: Hangar, id: PilotId, { tons, victory }: Share): Hangar => {
  const { experience, victories } = flyingPilot(hangar, id);
  return withPilot(hangar, id, {
    experience: experience + tons,
    victories: victories + victory,
  });
};

/** Steps of 250 tons reached and not yet taken; experience to date counts (K2). */
export const stepsLeft = ({ experience, learned }: Pick<Pilot, 'experience' | 'learned'>): number =>
  Math.floor(experience / TONS_PER_STEP) - learned.length;

/** Tons to the next step (K2): 1 to 250. */
export const toNextStep = ({ experience }: Pick<Pilot, 'experience'>): number =>
  TONS_PER_STEP - (experience % TONS_PER_STEP);

/** Experience left for K4 and K10. */
export const leftToSpend = ({ experience, spent }: Pick<Pilot, 'experience' | 'spent'>): number =>
  experience - spent;

/** Takes a price from what a pilot has left to spend (K4, K10). */
export const spend = (hangar: Hangar, id: PilotId, price: number): Hangar => {
  const pilot = flyingPilot(hangar, id);
  const left = leftToSpend(pilot);
  if (left < price) hinder({ kind: 'too little experience', left, price });
  return withPilot(hangar, id, { spent: pilot.spent + price });
};
