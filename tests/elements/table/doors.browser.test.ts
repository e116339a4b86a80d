import { expect } from '@open-wc/testing';
import '../../../src/elements/table/start/learn-stage.ts';
import '../../../src/elements/table/muster/muster-stage.ts';
import '../../../src/elements/table/setup/setup-stage.ts';
import '../../../src/elements/table/start/duel-setup.ts';
import '../../../src/elements/table/start/start-stage.ts';
import { importRecord } from '../../../src/offline/fights/import-record.ts';
import type { DuelSave } from '../../../src/offline/fights/duel-save.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import type { Seated, Sitting } from '../../../src/rules/fight/sitting.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import type { Visit } from '../../offline/fights/visits.ts';
import { visit, withOwnDatabase } from '../../offline/fights/visits.ts';
import { tuesday } from '../../offline/hangars/evenings.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import type { Settings } from '../../../src/offline/page/settings.ts';
import { button, griffin, rifleman, text } from '../parts.ts';
import { layTable } from '../table.ts';
import { until } from '../until.ts';

// However a game begins, its row is the one that `newTable` makes of its sitting.

before(() => withOwnDatabase('viewscreen-doors'));
beforeEach(() => history.replaceState(null, '', '#/'));

const fresh = (pilot: string, { id }: Booklet): Seated => ({
  ...freshEntrant(id, pilot),
  chooses: 'person',
});
const DUEL: Sitting = {
  seats: [fresh('Zoe', rifleman), fresh('Yan', griffin)],
  battles: [{ lone: 0, rivals: [1] }],
  options: USUAL_OPTIONS,
  secrecy: 'pass the device',
};
const OVER_AMMUNITION = { ...USUAL_OPTIONS, ammunition: 'ignored' } as const;

/** Expects the row of this sitting, apart from what differs in every row. */
const expectRow = (row: DuelSave, sitting: Sitting, flown: readonly Booklet[]): void => {
  const { begun, changed, id, revision } = row;
  expect(row).to.deep.equal({ ...newTable(sitting, flown), begun, changed, id, revision });
};

const rowIn = async (saves: Visit['saves'], id: string): Promise<DuelSave> => {
  const row = await saves.get(id);
  if (!row || 'unreadable' in row) throw new Error(`there is no duel ${id}`);
  return row;
};

/** The row of the game that a stage begins after these acts. */
const begunAt = async (
  tag: 'start-stage' | 'duel-setup' | 'setup-stage' | 'learn-stage',
  acts: (stage: HTMLElementTagNameMap[typeof tag]) => Promise<void> | void,
  settings: Partial<Settings> = {},
): Promise<DuelSave> => {
  const table = await layTable({
    ...{ pilots: ['Zoe', 'Yan'], mechs: ['rfl-3n', 'grf-1n'] },
    ...OVER_AMMUNITION,
    ...settings,
  });
  const stage = document.createElement(tag);
  table.place.append(stage);
  await stage.updateComplete;
  await acts(stage);
  await until(() => /^#\/(?:duel|fight)\//.test(location.hash), 'it begins');
  return rowIn(table.saves, location.hash.split('/').at(-1) ?? '');
};
/** The label with these words. */
const labelled = (
  { renderRoot }: { readonly renderRoot: ParentNode },
  words: string,
): HTMLElement => {
  const found = [...renderRoot.querySelectorAll('label')].find((each) => text(each) === words);
  if (!found) throw new Error(`There is no ${words}.`);
  return found;
};
const submit = ({ renderRoot }: { readonly renderRoot: ParentNode }): void =>
  renderRoot.querySelector('form')?.requestSubmit();

describe('the saved row of a new game', () => {
  it("comes from the start in one press with pilots, 'Mechs and options of last time", async () => {
    const row = await begunAt('start-stage', (stage) => button(stage, /^Two pilots/).click());
    expectRow(row, { ...DUEL, options: OVER_AMMUNITION }, [rifleman, griffin]);
  });

  it('comes without a turn limit from the start, which shows none, and with it from the page of a new duel', async () => {
    const limited = { limit: '12' } as const;
    const played = await begunAt('start-stage', (stage) => button(stage, /^Play/).click(), limited);
    expect(played.record).not.to.contain('limit');
    history.replaceState(null, '', '#/');
    expect((await begunAt('duel-setup', submit, limited)).record).to.contain('limit: 12');
  });

  it("comes from the start with the two who met last, in each other's 'Mechs", async () => {
    const row = await begunAt('start-stage', (stage) => button(stage, /^Zoe .* again/).click(), {
      met: ['Zoe', 'Yan'],
    });
    const seats = [fresh('Yan', rifleman), fresh('Zoe', griffin)];
    expectRow(row, { ...DUEL, seats, options: OVER_AMMUNITION }, [rifleman, griffin]);
  });

  it('comes from the start with the computer pilot and the coach of the settings', async () => {
    const row = await begunAt('start-stage', (stage) => button(stage, /^Play/).click(), {
      coach: true,
      opponent: 'Iris',
    });
    expect(row.chooses?.[1]).to.include({ pilot: 'Iris' });
    expect(row.coach).to.equal(true);
  });

  it("comes from the page of a new duel with its pilots, 'Mechs and options", async () => {
    const row = await begunAt('duel-setup', submit);
    expectRow(row, { ...DUEL, options: OVER_AMMUNITION }, [rifleman, griffin]);
  });

  it('comes from the page of a new duel with coach and computer pilot if one pilot plays alone', async () => {
    const row = await begunAt(
      'duel-setup',
      async (stage) => {
        labelled(stage, 'One pilot').click();
        await until(() => stage.renderRoot.querySelector('opponent-button'), 'the opponent comes');
        submit(stage);
      },
      { coach: true, opponent: 'Iris', secrecy: 'face to face' },
    );
    const [zoe, iris] = row.chooses ?? [];
    expect(iris).to.include({ pilot: 'Iris' });
    expect(row).to.deep.include({ coach: true, secrecy: 'pass the device' });
    expect(zoe).to.equal('person');
    expect(row.summary.pilots).to.deep.equal(['Zoe', 'Iris']);
  });

  it('comes from the setup page with two battles', async () => {
    const row = await begunAt('setup-stage', async (stage) => {
      await until(() => stage.renderRoot.querySelector('form'), 'the draft is read');
      button(stage, /^Add another battle/).click();
      await stage.updateComplete;
      submit(stage);
    });
    expectRow(
      row,
      {
        seats: [
          ...[fresh('Zoe', rifleman), fresh('Yan', griffin)],
          ...[fresh('Cleo', rifleman), fresh('Dora', griffin)],
        ],
        battles: [
          { lone: 0, rivals: [1] },
          { lone: 3, rivals: [2] },
        ],
        options: OVER_AMMUNITION,
        secrecy: 'pass the device',
      },
      [rifleman, griffin, rifleman, griffin],
    );
  });

  it('comes from the lesson, marked as led', async () => {
    const row = await begunAt('learn-stage', () => undefined);
    expectRow(row, { ...DUEL, led: true }, [rifleman, griffin]);
  });

  it('comes from the lesson with Tuck as the enemy if one pilot plays alone', async () => {
    const row = await begunAt('learn-stage', () => undefined, { hands: [null, 'Tuck'] });
    expect(row.led).to.equal(true);
    expect(row.chooses?.[1]).to.include({ pilot: 'Tuck' });
    expect(row.summary.pilots).to.deep.equal(['Zoe', 'Tuck']);
  });

  it("comes from mustering a hangar game, in the editions of its 'Mechs", async () => {
    const { here, hangar } = await tuesday();
    const stage = document.createElement('muster-stage');
    stage.hangarId = hangar.id;
    hangarTable(here, stage);
    await until(() => stage.renderRoot?.querySelector('.row'), 'the pilots come');
    // The only two pilots are paired at once.
    await stage.updateComplete;
    submit(stage);
    await until(() => location.hash.startsWith('#/duel/'), 'it begins');
    const after = await here.enter(hangar.id);
    const [game] = after.hangar?.open ?? [];
    const row = await rowIn(here.saves, location.hash.split('/').at(-1) ?? '');
    const { edition } = rifleman;
    expectRow(
      row,
      {
        ...DUEL,
        seats: ['Ada', 'Finn'].map((pilot) => ({ ...fresh(pilot, rifleman), edition })),
        game: { hangar: hangar.id, id: game?.id ?? '' },
      },
      [rifleman, rifleman],
    );
  });

  it('comes from a rematch, with the booklets swapped or with the other pilot alone', async () => {
    const { open, saves } = await visit(rifleman, griffin);
    const face = { ...DUEL, options: OVER_AMMUNITION, secrecy: 'face to face' } as const;
    const put = await saves.put(newTable(face, [rifleman, griffin]));
    if (put.kind === 'conflict') throw new Error('there is such a duel already');
    const duel = await open(put.save.id);
    const swapped = { ...face, seats: [fresh('Zoe', griffin), fresh('Yan', rifleman)] };
    expectRow(await rowIn(saves, (await duel.rematch(true)) ?? ''), swapped, [griffin, rifleman]);
    const turned = { ...face, seats: [fresh('Yan', griffin), fresh('Zoe', rifleman)] };
    expectRow(await rowIn(saves, (await duel.again(1)) ?? ''), turned, [griffin, rifleman]);
    duel.close();
  });

  it('comes from a pasted record, with no turns played', async () => {
    const written = `viewscreen record 1
lone: rfl-3n Zoe
rival: grf-1n Yan
ammunition: ignored
`;
    const read = await importRecord(written, libraryOf(rifleman, griffin));
    if (read.kind !== 'duel') throw new Error('it cannot be read');
    expectRow(read.save, { ...DUEL, options: OVER_AMMUNITION }, [rifleman, griffin]);
  });
});
