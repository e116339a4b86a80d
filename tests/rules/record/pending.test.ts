import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fittingPending, undecidedExplosions } from '../../../src/rules/record/duel.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import type { Pending } from '../../../src/rules/record/pending.ts';
import { NOTHING_PENDING } from '../../../src/rules/record/pending.ts';
import { twoAmmunitions } from '../../two-ammunitions.ts';
import { scene } from '../battle/table-top.ts';

const pending = (locked: Pending['locked'], more: Partial<Pending> = {}): Pending => ({
  ...NOTHING_PENDING,
  locked,
  ...more,
});

const armed = () => {
  const read = parseBooklet(twoAmmunitions(JSON.parse(readFileSync('books/rfl-3n.json', 'utf8'))));
  if (!read.ok) throw new Error('the changed Rifleman has faults');
  return read.booklet;
};

describe('an explosion with two supplies asks its pilot (H4)', () => {
  const called = pending({ lone: 54, rival: 62 }, { step: 6, decided: true });
  const hot = (grenade: number) =>
    scene({ lone: armed(), seats: [{ heat: 27, ammunition: { autocannon: 8, grenade } }] });

  test('what is offered is what the turn has left: of two grenades one was fired', () => {
    expect(undecidedExplosions(hot(2), called)).toEqual([
      { side: 'lone', supplies: { autocannon: 8, grenade: 1 } },
    ]);
  });

  test('the last grenade was fired: there is nothing to choose', () => {
    expect(undecidedExplosions(hot(1), called)).toEqual([]);
  });

  test('who has said it is asked no more', () => {
    expect(undecidedExplosions(hot(2), { ...called, loses: { lone: 'grenade' } })).toEqual([]);
  });

  test('where ammunition is ignored there is nothing to lose (A3)', () => {
    expect(undecidedExplosions({ ...hot(2), options: { ammunition: 'ignored' } }, called)).toEqual(
      [],
    );
  });

  test('no explosion, no question', () => {
    expect(undecidedExplosions(scene({ lone: armed() }), called)).toEqual([]);
  });
});

describe('a turn in progress that does not fit its battle', () => {
  test('one that fits stays as it is', () => {
    for (const fits of [
      pending({}),
      pending({ rival: 62 }),
      pending({ lone: 52, rival: 62 }, { step: 3 }),
    ])
      expect(fittingPending(scene(), fits)).toBe(fits);
  });

  test('a console that the card lacks, or that is not open, is dropped; the other stays', () => {
    const kept = { ...NOTHING_PENDING, locked: { rival: 62 } };
    for (const lone of [34, 44])
      expect(
        fittingPending(scene(), pending({ lone, rival: 62 }, { step: 4, decided: true })),
      ).toEqual(kept);
  });

  test('told as far as step 4 with one choice only: the other has yet to choose', () => {
    expect(fittingPending(scene(), pending({ lone: 52 }, { step: 4, decided: true }))).toEqual(
      pending({ lone: 52 }),
    );
  });

  test('what cannot have been announced is dropped, and the exchange is told anew', () => {
    const said = pending({ lone: 52, rival: 62 }, { step: 6, loses: { lone: 'autocannon' } });
    expect(fittingPending(scene(), said)).toEqual(pending({ lone: 52, rival: 62 }, { step: 1 }));
  });

  test('both locked in is the beginning of the exchange', () => {
    expect(fittingPending(scene(), pending({ lone: 52, rival: 62 })).step).toBe(1);
  });
});
