import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { begun, fightersOf, mustered } from '../../../../src/rules/campaign/game/muster.ts';
import { played } from '../../../../src/rules/campaign/game/played.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { Foe, Muster } from '../../../../src/rules/campaign/history/game.ts';
import type { Move } from '../../../../src/rules/fight/record.ts';
import { DAY, adaAndFinn, done, find, griffin } from '../circle.ts';

/** Gil, of no hangar, in a Griffin that has seen better days. */
export const GIL: Foe = {
  foe: 'Gil',
  booklet: griffin.id,
  edition: griffin.edition,
  starts: 'armor 15, laser +1',
};

export const adaAgainst = (hangar: Hangar, foe: Foe = GIL): Muster => ({
  options: USUAL_OPTIONS,
  fighters: [...fightersOf(hangar, ['p1']), foe],
  battles: [{ lone: 0, rivals: [1] }],
});

/** The game with Gil, in whose first turn a seat bails out. */
export const foeGame = (leaver: 0 | 1): Hangar => {
  const hangar = adaAndFinn();
  const muster = adaAgainst(hangar);
  const open = done(begun(hangar, { id: 'g', on: DAY, muster }, find));
  const { record } = done(mustered(hangar, muster, find));
  const seats = [52, 62].map((console, seat) =>
    seat === leaver ? { console, leaves: 'bails out' as const } : { console },
  );
  const moves: readonly Move[] = [{ kind: 'turn', battle: 'A', orders: { seats } }];
  return done(played(open, 'g', { ...record, moves }, find));
};
