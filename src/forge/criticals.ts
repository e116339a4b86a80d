import type {
  Effect,
  ManeuverDocument,
  Reach,
  ViewScreenDocument,
} from '../rules/document/booklet-document.ts';
import type { Gun, Machine } from './machine.ts';
import type { ForgedCell } from './cell.ts';
import type { HarmOf, HarmRow } from './critical-table.ts';
import { HARMS } from './critical-table.ts';
import { categoryOf } from '../rules/campaign/card/part-category.ts';
import { sure } from '../rules/sure.ts';
import { KINDS } from './weapon-table.ts';

/** A name that tells a campaign the kind of the weapon (K10); the kind is added if it does not. */
const placed = (name: string, { facts: { kind } }: Pick<Gun, 'facts'>): string =>
  categoryOf(name) === KINDS[kind].category ? name : `${name} ${KINDS[kind].called}`;

/** The name of a weapon's part (F14): the card's word, for missiles their rack. */
export const weaponPart = (name: string, gun: Pick<Gun, 'facts'>): string =>
  gun.facts.kind === 'missile' ? `${name} Rack` : placed(name, gun);

export const binPart = (name: string, gun: Pick<Gun, 'facts'>): string =>
  `${placed(name, gun)} Ammo`;

/** Whether a weapon is in an arm, possibly elsewhere too. */
const isInArms = ({ at }: Pick<Gun, 'at'>): boolean => at.some((place) => ARM.test(place));
const ARM = /arm|hand/;

/** The weapons of a card by the region of their rows (F14), the highest score first. */
const byRegion = ({ names }: Machine): Readonly<Record<'arm' | 'torso', readonly Gun[]>> => {
  const guns = [...names.keys()];
  return {
    arm: guns.filter(isInArms),
    torso: guns.filter(({ at }) => at.length === 0 || at.some((place) => !ARM.test(place))),
  };
};

/** The weapon whose ammunition explodes: of those that spend any, the highest score; or null. */
const heaviest = ({ names }: Machine): Gun | null =>
  [...names.keys()].find(({ facts }) => facts.spends) ?? null;

const nameOf = ({ names }: Machine, gun: Gun): string => sure(names.get(gun));

/** A row of a page with a place for a weapon. */
interface Slot {
  readonly at: number;
  readonly region: 'arm' | 'torso';
  /** The weapon of its region in the print: 0 the heaviest, 1 the next. */
  readonly wants: 0 | 1;
}

interface Shared {
  readonly guns: readonly (Gun | null)[];
  readonly armed: Gun | null;
}

/** The rows of a region's second weapon in the print. */
const SECOND: readonly string[] = ['41 forbid later', '61 score', '35 heat'];

/** Assigns the rows of criticals to the weapons of a card (F14): first as in the print, the
 *  heaviest of a region first; then each weapon without a row takes one from a weapon with several,
 *  so that every weapon is a part (K5). */
const shareOut = (
  machine: Machine,
  rows: readonly { readonly screen: number; readonly row: HarmRow }[],
): Shared => {
  const regions = byRegion(machine);
  const slots = rows.flatMap(({ screen, row: { harm } }, at): readonly Slot[] =>
    typeof harm !== 'string' && 'weapon' in harm
      ? [
          {
            at,
            region: harm.weapon,
            wants: SECOND.includes(`${screen} ${harm.does}`) ? 1 : 0,
          },
        ]
      : [],
  );
  const guns: (Gun | null)[] = rows.map(() => null);
  for (const { at, region, wants } of slots)
    guns[at] = regions[region][wants] ?? regions[region][0] ?? null;
  for (const gun of machine.names.keys()) {
    if (guns.includes(gun)) continue;
    const isHome = ({ region }: Slot): boolean => regions[region].includes(gun);
    const isSpare = ({ at }: Slot): boolean =>
      guns[at] === null || guns.filter((other) => other === guns[at]).length > 1;
    const spare = slots.toReversed().filter(isSpare);
    const slot = spare.find(isHome) ?? spare[0];
    if (slot) guns[slot.at] = gun;
  }
  return { guns, armed: regions.arm[0] ?? null };
};

type CriticalDocument = NonNullable<ViewScreenDocument['criticals']>[number];
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
