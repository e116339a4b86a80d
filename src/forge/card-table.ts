import type { Category, Colour } from '../rules/vocabulary.ts';

/** The role of the weapon that a row fires (F7); `joined` is two together. */
export type WeaponRole =
  'a' | 'b' | 'c' | 'close' | 'other close' | 'joined' | 'long' | 'long joined' | 'other long';

/** How a row fires its weapon: alone, or while the 'Mech moves, dodges or takes cover. */
export interface FiringRow {
  readonly role: WeaponRole;
  readonly while?: 'moving' | 'dodging' | 'in cover';
  readonly aims?: 'High' | 'Low';
  /** Name the aim only if C is also A, as two rows would otherwise have the same name. */
  readonly ifAlike?: true;
}

/** A row of the card (F8) without the weapon and numbers of a 'Mech. */
export interface CardRow {
  readonly console: number;
  readonly group: string;
  /** Null if it comes from the weapons. */
  readonly category: Category | null;
  /** As printed; `~` is Run or Jump. Empty if a weapon names it. */
  readonly name: string;
  readonly colour: Colour;
  /** Points above the physical score (F2), if nothing is fired. */
  readonly above: number;
  /** Null if cooling (F4) or a weapon sets it. */
  readonly heat: number | null;
  readonly fires: FiringRow | null;
  /** Conversion numbers at close, medium and long range, in order of preference: the card gets the
   *  first that it has. Empty for the row's own range. */
  readonly to: readonly [
    close: readonly number[],
    medium: readonly number[],
    long: readonly number[],
  ];
  readonly needsJets: boolean;
}

type Numbers = CardRow['to'];

const plain = (
  console: number,
  group: string,
  [category, colour]: readonly [Category, Colour],
  name: string,
  [above, heat]: readonly [number, number | null],
  to: Numbers,
): CardRow => ({
  ...{ console, group, category, name, colour, above, heat, to },
  ...{ fires: null, needsJets: false },
});

const firing = (
  console: number,
  [group, category]: readonly [string, Category | null],
  colour: Colour,
  fires: FiringRow,
  to: Numbers,
): CardRow => ({
  ...{ console, group, category, colour, fires, to },
  ...{ name: '', above: 0, heat: null, needsJets: false },
});

/** The card (F8), in print order. Both printed cards are this one with their weapons. A second
 *  conversion number matters if the first is a console that a card may lack: it is another shot, or
 *  the Duck or Cool Off of that range, which M3 would give anyway. */
export const CARD: readonly CardRow[] = [
  plain(8, 'Physical', ['VII', 'orange'], 'Punch', [0, 2], [[], [24], [58]]),
  plain(10, 'Physical', ['VII', 'red'], 'Push', [0, 2], [[], [24], [64]]),
  plain(14, 'Physical', ['VII', 'blue'], 'Kick', [1, 2], [[], [48], [58]]),
  firing(4, ['Weapons', null], 'red', { role: 'close' }, [[], [44, 30], [62]]),
  firing(12, ['Weapons', null], 'blue', { role: 'other close' }, [[], [20, 30], [62]]),
  plain(2, 'Defense', ['VIII', 'yellow'], 'Wild Swing', [-1, 3], [[], [30], [58]]),
  plain(16, 'Defense', ['VIII', 'green'], '~ Away', [0, 4], [[], [36], [60]]),
  plain(6, 'Defense', ['VIII', 'green'], 'Duck', [0, -2], [[], [30], [58]]),

  firing(44, ['', null], 'red', { role: 'a', aims: 'High' }, [[4, 8], [], [62]]),
  firing(20, ['', null], 'blue', { role: 'a', aims: 'Low' }, [[12, 4, 8], [], [62]]),
  firing(32, ['', null], 'red', { role: 'b', aims: 'High' }, [[6], [], [50, 62]]),
  firing(26, ['', null], 'blue', { role: 'b', aims: 'Low' }, [[6], [], [54, 62]]),
  firing(18, ['', null], 'orange', { role: 'joined' }, [[4, 8], [], [56, 62]]),
  firing(46, ['Special', 'VIII'], 'green', { role: 'c', while: 'in cover' }, [[12, 6], [], [58]]),
  plain(28, 'Special', ['VIII', 'green'], 'Cool Off', [0, null], [[6], [], [62]]),
  {
    ...plain(34, '~', ['VIII', 'orange'], 'Death From Above', [2, 6], [[10], [], [64]]),
    needsJets: true,
  },
  firing(22, ['~', 'VIII'], 'red', { role: 'a', while: 'moving', aims: 'High', ifAlike: true }, [
    [16],
    [],
    [64],
  ]),
  firing(38, ['~', 'VIII'], 'blue', { role: 'c', while: 'moving', aims: 'Low', ifAlike: true }, [
    [16],
    [],
    [64],
  ]),
  firing(42, ['Dodge', null], 'red', { role: 'c', while: 'dodging', aims: 'High', ifAlike: true }, [
    [6],
    [],
    [58],
  ]),
  firing(40, ['Dodge', null], 'blue', { role: 'a', while: 'dodging', aims: 'Low', ifAlike: true }, [
    [6],
    [],
    [58],
  ]),
  plain(30, 'Defense', ['VIII', 'green'], 'Duck', [0, -2], [[6], [], [58]]),
  plain(48, 'Defense', ['VIII', 'green'], 'Jump Up', [0, 4], [[16], [], [60]]),
  plain(24, 'Defense', ['VIII', 'yellow'], '~ Forward', [0, 4], [[2], [], [64]]),
  plain(36, 'Defense', ['VIII', 'yellow'], '~ Back', [0, 4], [[16], [], [60]]),

  firing(56, ['Weapons', null], 'orange', { role: 'long joined' }, [[4, 6], [18, 44, 30], []]),
  firing(56, ['Weapons', null], 'orange', { role: 'long' }, [[6], [44, 30], []]),
  firing(50, ['Weapons', null], 'red', { role: 'other long', aims: 'High' }, [
    [6],
    [32, 44, 30],
    [],
  ]),
  firing(54, ['Weapons', null], 'blue', { role: 'other long', aims: 'Low' }, [
    [6],
    [26, 20, 30],
    [],
  ]),
  plain(52, 'Movement', ['VIII', 'orange'], 'Charge', [2, 3], [[8], [24], []]),
  plain(58, 'Movement', ['VIII', 'green'], 'Sidestep', [0, 2], [[6], [30], []]),
  plain(64, 'Movement', ['VIII', 'yellow'], '~ Forward', [0, 4], [[2], [24], []]),
  plain(60, 'Movement', ['VIII', 'yellow'], '~ Back', [0, 4], [[16], [36], []]),
  plain(62, 'Special', ['VIII', 'green'], 'Cool Off', [0, null], [[6], [28], []]),
];
