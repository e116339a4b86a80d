import type {
  ManeuverDocument,
  Status,
  ViewScreenDocument,
} from '../rules/document/booklet-document.ts';
import { sure } from '../rules/sure.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import type { Gun, Machine } from './machine.ts';
import { joinedName } from './card-names.ts';
import { firedBy } from './machine.ts';
import type { FiredOn, PageRow } from './page-table.ts';
import { PAGES } from './page-table.ts';

/** The most characters of a title, less those of `firing ` and of an `and` in place of a `&`. */
const LONGEST_FIRED = 31;
/** The fewest maneuvers that a status may leave (F13). */
const LEAST_OPEN = 2;

/** A page before its criticals and cells are known. */
export type BarePage = Omit<ViewScreenDocument, 'criticals' | 'image'>;

/** A name in small letters, but for what is said letter by letter: PPC, ER, LB. */
const words = (name: string): string =>
  name
    .replace('&', 'and')
    .split(' ')
    .map((word) => (/[a-z]/.test(word) ? word.toLowerCase().replace(/^x-/, 'X-') : word))
    .join(' ');

const firedOn = ({ roles }: Machine, fires: FiredOn): readonly Gun[] => {
  if (fires !== 'both') return firedBy(roles, fires);
  const roleOfBoth = (['long joined', 'long', 'joined'] as const).find(
    (role) => firedBy(roles, role).length > 0,
  );
  return roleOfBoth ? firedBy(roles, roleOfBoth) : [];
};

const titleOf = (machine: Machine, { picture, fires }: PageRow): string => {
  const guns = fires ? firedOn(machine, fires) : [];
  const [one, other] = new Set(guns.map((gun) => sure(machine.names.get(gun))));
  if (one !== undefined)
    return `firing ${words(other === undefined ? one : sure(joinedName(one, other, LONGEST_FIRED)))}`;
  if (picture === 'critical-hit-head') return 'critical hit (head)';
  const moving = machine.jets ? picture.replace('running', 'jumping') : picture;
  return moving.replaceAll('-', ' ');
};

/** Translates the words of a status to this card, with its groups in place of the table's. */
const wordsOn = (machine: Machine, maneuvers: readonly ManeuverDocument[]) => {
  const { roles, names, jets } = machine;
  const groupOf = (gun: Gun | null): string => (gun && names.get(gun)) ?? '';
  const known = new Set<string>([
    ...COLOURS,
    ...maneuvers.flatMap(({ group, name }) => [group, name]),
  ]);
  return (said: readonly string[]): string[] =>
    said
      .map((word) =>
        word === 'a'
          ? groupOf(roles.a)
          : word === 'b'
            ? groupOf(roles.b)
            : word.replace('~', jets ? 'Jump' : 'Run'),
      )
      .filter((word) => known.has(word));
};

/** Whether a status of `except` leaves enough maneuvers of its range. */
const leavesEnough = (
  maneuvers: readonly ManeuverDocument[],
  { range }: PageRow,
  except: readonly string[],
): boolean =>
  maneuvers.filter(
    (row) =>
      row.range === range &&
      !except.includes(row.colour) &&
      !except.includes(row.group) &&
      !except.includes(row.name),
  ).length >= LEAST_OPEN;

const statusOf = (
  machine: Machine,
  maneuvers: readonly ManeuverDocument[],
  row: PageRow,
): Status => {
  const known = wordsOn(machine, maneuvers);
  const except = known(row.except);
  while (except.length > 0 && !leavesEnough(maneuvers, row, except)) except.pop();
  const only = known(row.only);
  return {
    ...(except.length > 0 ? { except } : {}),
    ...(only.length > 0 ? { only } : {}),
    ...(row.bonus ? { bonus: row.bonus } : {}),
  };
};

/** The 32 pages by number (F10, F13): picture, title, status and SCORE. */
export const barePages = (
  machine: Machine,
  maneuvers: readonly ManeuverDocument[],
): ReadonlyMap<number, BarePage> =>
  new Map(
    Object.entries(PAGES).map(([number, row]): [number, BarePage] => {
      const title = titleOf(machine, row);
      return [
        Number(number),
        {
          range: row.range,
          picture: title
            .toLowerCase()
            .replaceAll(/[^a-z]+/g, '-')
            .replace(/-$/, ''),
          title,
          status: statusOf(machine, maneuvers, row),
          ...(row.score === null ? {} : { score: row.score }),
        },
      ];
    }),
  );
