import type {
  Effect,
  ManeuverDocument,
  Reach,
  ViewScreenDocument,
} from '../rules/document/booklet-document.ts';
import type { Gun } from './armament.ts';
import type { ForgedCell } from './cell.ts';
import type { HarmOf, HarmRow } from './critical-table.ts';
import { HARMS } from './critical-table.ts';
import type { Machine } from './machine.ts';
import { binPart, heaviest, nameOf, weaponPart } from './parts.ts';
import { shareOut } from './share-out.ts';

export type CriticalDocument = NonNullable<ViewScreenDocument['criticals']>[number];
type Named = Pick<CriticalDocument, 'part' | 'effects'>;

const ALL: Reach[] = [{ any: 'maneuver' }];
const FIRE: Reach[] = [{ any: 'weapon' }];
const JETS: Reach[] = [{ manner: 'Jump' }, { maneuver: 'Death From Above' }];
const less = (of: Reach[], by = -1): Effect => ({ effect: 'score', by, of });
const hotter = (of: Reach[]): Effect => ({ effect: 'heat', by: 1, of });
const no = (of: Reach[]): Effect => ({ effect: 'forbid', of });
const part = (name: string, ...effects: Effect[]): Named => ({ part: name, effects });

const HEAT_SINKS = part('Heat Sinks', hotter(ALL));
const SENSORS = part('Sensors', less(FIRE));

/** Damage when a bin of ammunition explodes: missiles are lighter than shells. */
const explosionOf = ({ facts: { kind } }: Gun): number => (kind === 'missile' ? 2 : 4);

/** How often a weapon must be received before it is gone: once for each gun, but two to four times. */
const lastOf = ({ count }: Gun): number => Math.min(4, Math.max(2, count));

/** The card's words that the rows of limbs and gyro reach; fewer without a weapon at medium range. */
const reachedBy = (
  machine: Machine,
  maneuvers: readonly ManeuverDocument[],
  of: Extract<HarmOf, { of: string }>['of'],
  armed: Gun | null,
): Reach[] => {
  const cover = maneuvers.find(({ console }) => console === 46);
  switch (of) {
    case 'dodge':
      return cover ? [{ group: 'Dodge' }] : [{ maneuver: 'Duck' }];
    case 'duck':
      return [{ maneuver: 'Duck' }];
    case 'kick':
      return [{ maneuver: 'Kick' }];
    case 'punch':
      return [{ maneuver: 'Punch' }];
    case 'push':
      return [{ maneuver: 'Push' }];
    case 'punch and push':
      return [{ maneuver: 'Punch' }, { maneuver: 'Push' }];
    case 'cover':
      return [{ maneuver: cover ? cover.name : 'Kick' }];
    case 'run':
      return [{ manner: 'Run' }];
    case 'arm weapon':
      return armed ? [{ weapon: nameOf(machine, armed) }] : [{ maneuver: 'Punch' }];
  }
};

const weaponHarm = (
  machine: Machine,
  gun: Gun | null,
  { weapon, does }: Extract<HarmOf, { weapon: string }>,
): Named => {
  if (!gun) {
    if (weapon === 'torso') return does === 'heat' ? HEAT_SINKS : SENSORS;
    return does === 'heat'
      ? part('Right Arm', less([{ maneuver: 'Push' }]))
      : part('Left Arm', less([{ maneuver: 'Push' }]));
  }
  const name = nameOf(machine, gun);
  const of: Reach[] = [{ weapon: name }];
  const named = (...effects: Effect[]): Named => part(weaponPart(name, gun), ...effects);
  switch (does) {
    case 'forbid':
      return named(no(of));
    case 'forbid later':
      return named({ effect: 'forbid', of, received: lastOf(gun) });
    case 'heat':
      return named(gun.facts.spends ? less(of) : hotter(of));
    case 'score':
      return named(less(of));
  }
};

const binHarm = (machine: Machine, how: 'explodes' | 'burns'): Named => {
  const gun = heaviest(machine);
  if (!gun) return HEAT_SINKS;
  const name = nameOf(machine, gun);
  const first: Effect =
    how === 'explodes'
      ? { effect: 'damage at once', by: explosionOf(gun) }
      : { effect: 'heat at once', by: 3 };
  return part(binPart(name, gun), first, no([{ weapon: name }]));
};

/** The part and effects of a row without a weapon. */
const namedHarm = (
  maneuvers: readonly ManeuverDocument[],
  harm: Extract<HarmOf, string>,
): Named => {
  const far = maneuvers.some(({ range, fires }) => range === 'long' && fires);
  switch (harm) {
    case 'heat sinks':
      return HEAT_SINKS;
    case 'engine':
      return part('Engine', { effect: 'heat each turn', by: 2 });
    case 'sensors':
      return SENSORS;
    case 'tracking':
      return part(
        'Tracking System',
        far ? less([{ any: 'weapon', range: 'long' }], -2) : less(FIRE),
      );
    case 'life support':
      return part('Life Support', { effect: 'pilot killed', heatAbove: 25 });
    case 'cockpit':
      return part('Cockpit', { effect: 'pilot killed' });
    case 'jets hot':
      return part('Jump Jets', hotter(JETS));
    case 'jets shut':
      return part('Jump Jets', no([{ maneuver: 'Jump Up' }]));
    case 'gyro down':
      return part('Gyro', { effect: 'knocked down longer' });
  }
};

/** The rows of each page, with only the letters that a cell uses. */
const rowsInUse = (
  all: Readonly<Record<number, readonly HarmRow[]>>,
  cells: readonly ForgedCell[],
): readonly { readonly screen: number; readonly row: HarmRow }[] => {
  const used = new Set(cells.map(({ screen, letter }) => `${screen}${letter}`));
  return Object.entries(all).flatMap(([screen, rows]) =>
    rows.flatMap(({ letters, harm }) => {
      const left = Object.entries(letters).filter(([letter]) => used.has(`${screen}${letter}`));
      return left.length === 0
        ? []
        : [{ screen: Number(screen), row: { letters: Object.fromEntries(left), harm } }];
    }),
  );
};

/** The critical damage displays of a 'Mech by page (F14), with the letters that its cells use. */
export const displaysOf = (
  machine: Machine,
  maneuvers: readonly ManeuverDocument[],
  cells: readonly ForgedCell[],
): ReadonlyMap<number, readonly CriticalDocument[]> => {
  const inUse = rowsInUse(HARMS[machine.jets ? 'jump' : 'run'], cells);
  const shared = shareOut(machine, inUse);
  const armed = shared.armed;
  const named = ({ harm }: HarmRow, at: number): Named => {
    if (typeof harm === 'string') return namedHarm(maneuvers, harm);
    if ('weapon' in harm) return weaponHarm(machine, shared.guns[at] ?? null, harm);
    if ('bin' in harm) return binHarm(machine, harm.bin);
    const of = reachedBy(machine, maneuvers, harm.of, armed);
    return part(harm.part, harm.forbids ? no(of) : less(of));
  };
  const found = new Map<number, readonly CriticalDocument[]>();
  inUse.forEach(({ screen, row }, at) => {
    found.set(screen, [...(found.get(screen) ?? []), { letters: row.letters, ...named(row, at) }]);
  });
  return found;
};
