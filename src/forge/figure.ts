import type { FigureDocument, MountPlace } from '../rules/document/figure-document.ts';
import type { Gun, Machine } from './machine.ts';
import type { SheetPlace } from './sheet.ts';
import { HUGE, bestScore, mostDamage } from './weapon-table.ts';

/** Whether a gun fills an arm: from 8 points, or from 5 unless it is a laser (F17). */
const isBig = ({ reach, facts: { kind } }: Gun): boolean =>
  bestScore(reach) >= 8 || (bestScore(reach) >= 5 && kind !== 'laser');
const isAt = (gun: Gun, ...places: readonly SheetPlace[]): boolean =>
  places.every((place) => gun.at.includes(place));
const inArm = (gun: Gun, side: 'left' | 'right'): boolean =>
  isAt(gun, `${side} arm`) || isAt(gun, `${side} hand`);

type Arms = NonNullable<FigureDocument['arms']>;

const armsOf = ({ names, sheet: { walk, tonnage } }: Machine): Arms => {
  const guns = [...names.keys()];
  if (guns.filter((gun) => inArm(gun, 'left') && inArm(gun, 'right')).length >= 2)
    return 'twin guns';
  const big = guns.filter(isBig);
  if (big.some((gun) => inArm(gun, 'left')) && big.some((gun) => inArm(gun, 'right')))
    return 'single guns';
  return walk < 7 || tonnage > 40 ? 'hands' : tonnage <= 25 ? 'stubs' : 'pods';
};

const legsOf = ({ jets, sheet: { walk, tonnage } }: Machine): FigureDocument['legs'] =>
  walk >= 7 && !jets ? 'backward' : tonnage >= 60 && !jets ? 'columns' : 'greaves';

const isBuiltRound = ({ names }: Machine): boolean =>
  [...names.keys()].some(
    ({ at, facts }) => at.some((place) => place.includes('torso')) && mostDamage(facts) >= HUGE,
  );

/** Where a weapon is mounted; null leaves it to the drawing, as the sheet does not say. */
const placeOf = (gun: Gun): MountPlace | null => {
  const { kind } = gun.facts;
  const shoulder = kind === 'missile' || kind === 'autocannon';
  if (inArm(gun, 'left') && inArm(gun, 'right')) return 'both arms';
  for (const side of ['right', 'left'] as const) {
    if (isAt(gun, `${side} hand`)) return `${side} hand`;
    if (isAt(gun, `${side} arm`)) return `${side} arm`;
  }
  if (isAt(gun, 'left torso', 'right torso')) return 'both torsos';
  for (const side of ['right', 'left'] as const)
    if (isAt(gun, `${side} torso`)) return shoulder ? `${side} shoulder` : `${side} torso`;
  if (isAt(gun, 'head')) return 'head';
  return gun.at.length > 0 ? 'torso' : null;
};

/** Whether it is lean, being fast for its weight. */
const isLean = ({ sheet: { walk, tonnage } }: Machine): boolean => walk >= 6 && tonnage <= 45;

const buildOf = (machine: Machine, tonnage: number): FigureDocument['build'] =>
  tonnage <= 35 || isLean(machine)
    ? 'slight'
    : tonnage <= 55
      ? 'even'
      : tonnage <= 75
        ? 'broad'
        : 'massive';

/** How a 'Mech is drawn (F17): by the sheet's author, and otherwise by its weapons and weight. */
export const figureOf = (machine: Machine): FigureDocument => {
  const { sheet, names, jets } = machine;
  const said = sheet.figure ?? {};
  const arms = said.arms ?? armsOf(machine);
  const legs = said.legs ?? legsOf(machine);
  const huge = isBuiltRound(machine);
  const runsLean = isLean(machine) && !jets;
  const torso =
    said.torso ??
    (arms === 'stubs' && !jets
      ? 'keel'
      : arms === 'twin guns' || legs === 'backward'
        ? 'hull'
        : (huge && sheet.tonnage < 80) || runsLean
          ? 'barrel'
          : 'chest');
  const head =
    torso === 'hull' || torso === 'keel' ? 'wedge' : huge ? 'sunk' : jets ? 'canopy' : 'visor';
  const mounts = Object.fromEntries(
    [...names].flatMap(([gun, name]) => {
      const at = placeOf(gun);
      return at === null ? [] : [[name, { at, as: gun.facts.shape }]];
    }),
  );
  return {
    build: buildOf(machine, sheet.tonnage),
    torso,
    head,
    ...(arms === 'hands' ? { shoulders: huge ? 'drums' : runsLean ? 'plain' : 'pads' } : {}),
    arms,
    legs,
    jets,
    ...said,
    mounts: { ...mounts, ...said.mounts },
  };
};
