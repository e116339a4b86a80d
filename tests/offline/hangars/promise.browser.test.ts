import { expect } from '@open-wc/testing';
import { Hangars } from '../../../src/offline/hangars/hangars.ts';
import { judge } from '../../../src/offline/booklets/judge.ts';
import { rifleman } from '../../elements/parts.ts';
import { until } from '../../elements/until.ts';
import { withSpoiled } from '../disk/spoiled-storage.ts';
import { visit, withOwnDatabase } from '../fights/visits.ts';
import { evening, founded } from './evenings.ts';
import { fileOf, sound } from './filed.ts';

before(() => withOwnDatabase('viewscreen-promise'));

/** A browser whose promise to keep data is `promises`; `asked` counts the requests. */
const browserThat = ({ promises }: { readonly promises: () => Promise<boolean> }) => {
  const heard = { asked: 0, told: 0 };
  const methods = {
    persist: () => {
      heard.asked += 1;
      return promises();
    },
    persisted: promises,
  };
  const within = <Result>(act: (hangars: Hangars) => Promise<Result>): Promise<Result> =>
    withSpoiled(StorageManager.prototype, methods, async () => {
      const { rows, library } = await visit(rifleman);
      return act(new Hangars({ rows, library, judge, shelf: library }, () => (heard.told += 1)));
    });
  return { heard, within };
};
const TUESDAYS = { name: 'Tuesdays', replacements: 3 } as const;

describe('the promise of a browser to keep data', () => {
  it('is asked for when a hangar is founded or restored, without a warning if it is given', async () => {
    const here = await evening();
    const file = await fileOf(here, await founded(here));
    const { heard, within } = browserThat({ promises: () => Promise.resolve(true) });
    await within(async (hangars) => {
      expect((await hangars.found(TUESDAYS)).kind).to.equal('done');
      expect(heard.asked).to.equal(1);
      const found = await sound({ ...here, hangars }, file);
      expect((await hangars.restore(found)).kind).to.equal('done');
      expect(heard.asked).to.equal(2);
      expect(await hangars.list()).to.have.length.above(1);
    });
    expect(heard.told).to.equal(0);
  });

  it('causes a warning if it is refused, both when a hangar is founded and when one is listed', async () => {
    const { heard, within } = browserThat({ promises: () => Promise.resolve(false) });
    await within(async (hangars) => {
      await hangars.found(TUESDAYS);
      await until(() => heard.told === 1);
      await hangars.list();
      await until(() => heard.told === 2);
    });
  });

  it('causes a warning if the browser cannot give it', async () => {
    const { heard, within } = browserThat({
      promises: () => Promise.reject(new TypeError('none')),
    });
    await within(async (hangars) => {
      expect((await hangars.found(TUESDAYS)).kind).to.equal('done');
      await until(() => heard.told === 1);
    });
  });

  it('is not waited for: a hangar is founded while the browser still asks the player', async () => {
    const { heard, within } = browserThat({ promises: () => new Promise(() => undefined) });
    await within(async (hangars) => {
      expect((await hangars.found(TUESDAYS)).kind).to.equal('done');
    });
    expect(heard).to.deep.equal({ asked: 1, told: 0 });
  });
});
