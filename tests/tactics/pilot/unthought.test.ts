import { expect, test } from 'vitest';
import { griffin, opened, rifleman } from '../../rules/battle/table-top.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { unthoughtOrder } from '../../../src/tactics/pilot/unthought.ts';

test.each([0, 1])(
  'if no thinking was possible for the pilot in seat %i, it may call any open maneuver, by its seed',
  (seat) => {
    const battle = opened(rifleman, [griffin]);
    const at = { battle: 'A', turn: 1, seat };
    const called = Array.from({ length: 200 }, (_, seed) => unthoughtOrder(battle, `${seed}`, at));
    const open = openManeuvers(battle, seat).map(({ console }) => console);
    expect(new Set(called.map(({ console }) => console))).toEqual(new Set(open));
    expect(unthoughtOrder(battle, '7', at)).toEqual(called[7]);
  },
);
