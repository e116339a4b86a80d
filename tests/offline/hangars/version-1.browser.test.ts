import { expect } from '@open-wc/testing';
import { database } from '../../../src/offline/disk/database.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import { cardsOf, done, evening } from './evenings.ts';
import { wipe } from './filed.ts';
import aside from './version-1/set-aside.json';

before(() => withOwnDatabase('viewscreen-version-1-hangars'));
beforeEach(wipe);

/** The rows as written, with today's editions of the booklets. */
const rows = JSON.parse(
  JSON.stringify(aside)
    .replaceAll('plltt2m7', rifleman.edition)
    .replaceAll('kjxa9b1l', griffin.edition),
) as { readonly table: 'games' | 'set-aside'; readonly row: { readonly id: string } }[];

describe('a hangar of version 1 that was set aside', () => {
  it('is rebuilt from its history, and its open game goes on', async () => {
    const db = await database();
    for (const { table, row } of rows) await db.put(table as 'games', row);
    const here = await evening();
    const [head] = await here.hangars.list();
    const { id, open } = sure(head);
    expect(open).to.equal(1);
    expect(await db.count('set-aside')).to.equal(0);
    const hangar = await here.enter(id);
    expect(hangar.lost).to.equal('');
    const { id: game } = sure(cardsOf(hangar).open[0]);
    const take = { step: 'salvage', pilot: 'p4', of: 'm3', take: ['Left Hip'] } as const;
    await done(hangar.choose(game, take));
    expect(cardsOf(hangar).open[0]?.choices).to.deep.include(take);
    expect(await here.hangars.verify(id)).to.deep.equal({ kind: 'same' });
  });
});
