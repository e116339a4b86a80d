import { expect, test } from 'vitest';
import type { Deed } from '../../../src/rules/battle/deed.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { rangeOf } from '../../../src/rules/vocabulary.ts';
import type { Range } from '../../../src/rules/vocabulary.ts';
import { book, scene } from './table-top.ts';

type Half = readonly [
  screen: number,
  letter: string | null,
  damage: number,
  critical: string | null,
];
type Row = readonly [
  lone: number,
  rival: number,
  range: Range,
  ...loneDoes: Half,
  ...rivalDoes: Half,
];

/** Written by hand from the printed tables: both console numbers, the range after the turn, then
 *  for each side the view screen it sees, the letter, the damage and the critical it causes, for
 *  fresh 'Mechs. Pairs listed in both orders catch a transposed table. */
const WORKED: Readonly<Record<string, readonly Row[]>> = {
  'rfl-3n grf-1n': [
    [52, 62, 'medium', 27, 'E', 6, 'Sensors', 47, null, 0, null],
    [62, 52, 'medium', 47, null, 0, null, 27, 'B', 5, 'Gyro'],
    [50, 50, 'long', 59, 'G', 2, null, 59, 'F', 5, null],
    [50, 54, 'long', 59, 'E', 2, null, 59, 'D', 5, null],
    [54, 50, 'long', 39, null, 0, null, 59, 'E', 5, null],
    [56, 56, 'long', 59, 'H', 9, 'Jump Jets', 59, 'A', 7, 'Engine'],
    [64, 52, 'close', 13, 'D', 4, null, 13, 'E', 5, 'Gyro'],
    [52, 64, 'close', 13, 'B', 6, 'Heat Sinks', 13, 'C', 3, null],
    [60, 58, 'long', 43, null, 0, null, 29, null, 0, null],
    [44, 20, 'medium', 61, 'F', 7, 'Right Arm', 23, 'E', 9, 'Left Hip'],
    [20, 44, 'medium', 23, 'C', 7, 'Left Leg Actuator', 61, 'F', 9, 'Right Arm'],
    [18, 34, 'close', 15, 'D', 13, 'Cockpit', 13, 'G', 5, 'Sensors'],
    [24, 22, 'close', 1, null, 0, null, 5, null, 0, null],
    [24, 38, 'close', 1, null, 0, null, 13, 'F', 8, 'Gyro'],
    [36, 20, 'long', 43, null, 0, null, 59, 'D', 7, 'Heat Sinks'],
    [46, 46, 'medium', 37, null, 0, null, 37, null, 0, null],
    [40, 42, 'medium', 23, 'F', 7, 'Right Hip', 61, 'F', 9, 'Right Arm'],
    [42, 40, 'medium', 61, 'G', 4, 'Left Arm', 23, 'G', 9, 'Right Foot'],
    [32, 26, 'medium', 61, 'F', 4, 'Right Arm', 23, 'B', 7, 'Heat Sinks'],
    [26, 32, 'medium', 23, 'D', 4, 'Right Leg Actuator', 61, 'A', 7, 'Large Laser'],
    [28, 44, 'medium', 51, null, 0, null, 15, 'D', 11, 'Cockpit'],
    [44, 28, 'medium', 15, 'F', 9, 'Tracking System', 51, null, 0, null],
    [22, 24, 'close', 21, null, 0, null, 21, null, 0, null],
    [8, 2, 'close', 33, 'A', 3, null, 9, 'F', 3, null],
    [2, 8, 'close', 9, 'A', 4, 'Heat Sinks', 33, 'E', 2, null],
    [14, 14, 'close', 13, 'E', 5, 'Gyro', 13, 'D', 4, null],
    [4, 16, 'medium', 11, null, 0, null, 51, null, 0, null],
    [10, 14, 'close', 45, null, 0, null, 13, 'C', 4, 'Gyro'],
    [12, 6, 'close', 41, 'B', 4, 'Right Arm', 19, null, 0, null],
    [16, 10, 'close', 21, null, 0, null, 13, 'H', 3, null],
  ],
  'rfl-3n rfl-3n': [
    [44, 18, 'medium', 61, 'E', 7, 'Left Arm', 35, 'A', 9, 'Engine'],
    [18, 44, 'medium', 35, 'A', 9, 'Engine', 61, 'E', 7, 'Left Arm'],
    [40, 36, 'long', 43, null, 0, null, 43, null, 0, null],
    [36, 40, 'long', 43, null, 0, null, 43, null, 0, null],
    [8, 4, 'close', 33, 'D', 3, null, 5, null, 0, null],
    [4, 8, 'close', 5, null, 0, null, 33, 'D', 3, null],
    [52, 62, 'medium', 27, 'B', 6, 'Gyro', 47, null, 0, null],
    [64, 64, 'close', 13, 'B', 4, null, 13, 'B', 4, null],
  ],
  'grf-1n grf-1n': [
    [34, 22, 'close', 1, null, 0, null, 13, 'K', 8, 'Left Arm'],
    [22, 34, 'close', 13, 'K', 8, 'Left Arm', 1, null, 0, null],
    [38, 24, 'close', 13, 'B', 8, 'Heat Sinks', 1, null, 0, null],
    [24, 38, 'close', 1, null, 0, null, 13, 'B', 8, 'Heat Sinks'],
    [50, 60, 'long', 59, 'C', 5, 'Heat Sinks', 39, null, 0, null],
    [60, 50, 'long', 39, null, 0, null, 59, 'C', 5, 'Heat Sinks'],
    [14, 2, 'close', 9, 'G', 5, 'Right Foot', 9, 'E', 3, null],
    [2, 14, 'close', 9, 'E', 3, null, 9, 'G', 5, 'Right Foot'],
    [20, 46, 'medium', 37, null, 0, null, 35, 'D', 7, 'Missile Rack'],
    [46, 20, 'medium', 35, 'D', 7, 'Missile Rack', 37, null, 0, null],
  ],
};

for (const [pair, rows] of Object.entries(WORKED)) {
  const [lone, rival] = pair.split(' ').map(book);
  test.each(rows)(
    `${pair}: %i against %i ends at %s range; lone sees %i %s, does %i (%s)`,
    (...row) => {
      const [loneConsole, rivalConsole, range, ...shown] = row as unknown as Row;
      const { pairings } = exchange(
        scene({ ...(lone && { lone }), ...(rival && { rival }), range: rangeOf(loneConsole) }),
        { seats: [{ console: loneConsole }, { console: rivalConsole }] },
      );
      const half = ({ sees, damage, criticals }: Deed) => [
        sees.screen.number,
        sees.line?.letter ?? null,
        damage,
        criticals[0]?.part ?? null,
      ];
      const [played] = pairings;
      expect([played?.range, ...half(played!.deeds.lone), ...half(played!.deeds.rival)]).toEqual([
        range,
        ...shown,
      ]);
    },
  );
}
