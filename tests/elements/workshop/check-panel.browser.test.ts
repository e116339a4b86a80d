import { expect } from '@open-wc/testing';
import type { CheckPanel } from '../../../src/elements/workshop/check/check-panel.ts';
import '../../../src/elements/workshop/check/check-panel.ts';
import { fieldFaults } from '../../../src/elements/form/field-faults.ts';
import { wrongOf } from '../../../src/elements/workshop/draft/draft-check.ts';
import { draftVerdictOn } from '../../../src/offline/booklets/verdict.ts';
import { blankLike } from '../../../src/rules/workshop/blank.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { griffin, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';

/** The check of the Griffin with these cells against the Rifleman. */
const panelOf = async (
  change: (consoles: Record<string, Record<string, string>>, document: object) => void,
): Promise<CheckPanel> => {
  const document = structuredClone(griffin.document);
  change(document.consoles, document);
  const verdict = await draftVerdictOn(JSON.stringify(document), [rifleman]);
  const panel = panelNamed('check-panel');
  panel.typed = document;
  panel.faults = fieldFaults(verdict.faults.map(wrongOf), { has: () => true });
  panel.verdict = verdict;
  panel.judged = document;
  panel.others = [rifleman];
  tableWith({}).append(panel);
  await panel.updateComplete;
  return panel;
};
const panelNamed = (name: 'check-panel'): CheckPanel => document.createElement(name);
const all = (panel: CheckPanel, of: string): readonly HTMLElement[] => [
  ...panel.renderRoot.querySelectorAll<HTMLElement>(of),
];

describe('the check of a draft', () => {
  it('tells a fault in the words of the booklet, leads there, and mends a slip by a tap', async () => {
    const panel = await panelOf((consoles) => (sure(consoles['30'])['36'] = '28'));
    expect(text(panel.renderRoot.querySelector('h2'))).to.equal('1 fault keeps it out of the game');
    const [fault] = all(panel, '.fault');
    expect(text(sure(fault))).to.contain(
      'Console 30 × 36 View screen 28 does not exist (view screens are odd, 1–63). as in the RFL-3N Take 29',
    );
    const asked: unknown[] = [];
    panel.addEventListener('place-asked', ({ detail }) => asked.push(detail.keys));
    fault?.querySelector('button')?.click();
    expect(asked).to.deep.equal([['consoles', '30', '36']]);
    const typed: unknown[] = [];
    panel.addEventListener('document-typed', ({ detail }) => typed.push(detail.typed));
    fault?.querySelector<HTMLElement>('.button')?.click();
    expect(typed).to.deep.equal([griffin.document]);
    await panel.updateComplete;
    expect(all(panel, '.fault .button'), 'a second tap').to.have.length(0);
    await expectAccessible(panel);
  });

  it('leaves a button to its fault when another fault goes', async () => {
    const cells = (consoles: Record<string, Record<string, string>>): void => {
      sure(consoles['26'])['44'] = '32F';
      sure(consoles['30'])['36'] = '28';
    };
    const panel = await panelOf(cells);
    const [first, second] = all(panel, '.fault .button');
    first?.click();
    const verdict = await draftVerdictOn(JSON.stringify(panel.typed), [rifleman]);
    Object.assign(panel, { verdict, judged: panel.typed });
    await panel.updateComplete;
    expect(all(panel, '.fault .button')).to.deep.equal([second]);
  });

  it('takes out what has no place in a booklet, and the source of what is not there', async () => {
    const { mech, sources, statCard, viewScreens } = griffin.document;
    const panel = await panelOf((consoles, document) => {
      sure(consoles['2'])['50'] = '51';
      consoles['3'] = {};
      const cells = [...sources.cells, { of: ['a.b'], is: 'lost', why: 'x' }];
      Object.assign(document, {
        ...{ foo: 1, mech: { ...mech, foo: 1 }, statCard: { ...statCard, foo: 1 } },
        viewScreens: { ...viewScreens, 2: {}, 9: { ...viewScreens['9'], 'f.oo': 1 } },
        sources: { ...sources, cells },
      });
    });
    for (let faults = 1; faults > 0;) {
      const [out] = all(panel, '.fault > .button');
      expect(text(sure(out))).to.equal('Take it out');
      out?.click();
      const verdict = await draftVerdictOn(JSON.stringify(panel.typed), [rifleman]);
      Object.assign(panel, { verdict, judged: panel.typed });
      await panel.updateComplete;
      faults = verdict.faults.length;
    }
    expect(panel.typed).to.deep.equal(griffin.document);
    expect(panel.shadowRoot?.activeElement?.id).to.equal('faults');
  });

  it('says what is missing', async () => {
    const panel = await panelOf((_consoles, document) => {
      const { status: _status, ...page } = sure(griffin.document.viewScreens['1']);
      Object.assign(document, { viewScreens: { ...griffin.document.viewScreens, 1: page } });
    });
    expect(text(panel.renderRoot.querySelector('.fault'))).to.equal(
      'View screen 1, status This is missing.',
    );
  });

  it('leaves empty what may be empty and is missing', async () => {
    const { note } = griffin.document.sources;
    const panel = await panelOf((_consoles, document) => {
      Object.assign(document, { sources: { note } });
    });
    expect(all(panel, '.fault').map(text)).to.deep.equal([
      'Sources, list of cells This is missing. There are none',
    ]);
    panel.renderRoot.querySelector<HTMLElement>('.fault > .button')?.click();
    expect(panel.typed['sources']).to.deep.equal({ note, cells: [] });
  });

  it('tells once what many pages and many consoles lack', async () => {
    const panel = await panelOf((_consoles, document) => {
      Object.assign(document, blankLike(griffin.document), { consoles: { 2: {} } });
      Object.assign(document, { mech: griffin.document.mech });
    });
    expect(all(panel, '.fault').map(text)).to.deep.equal([
      'View screen 1, status This is missing, and 31 more like it.',
      'Console 4 This is missing, and 30 more like it.',
      'Sources, source This is missing.',
      'Console 2 8 cells are not typed yet.',
    ]);
  });

  it('tells the missing cells of a console once, and groups what is worth a look', async () => {
    const panel = await panelOf((consoles) => {
      consoles['26'] = { '20': '23D' };
    });
    const [fault] = all(panel, '.fault');
    expect(text(sure(fault))).to.equal('Console 26 15 cells are not typed yet.');
    const sound = await panelOf(() => undefined);
    expect(text(sound.renderRoot.querySelector('h2'))).to.equal('Nothing to mend');
    expect(all(sound, 'summary').map(text)).to.contain('Two ranges (7)');
  });

  it('shows all consoles at once; arrow keys move, and a cell leads to its place', async () => {
    const panel = await panelOf((consoles) => (sure(consoles['30'])['36'] = '28'));
    const map = sure(panel.renderRoot.querySelector('console-map'));
    await map.updateComplete;
    const cells = [...map.renderRoot.querySelectorAll<HTMLButtonElement>('td .cell')];
    expect(cells).to.have.length(384);
    const labels = cells.map((each) => each.ariaLabel);
    expect(labels).to.contain('Console 30 × 36: 28, a fault');
    expect(labels).to.contain('Console 26 × 36: 59E, farther, hit');
    const first = sure(cells.find((each) => each.tabIndex === 0));
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(map.shadowRoot?.activeElement?.ariaLabel).to.contain('Console 2 × 4');
    await expectAccessible(map);
  });
});
