import type { ManeuverDocument } from '../rules/document/booklet-document.ts';
import { sure } from '../rules/sure.ts';
import type { Category, Range } from '../rules/vocabulary.ts';
import { RANGES, rangeOf } from '../rules/vocabulary.ts';
import type { Gun, Machine } from './machine.ts';
import { joinedName, supplyName } from './card-names.ts';
import { scoreAt, firedBy } from './machine.ts';
import type { CardRow, FiringRow } from './card-table.ts';
import { CARD } from './card-table.ts';
import { bent, supplyOf, KINDS } from './weapon-table.ts';

/** The most characters of a group, and of a maneuver's name (`booklet-document.ts`). */
const [LONGEST_GROUP, LONGEST_NAME] = [24, 32];
const MOST_HEAT = 20;

/** F2. */
export const physicalOf = (tonnage: number): number => 2 + Math.floor(tonnage / 15);

/** The heat of Cool Off, below 0 (F4): one less for every four heat sinks above ten. */
const coolingOf = (heatSinks: number): number =>
  -Math.min(10, 7 + Math.max(0, Math.floor((heatSinks - 10) / 4)));

/** Points of what it strikes with (F2). */
const struck = ({ sheet: { strikes } }: Machine, { name }: CardRow): number =>
  name === 'Punch' ? strikes.punch : name === 'Kick' ? strikes.kick : 0;

const range = (row: CardRow): Range => rangeOf(row.console);

/** The score of weapons fired together (F8): of two the part above ten counts half. Trimmed last (F18). */
const scoreOf = (guns: readonly Gun[], at: Range, fire: number): number => {
  const sum = guns.reduce((points, gun) => points + scoreAt(gun, at), 0);
  return Math.max(1, (guns.length > 1 ? bent(sum, 10) : sum) + fire);
};

/** Heat besides the shot; running adds less with a strong weapon that is hot by itself (F4). */
const extraHeat = (doing: FiringRow['while'], guns: readonly Gun[], jets: boolean): number => {
  if (doing === 'dodging') return 1;
  if (doing !== 'moving') return 0;
  return !jets && guns.some((gun) => scoreAt(gun, 'medium') >= 8) ? 1 : 2;
};

const heatOf = (guns: readonly Gun[], at: Range): number =>
  guns.reduce((sum, { reach }) => sum + (reach[at]?.heat ?? 0), 0);

const categoriesOf = (guns: readonly Gun[]): Category[] =>
  [...new Set(guns.map(({ facts: { kind } }) => KINDS[kind].category))].toSorted();

/** The card as rows of a booklet file (F8). */
export const maneuversOf = (machine: Machine): readonly ManeuverDocument[] => {
  const { sheet, names, roles, jets } = machine;
  const physical = physicalOf(sheet.tonnage);
  const move = jets ? 'Jump' : 'Run';
  const nameOf = (gun: Gun): string => sure(names.get(gun));
  const isAlike = roles.a === roles.c;

  const fired = (guns: readonly Gun[]): string[] => [...new Set(guns.map(nameOf))];
  const together = (guns: readonly Gun[], most: number): string => {
    const [one = '', other] = fired(guns);
    return other === undefined ? one : (joinedName(one, other, most) ?? 'Two Weapons');
  };
  const firingName = ({ while: doing, aims, ifAlike }: FiringRow, guns: readonly Gun[]): string => {
    const prefix =
      doing === 'moving'
        ? `${move} & `
        : doing === 'dodging'
          ? 'Dodge & '
          : doing === 'in cover'
            ? 'Cover & '
            : '';
    const how =
      fired(guns).length < guns.length ? 'Volley' : !ifAlike || isAlike ? aims : undefined;
    return `${prefix}${together(guns, LONGEST_NAME)}${how ? ` ${how}` : ''}`;
  };

  const open = CARD.flatMap((row) => {
    const guns = row.fires ? firedBy(roles, row.fires.role) : [];
    const isThere = row.fires ? guns.length > 0 : !row.needsJets || jets;
    return isThere ? [{ row, guns }] : [];
  });
  const has = new Set(open.map(({ row }) => row.console));
  /** All weapons fired at long range share their categories. */
  const far = categoriesOf(
    [roles.long, roles['other long']].filter((gun): gun is Gun => gun !== null),
  );

  return open.map(({ row, guns }): ManeuverDocument => {
    const at = range(row);
    const { console, colour, fires } = row;
    const conversions = Object.fromEntries(
      RANGES.flatMap((other, place) => {
        const to = row.to[place]?.find((number) => has.has(number));
        return to === undefined ? [] : [[other, to]];
      }),
    );
    if (!fires)
      return {
        ...{ range: at, group: row.group.replace('~', move), categories: [sure(row.category)] },
        ...{ name: row.name.replace('~', move), colour, console },
        ...{
          score: physical + row.above + struck(machine, row),
          heat: row.heat ?? coolingOf(sheet.heatSinks),
        },
        conversions,
      };
    const spent = guns.find(({ facts }) => facts.spends);
    const heat = heatOf(guns, at) + extraHeat(fires.while, guns, jets);
    return {
      range: at,
      group: row.group === '' ? together(guns, LONGEST_GROUP) : row.group.replace('~', move),
      categories: row.category ? [row.category] : at === 'long' ? far : categoriesOf(guns),
      ...{ name: firingName(fires, guns), colour, console },
      score: scoreOf(guns, at, sheet.balance.fire),
      heat: Math.min(MOST_HEAT, heat),
      conversions,
      fires: fired(guns),
      ...(spent ? { ammunition: supplyName(nameOf(spent)) } : {}),
    };
  });
};

/** The supplies of the card (F6), in its order. */
export const ammunitionOf = (
  maneuvers: readonly ManeuverDocument[],
  { names }: Machine,
): Readonly<Record<string, number>> => {
  const guns = new Map([...names].map(([gun, name]) => [supplyName(name), gun]));
  const kinds = new Set(maneuvers.flatMap(({ ammunition }) => ammunition ?? []));
  return Object.fromEntries(
    [...kinds].map((kind) => {
      const { reach, shots } = sure(guns.get(kind));
      return [kind, supplyOf(reach, shots)];
    }),
  );
};
