import { keyOf } from '../booklets/libraries.ts';
import { expect } from '@open-wc/testing';
import grf from '../../../books/grf-1n.json';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { database } from '../../../src/offline/disk/database.ts';
import { importRecord, tryRecord } from '../../../src/offline/fights/import-record.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import type { RunningFight } from '../../../src/offline/fights/running-fight.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { sure } from '../../../src/rules/sure.ts';
import { griffin, rifleman } from '../../elements/parts.ts';
import oldRow from './version-1/begun.json';
import type { Visit } from './visits.ts';
import { finishTurn, textOf, visit } from './visits.ts';

/** The Griffin with this many points more in the SCORE of view screen 27. */
const editedBy = (points: number): Booklet => {
  const document = structuredClone(grf);
  document.viewScreens['27'].score += points;
  const read = parseBooklet(document);
  return sure(read.ok ? read.booklet : null);
};
const edited = editedBy(5);

const begin = async (
  { library, saves }: Visit,
  lone = rifleman,
  rival = griffin,
): Promise<string> => {
  // As players do when they sit down.
  for (const { id, edition } of [lone, rival]) await library.read(id, edition);
  const put = await saves.put(
    newTable(
      sittingOf(
        {
          entrants: [freshEntrant(lone.id, 'Ada'), freshEntrant(rival.id, 'Ben')],
          battles: againstFirst(2),
          options: USUAL_OPTIONS,
        },
        'pass the device',
      ),
      [lone, rival],
    ),
  );
  return put.kind === 'conflict' ? '' : put.save.id;
};

/** Plays the turn that leads to view screen 27 of the Griffin's booklet: 52 against 62. */
const playTurn = async (duel: RunningFight): Promise<void> => {
  await finishTurn(duel, 52, 62);
};
const armor = ({ battle: standing }: RunningFight): readonly number[] =>
  sure(standing).battle.seats.map((seat) => seat.armor);
const keptEditions = async (): Promise<readonly string[]> =>
  (await database()).getAllKeys('editions');

describe('a new edition of a booklet, with another SCORE on view screen 27', () => {
  it('does not change a duel begun before, which goes on with its own edition', async () => {
    const first = await visit(rifleman, griffin);
    const id = await begin(first);
    const before = await first.open(id);
    await playTurn(before);
    const after = await (await visit(rifleman, edited)).open(id);
    expect(armor(after)).to.deep.equal(armor(before));
    expect(sure(after.battle).battles[0]?.seats[1]?.booklet.edition).to.equal(griffin.edition);
    const [open] = openManeuvers(sure(after.battle).battle, 1);
    expect(await after.lockIn(1, sure(open).console)).to.equal(true);
  });

  it('is used by a rematch, where the same turn costs a different amount of armor', async () => {
    const first = await visit(rifleman, griffin);
    const id = await begin(first);
    await (await first.open(id)).draw({ by: 'agreed' });
    const later = await visit(rifleman, edited);
    const again = await (await later.open(id)).rematch(false);
    const rematch = await later.open(sure(again));
    await playTurn(rematch);
    const before = await first.open(await begin(first));
    await playTurn(before);
    expect(sure(rematch.standing).save.editions).to.deep.equal([rifleman.edition, edited.edition]);
    expect(armor(rematch)).not.to.deep.equal(armor(before));
  });
});

describe('the texts of booklets', () => {
  it('are saved with the first duel that names them, and removed with the last', async () => {
    // No other duel uses these two.
    const [one, other] = [editedBy(6), editedBy(7)];
    const here = await visit(one);
    const there = await visit(other);
    const both = [one.edition, other.edition];
    expect(await keptEditions()).to.not.include.members(both);
    const first = await begin(here, one, one);
    const [second, third] = [await begin(there, other, other), await begin(there, other, other)];
    expect(await keptEditions()).to.include.members(both);
    await here.saves.remove(first);
    await there.saves.remove(second);
    expect(await keptEditions())
      .to.include(other.edition)
      .and.not.include(one.edition);
    await there.saves.remove(third);
    expect(await keptEditions()).to.not.include(other.edition);
  });

  it('stay as long as a duel that was set aside needs them', async () => {
    const mine = editedBy(8);
    const here = await visit(rifleman, mine);
    const id = await begin(here, rifleman, mine);
    const db = await database();
    await db.put('duels', { ...sure(await db.get('duels', id)), ...{ secrecy: 'none' } });
    await here.saves.list();
    expect(await db.get('set-aside', id)).to.include({ table: 'duels' });
    await here.saves.remove(await begin(here, rifleman, mine));
    expect(await keptEditions()).to.include(mine.edition);
    await here.saves.removeAside(id);
    expect(await keptEditions()).to.not.include(mine.edition);
  });

  it('are set aside if damaged; the duel is kept, and says what it lacks', async () => {
    const mine = editedBy(9);
    const first = await visit(rifleman, mine);
    const id = await begin(first, rifleman, mine);
    const db = await database();
    await db.put('editions', { id: mine.edition, text: '{"mech":' });
    const duel = await (await visit(rifleman, griffin)).open(id);
    expect(duel.lost).to.match(/^This duel was begun with another edition of the Griffin GRF-1N/);
    expect(await db.get('set-aside', `editions/${mine.edition}`)).to.include({
      reason: 'the text of the booklet GRF-1N is damaged',
    });
    expect(await db.get('duels', id)).to.include({ id });
  });
});

describe('a duel from before there were editions', () => {
  it('names the editions on the shelf from its next turn on', async () => {
    const first = await visit(rifleman, griffin);
    const db = await database();
    const { id } = oldRow;
    await db.put('duels', oldRow);
    await playTurn(await first.open(id));
    expect(await first.saves.get(id)).to.deep.include({
      version: 7,
      editions: [rifleman.edition, griffin.edition],
    });
  });
});

describe('a record from elsewhere that names an edition', () => {
  const naming = (edition: string): string =>
    `viewscreen record 2\nlone: rfl-9x@${edition} Ada\nrival: grf-1n Ben\nammunition: counted\n1. 52 62\n`;

  it('can be imported or tried with an added booklet that has not been read yet', async () => {
    const { library: before } = await visit(rifleman, griffin);
    const added = await before.add(textOf('RFL-9X'));
    const edition = added.ok ? added.booklet.edition : '';
    const { library: same } = await visit(rifleman, griffin);
    expect(same.find('rfl-9x')).to.equal(undefined);
    expect(await importRecord(naming(edition), same)).to.include({ kind: 'duel' });
    const { library } = await visit(rifleman, griffin);
    expect(await importRecord(naming('zzzzzzzz'), library)).to.deep.equal({
      kind: 'fault',
      told: 'line 2: the booklet "rfl-9x" here is not edition zzzzzzzz',
      canTry: true,
    });
    const tried = await tryRecord(naming('zzzzzzzz'), library);
    expect(tried.kind === 'duel' && tried.save.editions).to.deep.equal([edition, griffin.edition]);
    await library.remove(keyOf(library, 'rfl-9x'));
  });
});
