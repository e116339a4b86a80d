import { expect, test } from 'vitest';
import { begun } from '../../../../src/rules/campaign/game/muster.ts';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { DAY, adaAndFinn, deed, find, why } from '../circle.ts';

test("a refusal names a missing pilot or 'Mech by the id that was asked for", () => {
  expect(why(deed(adaAndFinn(), { kind: 'learn', pilot: 'p9', category: 'I' }))).toBe(
    'there is no pilot p9 here',
  );
  const muster = {
    options: USUAL_OPTIONS,
    fighters: [
      { pilot: 'p1', mech: 'm9' },
      { pilot: 'p2', mech: 'm2' },
    ],
    battles: [{ lone: 0, rivals: [1] }],
  };
  expect(why(begun(adaAndFinn(), { id: 'g', on: DAY, muster }, find))).toBe(
    "there is no 'Mech m9 here",
  );
});
