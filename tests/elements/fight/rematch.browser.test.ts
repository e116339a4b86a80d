import { expect } from '@open-wc/testing';
import { say } from '../../../src/elements/common/say.ts';
import { sure } from '../../../src/rules/sure.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { rowOfRecord } from '../analysis/analysed-duel.ts';
import { FOUGHT } from '../analysis/fought.ts';
import { slowDisk } from '../slow-disk.ts';
import { until } from '../until.ts';
import { begin, comes, found } from './laid-fight.ts';

before(() => withOwnDatabase('viewscreen-rematches'));
beforeEach(() => history.replaceState(null, '', location.pathname + location.search));

/** A press on _Rematch_ that counts. */
const press = (laid: Awaited<ReturnType<typeof begin>>): void =>
  say(sure(found(laid, 'end-stage')), 'rematch-asked');

describe('a rematch on a slow device', () => {
  it('is begun once, however often its button is pressed', async () => {
    const laid = await begin(await rowOfRecord(FOUGHT));
    await comes(laid, 'end-stage');
    const { asked, letThrough } = slowDisk(laid.saves);
    press(laid);
    press(laid);
    await until(() => asked.length > 0);
    press(laid);
    letThrough();
    await until(() => location.hash.startsWith('#/duel/'));
    expect(asked.map(({ id }) => `#/duel/${id}`)).to.deep.equal([location.hash]);
  });

  it('is the only one, also if its button is pressed before the rematch is here', async () => {
    const laid = await begin(await rowOfRecord(FOUGHT));
    await comes(laid, 'end-stage');
    const { saves } = laid;
    const put = saves.put.bind(saves);
    const asked: string[] = [];
    /** As soon as the address is another, before anybody hears of it. */
    const pressAtOnce = async (): Promise<void> => {
      for (let times = 0; times < 1000 && location.hash === ''; times += 1) await Promise.resolve();
      press(laid);
    };
    saves.put = async (save) => {
      asked.push(`#/duel/${save.id}`);
      const done = await put(save);
      if (asked.length === 1) void pressAtOnce();
      return done;
    };
    const heard = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    );
    press(laid);
    await heard;
    expect(asked).to.deep.equal([location.hash]);
  });

  it('takes nobody away from another duel that was opened meanwhile', async () => {
    const laid = await begin(await rowOfRecord(FOUGHT));
    const other = await laid.saves.put(await rowOfRecord(FOUGHT));
    await comes(laid, 'end-stage');
    const { asked, letThrough } = slowDisk(laid.saves);
    press(laid);
    await until(() => asked.length > 0);
    laid.stage.saveId = other.kind === 'conflict' ? '' : other.save.id;
    await laid.stage.updateComplete;
    letThrough();
    const { id } = sure(asked[0]);
    await until(async () => (await laid.saves.list()).some((save) => save.id === id));
    await comes(laid, 'end-stage');
    expect(location.hash).to.equal('');
  });
});
