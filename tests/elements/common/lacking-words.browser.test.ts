import { expect, fixture, html } from '@open-wc/testing';
import type { LitElement, TemplateResult } from 'lit';
import '../../../src/elements/records/record-shelf.ts';
import { newTable } from '../../../src/offline/fights/new-table.ts';
import { KeptRows } from '../../../src/offline/disk/kept-rows.ts';
import { Saves } from '../../../src/offline/fights/saves.ts';
import { USUAL_OPTIONS } from '../../../src/rules/battle/options.ts';
import { againstFirst } from '../../../src/rules/fight/lineup.ts';
import { sittingOf } from '../../../src/rules/fight/sit-down.ts';
import { freshEntrant } from '../../../src/rules/fight/record.ts';
import { loadSettings } from '../../../src/offline/page/settings.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { expectAccessible } from '../../axe.ts';
import { aDuel } from '../../offline/fights/duels.ts';
import { libraryOf } from '../../offline/booklets/libraries.ts';
import { griffin, rifleman, text } from '../parts.ts';
import { tableWith } from '../table.ts';
import { until } from '../until.ts';

/** Lays an element on a table whose shelf has these booklets, beside this duel. */
const laid = async (
  element: TemplateResult,
  booklets: readonly Booklet[],
  duel = aDuel(),
): Promise<ShadowRoot> => {
  // Its own saves, in memory: what other tests keep on disk is neither seen nor removed.
  const saves = new Saves(new KeptRows('none'), () => undefined);
  await saves.put(duel);
  const settings = { current: loadSettings(), save: () => undefined };
  const table = tableWith({ library: libraryOf(...booklets), saves, settings });
  const { renderRoot } = await fixture<LitElement>(element, { parentNode: table });
  await until(() => renderRoot.querySelector('.record'));
  return renderRoot as ShadowRoot;
};
const said = (root: ParentNode): string => text(root.querySelector('.record .summary p'));
const links = (root: ParentNode): readonly (string | null)[] =>
  [...root.querySelectorAll('.record a')].map((link) => link.getAttribute('href'));

for (const [shelf, element] of Object.entries({
  'the shelf of unfinished duels': html`<record-shelf filter="unfinished"></record-shelf>`,
  'the shelf of records': html`<record-shelf></record-shelf>`,
}))
  describe(`a duel on ${shelf}`, () => {
    it('can be continued if both its booklets are there', async () => {
      const root = await laid(element, [rifleman, griffin]);
      expect(links(root)[0]).to.match(/^#\/duel\//);
      expect(said(root)).not.to.contain('not on the shelf');
    });

    it('cannot be continued if a booklet is off the shelf, and says which one and where to add it', async () => {
      const root = await laid(element, [rifleman]);
      expect(links(root)).to.deep.equal(['#/booklets']);
      expect(said(root)).to.contain(
        'The booklet of the Griffin GRF-1N is not on the shelf, and this duel needs it.',
      );
      await expectAccessible(root.host);
    });

    it('names both booklets if both are off the shelf and have the same name', async () => {
      const two = newTable(
        sittingOf(
          {
            entrants: [freshEntrant('grf-2x', 'Ada'), freshEntrant('grf-3x', 'Ben')],
            battles: againstFirst(2),
            options: USUAL_OPTIONS,
          },
          'pass the device',
        ),
        [griffin, griffin],
      );
      const root = await laid(element, [rifleman, griffin], two);
      expect(said(root)).to.contain(
        'The booklets of the Griffin GRF-2X and the Griffin GRF-3X are not on the shelf, and this duel needs them.',
      );
      expect(text(root.querySelector('a[href="#/booklets"]'))).to.equal('Add the booklets');
    });
  });
