import { expect, html } from '@open-wc/testing';
import cda from '../../../books/cda-3ma.json';
import cls from '../../../books/cls-1a.json';
import enf from '../../../books/enf-4r.json';
import hbk from '../../../books/hbk-4g.json';
import her from '../../../books/her-5sa.json';
import lct from '../../../books/lct-1v.json';
import '../../../src/elements/page/booklet-page.ts';
import type { BookletPage } from '../../../src/elements/page/booklet-page.ts';
import { placesCome } from '../../../src/offline/pictures/picture-places.ts';
import type { Booklet } from '../../../src/rules/booklet/booklet.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { parseBooklet } from '../../../src/rules/check/parse-booklet.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { dots } from '../../whole-pages/dots.ts';
import { hitFaults } from '../../whole-pages/faults.ts';
import { hitPlace } from '../../whole-pages/hit-places.ts';
import { griffin, rifleman } from '../parts.ts';
import { lay } from '../pictures-table.ts';
import { until } from '../until.ts';

const forged = [cda, cls, enf, hbk, her, lct].map((document): Booklet => {
  const read = parseBooklet(document);
  if (!read.ok) throw new Error('a booklet of the project has faults');
  return read.booklet;
});

/** Pages above a score, in pixels: on a desktop, on a phone, on a small phone. */
const PAGES = [
  [526, 500],
  [526, 540],
  [378, 520],
  [348, 460],
] as const;

describe("law: each hit, and the torso of a fallen 'Mech, is in full view on its page, with no display over it", () => {
  before(placesCome);

  for (const booklet of [rifleman, griffin, ...forged])
    it(`on every page of the ${booklet.mech.name}`, async () => {
      const page = await lay<BookletPage>(
        html`<booklet-page .booklet=${booklet} criticals="none" no-console></booklet-page>`,
        dots,
      );
      const struck = VIEW_SCREENS.filter((number) =>
        hitPlace(booklet, viewScreen(booklet, number), null),
      );
      expect(struck).to.have.length(10);
      const faults: string[] = [];
      for (const number of struck) {
        const screen = viewScreen(booklet, number);
        page.number = number;
        await page.updateComplete;
        const view = page.renderRoot.querySelector('view-window')!;
        await until(() => view.screen === screen && view.renderRoot.querySelector('img.picture'));
        for (const [width, height] of PAGES) {
          page.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
          for (const { what, more } of hitFaults(view, hitPlace(booklet, screen, null)!))
            faults.push(`${number} ${screen.title}, ${width} × ${height}: ${what}, ${more}`);
        }
      }
      expect(faults).to.deep.equal([]);
    });
});
