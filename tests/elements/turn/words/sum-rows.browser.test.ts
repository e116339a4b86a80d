import { expect, fixture, html } from '@open-wc/testing';
import { sumRows } from '../../../../src/elements/turn/words/sum-rows.ts';
import { maneuverAt } from '../../../../src/rules/booklet/stat-card.ts';
import { viewScreen } from '../../../../src/rules/booklet/booklet.ts';
import type { Critical } from '../../../../src/rules/booklet/booklet.ts';
import { sure } from '../../../../src/rules/sure.ts';
import type { BroughtCritical } from '../../../../src/rules/battle/entry.ts';
import { fresh } from '../../../../src/rules/battle/entry.ts';
import { sitDown } from '../../../../src/rules/battle/seat.ts';
import { rifleman, text } from '../../parts.ts';

const laser: Critical = {
  part: 'Medium Laser',
  effects: [{ effect: 'score', of: [{ weapon: 'Medium Laser' }], by: -1 }],
  reaches: [],
};

type Ledger = Parameters<typeof sumRows>[0]['ledger'];

/** The rows of a sum as they are read, of a 'Mech that brought these criticals along. */
const rowsOf = async (
  ledger: Ledger,
  criticals: readonly BroughtCritical[] = [],
): Promise<readonly string[]> => {
  const screen = sure(viewScreen(rifleman, 35));
  const scored = {
    kind: 'scored',
    seat: 0,
    on: 1,
    screen,
    ledger,
    damage: 0,
    from: 0,
    to: 0,
  } as const;
  const table = await fixture(
    html`<table>
      <tbody>
        ${sumRows(scored, 'Ada', sitDown({ ...fresh(rifleman, 'Ada'), criticals }))}
      </tbody>
    </table>`,
  );
  return [...table.querySelectorAll('tr')].map(text);
};

it('each row of a sum names its source only once', async () => {
  const maneuver = sure(maneuverAt(rifleman.statCard, 20));
  expect(
    await rowsOf([
      { from: 'maneuver', maneuver, points: 8 },
      { from: 'skill', maneuver, points: 1 },
      { from: 'critical', critical: laser, times: 1, points: -1 },
      { from: 'critical', critical: laser, times: 2, points: -2 },
      { from: 'penalty', points: -1 },
    ]),
  ).to.deep.equal([
    `B ${maneuver.name} +8`,
    "Ada's skill +1",
    'Critical: Medium Laser −1',
    'Critical: Medium Laser, twice −2',
    "A replacement 'Mech −1",
  ]);
});

it('a critical brought along is shown as such until it is received again', async () => {
  const critical = { from: 'critical', critical: laser, points: -1 } as const;
  expect(
    await rowsOf(
      [
        { ...critical, times: 1 },
        { ...critical, times: 2 },
      ],
      [{ ...laser, times: 1 }],
    ),
  ).to.deep.equal(['Brought: Medium Laser −1', 'Critical: Medium Laser, twice −1']);
});
