import grf from '../../books/grf-1n.json' with { type: 'json' };
import rfl from '../../books/rfl-3n.json' with { type: 'json' };
import type { Booklet } from '../../src/rules/booklet/booklet.ts';
import { booklets, printed } from '../rules/battle/table-top.ts';
import { parseBooklet } from '../../src/rules/check/parse-booklet.ts';

/** The Rifleman's booklet with another figure and another weight. */
const built = (tonnage: number, figure: object): object => ({
  ...rfl,
  mech: { ...rfl.mech, tonnage, designation: `BLT-${tonnage}` },
  figure,
});

/**
 * Nine built figures: every build, torso, head, shoulder, arm and leg of the kit is among them, every
 * weapon held, on an arm and set in, and every place that a weapon may be.
 */
export const DOCUMENTS = {
  griffin: grf,
  rifleman: rfl,
  scout: built(25, {
    build: 'slight',
    torso: 'barrel',
    head: 'visor',
    arms: 'single guns',
    shoulders: 'plain',
    legs: 'backward',
    antenna: true,
    marking: 'bars',
    mounts: {
      'Large Laser': { at: 'both arms', as: 'machine gun' },
      Autocannon: { at: 'torso', as: 'autocannon' },
      'Medium Laser': { at: 'head', as: 'laser' },
    },
    world: { ground: 'plain', horizon: 'hills', cover: 'ruin' },
  }),
  courier: built(20, {
    build: 'slight',
    torso: 'keel',
    head: 'canopy',
    arms: 'stubs',
    shoulders: 'pads',
    legs: 'columns',
    antenna: true,
    marking: 'stripes',
    mounts: {
      'Large Laser': { at: 'both torsos', as: 'laser' },
      Autocannon: { at: 'both arms', as: 'machine gun' },
      'Medium Laser': { at: 'head', as: 'laser' },
    },
    world: { ground: 'plain', horizon: 'flat', cover: 'rock' },
  }),
  assault: built(100, {
    build: 'massive',
    torso: 'chest',
    head: 'sunk',
    arms: 'pods',
    shoulders: 'pads',
    legs: 'greaves',
    marking: 'chevron',
    mounts: {
      'Large Laser': { at: 'both arms', as: 'missiles' },
      Autocannon: { at: 'left shoulder', as: 'long gun' },
      'Medium Laser': { at: 'both torsos', as: 'laser' },
    },
    world: { ground: 'stones', horizon: 'peaks', cover: 'ruin' },
  }),
  jumper: built(55, {
    build: 'even',
    torso: 'barrel',
    head: 'canopy',
    arms: 'hands',
    shoulders: 'plain',
    legs: 'greaves',
    jets: true,
    marking: 'none',
    mounts: {
      'Large Laser': { at: 'torso', as: 'great gun' },
      Autocannon: { at: 'left arm', as: 'machine gun' },
      'Medium Laser': { at: 'right hand', as: 'laser' },
    },
    world: { ground: 'plain', horizon: 'flat', cover: 'rock' },
  }),
  hunter: built(50, {
    build: 'broad',
    torso: 'chest',
    head: 'sunk',
    arms: 'hands',
    shoulders: 'drums',
    legs: 'backward',
    marking: 'stripes',
    mounts: {
      'Large Laser': { at: 'right shoulder', as: 'autocannon' },
      Autocannon: { at: 'left hand', as: 'autocannon' },
      'Medium Laser': { at: 'right arm', as: 'laser' },
    },
    world: { ground: 'craters', horizon: 'towers', cover: 'ruin' },
  }),
  strider: built(85, {
    build: 'massive',
    torso: 'hull',
    head: 'wedge',
    arms: 'twin guns',
    shoulders: 'drums',
    legs: 'backward',
    marking: 'stripes',
    mounts: {
      'Large Laser': { at: 'both arms', as: 'long gun' },
      Autocannon: { at: 'both shoulders', as: 'missiles' },
      'Medium Laser': { at: 'left torso', as: 'machine gun' },
    },
    world: { ground: 'stones', horizon: 'mesas', cover: 'rock' },
  }),
  skirmisher: built(35, {
    build: 'slight',
    torso: 'hull',
    head: 'visor',
    arms: 'hands',
    shoulders: 'pads',
    legs: 'backward',
    marking: 'bars',
    mounts: {
      'Large Laser': { at: 'right hand', as: 'machine gun' },
      Autocannon: { at: 'left hand', as: 'long gun' },
      'Medium Laser': { at: 'right torso', as: 'missiles' },
    },
    world: { ground: 'craters', horizon: 'towers', cover: 'ruin' },
  }),
} as const;

/** A booklet that has been checked. */
const bookletOf = (document: object): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error(JSON.stringify(read.faults[0]));
  return read.booklet;
};

/** All of these, by name. */
export const OF_THE_KIT: readonly (readonly [string, Booklet])[] = Object.entries(DOCUMENTS).map(
  ([name, document]) => [name, bookletOf(document)] as const,
);

/** These, and the 'Mechs that were forged for the game. */
export const BUILT: readonly (readonly [string, Booklet])[] = [
  ...OF_THE_KIT,
  ...booklets
    .filter((booklet) => !printed.includes(booklet))
    .map((booklet) => [booklet.mech.name, booklet] as const),
];
