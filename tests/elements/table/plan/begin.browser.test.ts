import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { begin } from '../../../../src/elements/table/plan/begin.ts';
import { openSaves } from '../../../../src/offline/fights/saves.ts';
import { USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { libraryOf } from '../../../offline/booklets/libraries.ts';
import { withOwnDatabase } from '../../../offline/fights/visits.ts';
import { griffin, rifleman } from '../../parts.ts';

class AStart extends LitElement {}
customElements.define('a-start', AStart);

const planned = [rifleman, griffin].map(({ id }) => ({ pilot: '', mech: id }));
const manner = { options: USUAL_OPTIONS, secrecy: 'pass the device' } as const;

describe('a duel begins', () => {
  before(() => withOwnDatabase('viewscreen-begin'));

  it('only once, though a second press comes while the first is being written', async () => {
    const kept = await openSaves();
    const before = (await kept.list()).length;
    const from = new AStart();
    document.body.append(from);
    const pressed: Promise<void>[] = [];
    const press = (): void => {
      pressed.push(begin(from, planned, manner, { library: libraryOf(rifleman, griffin), saves }));
    };
    const saves = {
      put: (save: Parameters<typeof kept.put>[0]) => {
        if (pressed.length === 1) press();
        return kept.put(save);
      },
    };
    press();
    for (let next = 0; next < pressed.length; next += 1) await pressed[next];
    expect(pressed).to.have.length(2);
    expect((await kept.list()).length - before).to.equal(1);
    location.hash = '';
    from.remove();
  });

  it('without whoever has gone elsewhere while it is written', async () => {
    const kept = await openSaves();
    const before = (await kept.list()).length;
    const from = new AStart();
    document.body.append(from);
    const saves = {
      put: (save: Parameters<typeof kept.put>[0]) => {
        from.remove();
        return kept.put(save);
      },
    };
    await begin(from, planned, manner, { library: libraryOf(rifleman, griffin), saves });
    expect((await kept.list()).length - before).to.equal(1);
    expect(location.hash).to.equal('');
  });
});
