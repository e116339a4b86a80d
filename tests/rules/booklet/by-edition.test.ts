import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyParty, anyOptions, anySeed, playOut } from '../battle/play-out.ts';
import { booklets, findBook, griffin, opened, rifleman } from '../battle/table-top.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { byEdition, withBooklets } from '../../../src/rules/booklet/by-edition.ts';

const findEdition = (edition: string) => booklets.find((each) => each.edition === edition);

test('law: a battle sent to another thread arrives unchanged, and uses the booklets already there', () => {
  fc.assert(
    fc.property(anyParty, anySeed, anyOptions, ([lone, rivals], seed, options) => {
      playOut([lone, rivals], seed, options, (battle, orders) => {
        if (battle.turns % 4 !== 0) return;
        const sent = structuredClone(byEdition(battle, booklets));
        const there = withBooklets(sent, findEdition)!;
        expect(there).toEqual(battle);
        battle.seats.forEach(({ booklet, wounds }, seat) => {
          expect(there.seats[seat]!.booklet).toBe(booklet);
          wounds.suffered.forEach(({ critical }, at) => {
            if (booklet.criticals.includes(critical))
              expect(there.seats[seat]!.wounds.suffered[at]!.critical).toBe(critical);
          });
          expect(openManeuvers(there, seat)).toEqual(openManeuvers(battle, seat));
        });
        expect(exchange(there, orders)).toEqual(exchange(battle, orders));
      });
    }),
    { numRuns: 20 },
  );
});

test('a battle is sent without its booklets, and is null on arrival if one of them is missing there', () => {
  const sent = byEdition(opened(rifleman, [griffin]), [rifleman, griffin]);
  expect(JSON.stringify(sent)).not.toContain('Autocannon Low');
  expect(withBooklets(sent, () => undefined)).toBeNull();
  const lacks = (edition: string) => (edition === griffin.edition ? undefined : findBook('rfl-3n'));
  expect(withBooklets(sent, lacks)).toBeNull();
});
