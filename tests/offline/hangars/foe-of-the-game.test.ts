import { expect, test } from 'vitest';
import { duelOfGame } from '../../../src/offline/hangars/game-duel.ts';
import { isHindrance } from '../../../src/rules/campaign/card/hindrance.ts';
import { begun } from '../../../src/rules/campaign/game/muster.ts';
import { played } from '../../../src/rules/campaign/game/played.ts';
import { gamesOf } from '../../../src/rules/campaign/hangar/hangar.ts';
import { isPerson } from '../../../src/rules/fight/hands.ts';
import { sure } from '../../../src/rules/sure.ts';
import { DAY, adaAndFinn, done, find } from '../../rules/campaign/circle.ts';
import { GIL, adaAgainst } from '../../rules/campaign/game/foes.ts';
import { closedAfter } from '../../rules/campaign/settling.ts';
import { SharedDisk } from '../fights/shared-disk.ts';
import { Tab } from '../fights/table-of-hands.ts';

test('a game against a foe flown by Marlow is played to its end and settled, and the foe gets no pilot card', async () => {
  const hangar = adaAndFinn();
  const muster = adaAgainst(hangar);
  const open = done(begun(hangar, { id: 'g', on: DAY, muster }, find));
  const duel = await duelOfGame(
    hangar,
    { hangar: 'tuesdays', id: 'g' },
    { muster, secrecy: 'pass the device', chooses: ['person', 'Marlow'] },
    find,
  );
  if (isHindrance(duel)) throw new Error(duel.kind);
  expect(duel.summary.pilots).toEqual(['Ada', GIL.foe]);
  // Fixes the seeds that are random elsewhere.
  const chooses = sure(duel.chooses).map((each) =>
    isPerson(each) ? each : { ...each, seed: 'f'.repeat(32) },
  );
  const disk = new SharedDisk({ ...duel, id: 'a-game-with-a-foe', chooses });
  const tab = new Tab(disk);
  await tab.play();
  const { ended, record } = disk.row;
  expect(ended).not.toBeNull();
  expect(tab.slips.size).toBeGreaterThan(1);
  const over = done(played(open, 'g', record, find));
  expect(over.open[0]?.stand?.outcome).toEqual(ended);
  const closed = closedAfter(over);
  expect(gamesOf(closed).map(({ id }) => id)).toEqual(['g']);
  expect(closed.pilots.map(({ name, games }) => [name, games])).toEqual([
    ['Ada', 1],
    ['Finn', 0],
  ]);
  expect(closed.open).toEqual([]);
});
