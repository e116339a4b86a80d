import rfl from '../../../books/rfl-3n.json';
import { expect, test } from 'vitest';
import { criticalOf, griffin, rifleman, scene } from '../../rules/battle/table-top.ts';
import type { Scene } from '../../rules/battle/table-top.ts';
import { twoAmmunitions } from '../../two-ammunitions.ts';
import { pairingOfDuel } from '../../../src/rules/battle/duel.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import type { SeatOrder } from '../../../src/rules/battle/orders.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { FastDuel } from '../../../src/tactics/duel/fast-duel.ts';
import { placeAt } from '../../../src/tactics/duel/plays.ts';
import { byRow, byRules } from './in-step.ts';

const read = parseBooklet(twoAmmunitions(rfl));
const armed = read.ok ? read.booklet : rifleman;
const engine = criticalOf(griffin, 'Engine', 'heat each turn');
const hot = { heat: 40, shutDown: true, criticals: Array.from({ length: 9 }, () => engine) };

type Case = readonly [
  rule: string,
  scene: Scene,
  lone: SeatOrder,
  rival: SeatOrder,
  after: { outcome?: string; lone?: object; rival?: object },
];

const CASES: readonly Case[] = [
  [
    'D8, D9: the worked exchange, a charge into one who cools off',
    {},
    { console: 52 },
    { console: 62 },
    { rival: { armor: 30 } },
  ],
  [
    'K3: the same, and the pilot ignores the Sensors',
    { seats: [{}, { ignores: ['VI'] }] },
    { console: 52 },
    { console: 62, ignores: [true] },
    { rival: { armor: 30, ignores: [], times: griffin.criticals.map(() => 0) } },
  ],
  [
    'K3: the next in that category is no first one any more',
    { seats: [{}, { ignores: ['I', 'VI'] }] },
    { console: 52 },
    { console: 62 },
    { rival: { ignores: ['I'] } },
  ],
  [
    'H4: the kind that the pilot names loses a point',
    { lone: armed, seats: [{ heat: 40, shutdown: 60 }] },
    { console: 62, loses: 'grenade' },
    { console: 62 },
    { lone: { ammunition: { autocannon: 8, grenade: 1 } } },
  ],
  [
    'H4: the largest supply does, where nothing is said',
    { lone: armed, seats: [{ heat: 40, shutdown: 60 }] },
    { console: 62 },
    { console: 62 },
    { lone: { ammunition: { autocannon: 7, grenade: 2 } } },
  ],
  [
    'A3 with H4: where ammunition is ignored an explosion takes armor alone',
    { ammunition: 'ignored', seats: [{ heat: 40, shutdown: 60 }] },
    { console: 62 },
    { console: 62 },
    { lone: { ammunition: { autocannon: 8 }, armor: rifleman.statCard.armor - 2 } },
  ],
  [
    'H2, H3: who shuts down may only cool',
    { seats: [{ heat: 60 }] },
    { console: 62 },
    { console: 62 },
    { lone: { shutDown: true } },
  ],
  [
    'B2: armor at −5 by the blow kills the pilot',
    { seats: [{}, { armor: 1 }] },
    { console: 52 },
    { console: 62 },
    { outcome: 'lone wins', rival: { armor: -5, pilotLives: false } },
  ],
  [
    'B2: at −4 the pilot lives, and the battle is lost all the same',
    { seats: [{}, { armor: 2 }] },
    { console: 52 },
    { console: 62 },
    { outcome: 'lone wins', rival: { armor: -4, pilotLives: true } },
  ],
  [
    'D14: both are shut down, and neither can lower its heat',
    { lone: griffin, seats: [hot, hot] },
    { console: 62 },
    { console: 62 },
    { outcome: 'stalemate' },
  ],
  [
    'D15: quiet turns are counted',
    { quiet: 39 },
    { console: 62 },
    { console: 62 },
    { outcome: 'goes on' },
  ],
];

test.each(CASES)('%s', (_, at, lone, rival, after) => {
  const battle = scene(at);
  const pairing = sure(pairingOfDuel(battle));
  const duel = new FastDuel(battle, pairing);
  const row = duel.rowOf(battle, pairing);
  expect(byRow(duel, row, 0, 0)).toEqual(byRules(battle));
  for (const [mech, { ignores, loses }] of [
    [duel.lone, lone],
    [duel.rival, rival],
  ] as const) {
    mech.ignoring = ignores?.[0] === true;
    mech.loses = loses === undefined ? -1 : mech.kinds.indexOf(loses);
  }
  const verdict = duel.exchange(row, 0, placeAt(lone.console), placeAt(rival.console), row, 0);
  const rules = byRules(exchange(battle, { seats: [lone, rival] }).battle);
  expect(byRow(duel, row, 0, verdict)).toEqual(rules);
  expect(rules).toMatchObject({
    ...(after.outcome === undefined ? {} : { outcome: after.outcome }),
    seats: [after.lone ?? {}, after.rival ?? {}],
  });
});
