import { expect, html } from '@open-wc/testing';
import '../../../src/elements/campaign/mech-window.ts';
import type { MechWindow } from '../../../src/elements/campaign/mech-window.ts';
import type { Mech } from '../../../src/rules/campaign/card/mech.ts';
import { newMech } from '../../../src/rules/campaign/card/mech.ts';
import { expectAccessible } from '../../axe.ts';
import { griffin, text } from '../parts.ts';
import { lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

const saltWife: Mech = newMech(
  griffin,
  { id: 'm1', pilot: 'p1', replacement: null },
  { booklet: griffin.id, edition: griffin.edition, name: 'Salt Wife', paint: 'none' },
);
const hurt: Mech = {
  ...saltWife,
  parts: saltWife.parts.map((part) =>
    part.name === 'Left Arm' ? { ...part, scars: [{ effects: [], times: 1 }] } : part,
  ),
};

const layWindow = (
  mech: Mech | null,
  far = false,
  { pictures } = picturesWith(),
): Promise<MechWindow> =>
  lay<MechWindow>(
    html`<mech-window
      .style=${far ? 'margin-top: 9000px' : ''}
      .mech=${mech}
      .booklet=${griffin}
    ></mech-window>`,
    pictures,
  );
const windowOf = (shown: MechWindow) => shown.renderRoot.querySelector('view-window')!;

describe("the window of a 'Mech", () => {
  it("shows the portrait of an undamaged 'Mech, with its name on a plate", async () => {
    const shown = await layWindow(saltWife);
    expect(text(shown.renderRoot.querySelector('.name'))).to.equal('Salt Wife');
    const picture = () => windowOf(shown).renderRoot.querySelector('img');
    await until(() => (picture()?.naturalWidth ?? 0) > 0);
    expect(picture()?.getAttribute('src')).to.match(
      /^\.\/pictures\/grf-1n\/portrait\.webp\?v=\w{8}$/,
    );
    expect(windowOf(shown).wear).to.equal(null);
    await expectAccessible(shown);
  });

  it('draws the damage to its parts into the portrait, and describes it', async () => {
    const table = picturesWith(() => true);
    const shown = await layWindow(hurt, false, table);
    await until(() => table.hands[0]?.asked.length === 1);
    expect(table.hands[0]?.asked[0]?.number).to.equal('portrait');
    expect(windowOf(shown).wear?.dead).to.deep.equal(['left']);
    expect(text(shown.renderRoot.querySelector('.unseen'))).to.equal(
      'A Griffin, left arm hanging.',
    );
  });

  it('shows its paint and rings, and describes them', async () => {
    const rings = [{ game: 'g1', mech: 'm2', hollow: false }];
    const shown = await layWindow({ ...saltWife, paint: 'chevron', rings });
    await until(() => windowOf(shown).booklet !== null);
    expect(windowOf(shown).wear?.livery?.rings).to.deep.equal(['whole']);
    expect(text(shown.renderRoot.querySelector('.unseen'))).to.equal(
      'A Griffin, painted with chevrons, one ring of victory.',
    );
  });

  it('loads no picture until it is about to scroll into view', async () => {
    const shown = await layWindow(saltWife, true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(windowOf(shown).booklet).to.equal(null);
    shown.scrollIntoView();
    await until(() => windowOf(shown).booklet !== null);
  });

  it("shows the landscape if there is no 'Mech", async () => {
    const shown = await layWindow(null);
    expect(shown.renderRoot.querySelector('.name')).to.equal(null);
    expect(windowOf(shown).renderRoot.querySelector('.scene')).not.to.equal(null);
    await expectAccessible(shown);
  });
});
