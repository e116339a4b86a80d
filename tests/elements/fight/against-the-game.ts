import { newTable } from '../../../src/offline/fights/new-table.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import type { SeatHand } from '../../../src/rules/fight/hands.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { griffin, rifleman } from '../parts.ts';

const SEED = '00112233445566778899aabbccddeeff';

/** A battle of the first of these against the others, in these hands. */
export const tableOf = (
  pilots: readonly string[],
  hands: readonly SeatHand[],
  coach: { readonly coach?: true } = {},
): DuelSave => {
  const flown = pilots.map((_, pilot) => (pilot % 2 === 0 ? rifleman : griffin));
  const entrants = pilots.map((pilot, at) => freshEntrant(flown[at]?.id ?? '', pilot));
  const battles = againstFirst(pilots.length);
  const record = { options: USUAL_OPTIONS, entrants, battles };
  const save = newTable({ ...sittingOf(record, 'pass the device', hands), ...coach }, flown);
  // What is drawn is the same whenever the tests run.
  const chooses = hands.map((hand) => (hand === 'person' ? hand : { pilot: hand, seed: SEED }));
  return { ...save, chooses };
};

/** Ada alone at the device, against Marlow. */
export const againstMarlow = (coach: { readonly coach?: true } = {}): DuelSave =>
  tableOf(['Ada', 'Marlow'], ['person', 'Marlow'], coach);
