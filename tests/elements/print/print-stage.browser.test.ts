import { expect, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import '../../../src/elements/print/print-stage.ts';
import type { PrintStage } from '../../../src/elements/print/print-stage.ts';
import type { DevicePictures } from '../../../src/offline/pictures/pictures.ts';
import { viewScreen } from '../../../src/rules/booklet/booklet.ts';
import { COVER } from '../../../src/rules/booklet/picture-name.ts';
import { VIEW_SCREENS } from '../../../src/rules/vocabulary.ts';
import { signed } from '../../../src/rules/words/words.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { aloneWithDrawnPictures } from '../alone.ts';
import { expectDotless } from '../common/dotless.ts';
import { expectSheetsInside } from '../common/sheets-inside.ts';
import { greyPicture, lay, picturesWith } from '../pictures-table.ts';
import { button, griffin, rifleman, text } from '../parts.ts';
import { until } from '../until.ts';

const stageWith = async (pictures: DevicePictures, id = 'grf-1n'): Promise<PrintStage> => {
  const stage = await lay<PrintStage>(html`<print-stage .bookletId=${id}></print-stage>`, pictures);
  await until(() => windowOf(stage, 63)?.renderRoot.querySelector('img'), 'the last picture');
  return stage;
};

const pagesOf = (stage: PrintStage): LitElement[] => [
  ...stage.renderRoot.querySelectorAll<LitElement>('booklet-page'),
];
const windowOf = (stage: PrintStage, number: number): LitElement | null | undefined =>
  pagesOf(stage)[VIEW_SCREENS.indexOf(number)]?.renderRoot?.querySelector('view-window');
const addressAt = (stage: PrintStage, number: number): string =>
  windowOf(stage, number)?.renderRoot.querySelector('img')?.src ?? '';
const status = (stage: PrintStage): string => text(stage.renderRoot.querySelector('[role=status]'));

describe('a booklet to print', () => {
  // Other tests look at pictures of their own.
  withOwnDatabase('viewscreen-print-stage');
  aloneWithDrawnPictures();

  for (const booklet of [griffin, rifleman])
    it(`has all 32 pages of the ${booklet.mech.name}, each with number, title, range and console`, async () => {
      const stage = await stageWith(picturesWith().pictures, booklet.id);
      const pages = pagesOf(stage).map(({ renderRoot }) => [
        text(renderRoot.querySelector('h2')),
        text(renderRoot.querySelector('.number')),
        text(renderRoot.querySelector('.own')),
        text(renderRoot.querySelector('.tab')),
        renderRoot.querySelectorAll('.cells td').length,
      ]);
      expect(pages).to.deep.equal(
        VIEW_SCREENS.map((number) => {
          const { range, title } = viewScreen(booklet, number);
          const cells = number < 16 || number > 48 ? 8 : 16;
          return [
            `${range} range${title}`,
            `View screen ${number}`,
            `Console ${number + 1}`,
            'Tell opponent:',
            cells,
          ];
        }),
      );
    });

  for (const width of [360, 390, 1000])
    it(`fits every sheet inside a window ${width} pixels wide`, async () => {
      await setViewport({ width, height: 844 });
      const stage = await stageWith(picturesWith().pictures);
      await expectSheetsInside(stage, { scale: Math.min(1, (width - 32) / 559.37) });
    });

  it('prints no dots between its boxes, since some browsers print each as a separate object', async () => {
    const stage = await stageWith(picturesWith().pictures);
    await emulateMedia({ media: 'print' });
    expect(expectDotless(stage)).to.be.at.least(32);
    await emulateMedia({ media: 'screen' });
  });

  it('has a stat card with every maneuver in the printed columns', async () => {
    const stage = await stageWith(picturesWith().pictures, 'rfl-3n');
    const rows = [...stage.renderRoot.querySelectorAll('.card tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(text),
    );
    expect(rows).to.deep.equal(
      rifleman.statCard.maneuvers.map((maneuver) => {
        const { categories, colour, console, conversions, group, heat, name, score } = maneuver;
        const others = (['close', 'medium', 'long'] as const).filter(
          (range) => range !== maneuver.range,
        );
        return [
          categories.join(' & '),
          group,
          `${colour.charAt(0).toUpperCase()} ${name}, ${colour}`,
          String(console),
          signed(score),
          signed(heat),
          ...others.map((other) => String(conversions[other])),
        ];
      }),
    );
    expect(text(stage.renderRoot.querySelector('.heads'))).to.equal(
      'Armor 38 Shutdown number 30 Speed 4 Autocannon 8',
    );
  });

  it('draws pages one by one at print quality, says which, and keeps the finished ones when stopped', async () => {
    const { pictures, hands } = picturesWith();
    const stage = await stageWith(pictures);
    const still = addressAt(stage, 3);
    button(stage, 'Draw at print quality').click();
    await until(() => status(stage) === 'Page 1 of 33 at print quality');
    const [hand] = hands;
    expect(hand?.asked.map(({ number, quality }) => [number, quality])).to.deep.equal([
      [1, 'print'],
    ]);
    hand?.answer({ picture: await greyPicture(60) });
    await until(() => status(stage).startsWith('Page 2 of 33 at print quality, about'));
    expect(hand?.asked.map(({ number }) => number)).to.deep.equal([1, 3]);
    await until(() => addressAt(stage, 1).startsWith('blob:'));
    expect(addressAt(stage, 3)).to.equal(still);
    button(stage, 'Stop drawing').click();
    await until(() => status(stage) === 'Stopped: 1 of 33 pages are at print quality.');
    expect(hand?.ended).to.equal(true);
    expect(addressAt(stage, 1)).to.match(/^blob:/);
    button(stage, 'Go on drawing').click();
    await until(() => hands.length === 2);
    expect(hands[1]?.asked.map(({ number }) => number)).to.deep.equal([3]);
  });

  it('draws on to the last page and the front cover, then says that all are done', async () => {
    const { pictures, hands } = picturesWith();
    const stage = await stageWith(pictures);
    button(stage, 'Draw at print quality').click();
    const picture = await greyPicture(60);
    for (const name of [...VIEW_SCREENS, COVER]) {
      await until(() => hands[0]?.asked.at(-1)?.number === name);
      hands[0]?.answer({ picture });
    }
    await until(() => status(stage) === 'All 33 pages are at print quality.');
    expect(hands[0]?.ended).to.equal(true);
  });

  it('says why a page cannot be drawn, and offers to go on', async () => {
    const { pictures, hands } = picturesWith();
    const stage = await stageWith(pictures);
    button(stage, 'Draw at print quality').click();
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({
      trouble: 'This picture cannot be drawn: no paper.',
      forGood: false,
      ofFigure: false,
    });
    await until(
      () =>
        status(stage) ===
        'This picture cannot be drawn: no paper. 0 of 33 pages are at print quality.',
    );
    expect(button(stage, 'Go on drawing')).to.exist;
  });

  it('does not offer to go on if the device cannot draw at all', async () => {
    const { pictures, hands } = picturesWith();
    const stage = await stageWith(pictures);
    button(stage, 'Draw at print quality').click();
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({ trouble: 'No WebGL2.', forGood: true, ofFigure: false });
    await until(() => status(stage) === 'No WebGL2. 0 of 33 pages are at print quality.');
    expect(() => button(stage, 'Go on drawing')).to.throw('There is no button');
    expect(button(stage, 'Print')).to.exist;
  });

  it('releases everything on leaving: drawing ends, and finished pages are gone', async () => {
    const { pictures, hands } = picturesWith();
    const stage = await stageWith(pictures);
    const sheets = document.adoptedStyleSheets.length;
    button(stage, 'Draw at print quality').click();
    await until(() => hands[0]?.asked.length === 1);
    hands[0]?.answer({ picture: await greyPicture(60) });
    await until(() => addressAt(stage, 1).startsWith('blob:'));
    const drawn = addressAt(stage, 1);
    expect((await fetch(drawn)).ok).to.equal(true);
    stage.remove();
    expect(hands[0]?.ended).to.equal(true);
    const gone = await fetch(drawn).then(
      () => false,
      () => true,
    );
    expect(gone).to.equal(true);
    expect(hands).to.have.lengthOf(1);
    // The paper size too: other stages print on the reader's own paper.
    expect(document.adoptedStyleSheets).to.have.lengthOf(sheets - 1);
  });

  it("prints the player's own picture as it is, and does not draw that page", async () => {
    const { pictures, hands } = picturesWith();
    await pictures.setOwn(griffin, 1, await greyPicture(40));
    try {
      const stage = await stageWith(pictures);
      const own = addressAt(stage, 1);
      expect(own).to.match(/^blob:/);
      button(stage, 'Draw at print quality').click();
      await until(() => hands[0]?.asked.length === 1);
      expect(hands[0]?.asked[0]?.number).to.equal(3);
      expect(addressAt(stage, 1)).to.equal(own);
    } finally {
      await pictures.setOwn(griffin, 1, null);
    }
  });
});
