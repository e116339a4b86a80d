import { expect, fixture, html } from '@open-wc/testing';
import hbk from '../../../books/sheets/hbk-4g.json';
import { KeptTallies } from '../../../src/elements/balance/kept-tallies.ts';
import '../../../src/elements/forge/weighing-panel.ts';
import type { WeighingPanel } from '../../../src/elements/forge/weighing-panel.ts';
import { forge } from '../../../src/forge/forge.ts';
import type { Thinker } from '../../../src/offline/fights/thinker.ts';
import { Smithy } from '../../../src/offline/forge/smithy.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { NO_DUELS } from '../../../src/tactics/balance/tally.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { forgetDrafts, loadAnew, loadDrafts } from '../drafts.ts';
import { button, griffin, heard, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

const forged = (balance: object): Booklet => {
  const made = forge({ ...hbk, balance });
  const parsed = made.ok && parseBooklet(made.document);
  if (!parsed || !parsed.ok) throw new Error('the Hunchback cannot be forged');
  return parsed.booklet;
};

/** A point more than the sheet in the box: nothing was learned of this booklet. */
const UNLEARNED = 3;

/** A thinker that plays five duels at a time up to a number, lets the first booklet win four, and learns nothing. */
const playsTo = (most: number): Pick<Thinker, 'ask'> => ({
  ask: async (asking, { hear }) => {
    const ticket = 1;
    if (asking.kind === 'study') hear?.({ kind: 'studying', ticket, duels: 40, of: 8000 });
    if (asking.kind !== 'weigh' || asking.to > most) return { kind: 'cannot', ticket };
    const duels = asking.to - asking.from;
    if (duels > 0)
      hear?.({ kind: 'duel weighed', ticket, tally: { ...NO_DUELS, duels, won: duels - 1 } });
    return {
      ...{ kind: 'weighed', ticket, isRough: true, judged: 60 },
      plays: { lone: asking.lone, rival: asking.rival },
      holds: { lone: [], rival: [] },
    };
  },
});

const panelOf = async (armor: number, thinker = playsTo(0)): Promise<WeighingPanel> => {
  const table = tableWith({ drafts: loadDrafts, library: libraryOf(rifleman, griffin) });
  return fixture(
    html`<weighing-panel
      sheet=${JSON.stringify({ ...hbk, balance: { armor } })}
      .booklet=${forged({ armor })}
      .smithy=${new Smithy()}
      .thinker=${thinker}
    ></weighing-panel>`,
    { parentNode: table },
  );
};
const proposal = (panel: WeighingPanel): string =>
  text(panel.renderRoot.querySelector('.proposal [role="status"]'));
const results = (panel: WeighingPanel): string => text(panel.renderRoot.querySelector('.close ul'));

describe('weighing the booklet of a sheet', () => {
  before(() => withOwnDatabase('viewscreen-weighing'));
  afterEach(forgetDrafts);

  it('begins at once against the shelf, and only proposes what would make the booklet fair', async () => {
    const panel = await panelOf(12);
    const taken = heard(panel, 'trim-taken');
    await until(() => proposal(panel).startsWith('The smallest change'));
    expect(panel.renderRoot.querySelectorAll('tbody tr')).to.have.lengthOf(2);
    await expectAccessible(panel);
    expect(taken).to.deep.equal([]);
    button(panel, /^Take it: /).focus();
    button(panel, /^Take it: /).click();
    expect(taken).to.have.lengthOf(1);
    // Its button goes; a player on keys stays where it was.
    expect(panel.shadowRoot?.activeElement).to.equal(panel.renderRoot.querySelector('section'));
    expect(taken[0]).to.have.nested.property('balance.fire');
  });

  it('a close weighing plays duels, keeps them for next time, and corrects the proposal', async () => {
    const panel = await panelOf(2, playsTo(300));
    await until(() => proposal(panel) !== '' && !proposal(panel).startsWith('Looking'));
    button(panel, 'Weigh it closely').click();
    await until(() => results(panel).includes('by 300 duels'));
    expect(results(panel)).to.match(/80 ± \d of 100 against the Rifleman by 300 duels; 45 would/);
    await until(() => text(panel.renderRoot.querySelector('.proposal .faint')) !== '');
    expect(proposal(panel)).not.to.match(/can stay/);
    await expectAccessible(panel);
    const { edition } = forged({ armor: 2 });
    await loadAnew();
    const kept = new KeptTallies();
    await kept.open(loadDrafts);
    expect(kept.of({ lone: edition, rival: griffin.edition }).duels).to.equal(300);
    panel.remove();
    const again = await panelOf(2, playsTo(300));
    await until(() => !button(again, 'Weigh it closely').disabled);
    button(again, 'Weigh it closely').click();
    await until(() => results(again).includes('by 300 duels'));
  });

  it('a close weighing goes on until it is stopped or the sheet changes', async () => {
    const waits: Pick<Thinker, 'ask'> = {
      ask: (_asking, { hear, signal }) =>
        new Promise((resolve) => {
          hear?.({ kind: 'studying', ticket: 1, duels: 40, of: 8000 });
          signal?.addEventListener('abort', () => resolve({ kind: 'cannot', ticket: 1 }));
        }),
    };
    const panel = await panelOf(UNLEARNED, waits);
    await until(() => !button(panel, 'Weigh it closely').disabled);
    // The button is at the lower edge of what scrolls.
    const scroller = sure(panel.parentElement);
    scroller.style.cssText = 'height: 160px; overflow-y: auto';
    button(panel, 'Weigh it closely').scrollIntoView({ block: 'end' });
    button(panel, 'Weigh it closely').focus();
    button(panel, 'Weigh it closely').click();
    const told = (): string => text(panel.renderRoot.querySelector('.close'));
    await until(() => told().includes('Learning it against the Rifleman: 40 of 8,000 duels'));
    await expectAccessible(panel);
    const edge = scroller.getBoundingClientRect().bottom;
    const bar = sure(panel.renderRoot.querySelector('progress')).getBoundingClientRect();
    expect(bar.bottom).to.be.at.most(edge);
    scroller.style.cssText = '';
    expect(text(panel.shadowRoot?.activeElement)).to.equal('Stop');
    button(panel, 'Stop').click();
    await until(() => !told().includes('Learning'));
    button(panel, 'Weigh it closely').click();
    await until(() => told().includes('Learning'));
    panel.booklet = forged({ armor: 5 });
    panel.sheet = JSON.stringify({ ...hbk, balance: { armor: 5 } });
    await until(() => !told().includes('Learning'));
  });
});
