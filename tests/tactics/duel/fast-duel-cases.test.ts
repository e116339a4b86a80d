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
    'D8, D9: the worked exchange, a charge at a pilot who cools off',
    {},
    { console: 52 },
    { console: 62 },
    { rival: { armor: 30 } },
  ],
  [
    'K3: the worked exchange, with the pilot ignoring the Sensors critical',
    { seats: [{}, { ignores: ['VI'] }] },
    { console: 52 },
    { console: 62, ignores: [true] },
    { rival: { armor: 30, ignores: [], times: griffin.criticals.map(() => 0) } },
  ],
  [
    'K3: after a first critical, the next in its category can no longer be ignored',
    { seats: [{}, { ignores: ['I', 'VI'] }] },
    { console: 52 },
    { console: 62 },
    { rival: { ignores: ['I'] } },
  ],
  [
    'H4: the supply that the pilot names loses a point',
    { lone: armed, seats: [{ heat: 40, shutdown: 60 }] },
    { console: 62, loses: 'grenade' },
    { console: 62 },
    { lone: { ammunition: { autocannon: 8, grenade: 1 } } },
  ],
  [
    'H4: the largest supply loses a point if the pilot names none',
    { lone: armed, seats: [{ heat: 40, shutdown: 60 }] },
    { console: 62 },
    { console: 62 },
    { lone: { ammunition: { autocannon: 7, grenade: 2 } } },
  ],
  [
    'A3 with H4: if ammunition is ignored, an explosion takes only armor',
    { ammunition: 'ignored', seats: [{ heat: 40, shutdown: 60 }] },
    { console: 62 },
    { console: 62 },
    { lone: { ammunition: { autocannon: 8 }, armor: rifleman.statCard.armor - 2 } },
  ],
  [
    'H2, H3: too much heat shuts a pilot down',
    { seats: [{ heat: 60 }] },
    { console: 62 },
    { console: 62 },
    { lone: { shutDown: true } },
  ],
  [
    'B2: a blow that takes armor to −5 kills the pilot',
    { seats: [{}, { armor: 1 }] },
    { console: 52 },
    { console: 62 },
    { outcome: 'lone wins', rival: { armor: -5, pilotLives: false } },
  ],
  [
    'B2: a blow that takes armor to −4 loses the battle, but the pilot lives',
    { seats: [{}, { armor: 2 }] },
    { console: 52 },
    { console: 62 },
    { outcome: 'lone wins', rival: { armor: -4, pilotLives: true } },
  ],
  [
    'D14: two pilots shut down who cannot lower their heat end in a stalemate',
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
