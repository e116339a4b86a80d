import { expect, html } from '@open-wc/testing';
import type { BookletPage } from '../../../src/elements/page/booklet-page.ts';
import '../../../src/elements/shelf/leafing-stage.ts';
import type { LeafingStage } from '../../../src/elements/shelf/leafing-stage.ts';
import type { OwnPicture } from '../../../src/elements/shelf/own-picture.ts';
import { lookUp } from '../../../src/rules/booklet/booklet.ts';
import { expectAccessible } from '../../axe.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { button, griffin, heard, press, text } from '../parts.ts';
import { greyPicture, lay, picturesWith } from '../pictures-table.ts';
import { until } from '../until.ts';

// Other tests look at pictures of their own.
withOwnDatabase('viewscreen-leafing-stage');
const { pictures } = picturesWith();

const leafing = (page = 27): Promise<LeafingStage> =>
  lay(html`<leafing-stage bookletId="grf-1n" .page=${page}></leafing-stage>`, pictures);

const panelOf = (stage: LeafingStage): OwnPicture => stage.renderRoot.querySelector('own-picture')!;

/** Chooses files, or none: the dialog was closed. */
const choose = (panel: OwnPicture, ...files: readonly File[]): void => {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const input = panel.renderRoot.querySelector('input')!;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Drops something on the page. */
const drop = (stage: LeafingStage, dropped: DataTransfer): void => {
  stage.renderRoot.querySelector('booklet-page')?.dispatchEvent(
    new DragEvent('drop', {
      dataTransfer: dropped,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );
};

const grey = async (name = 'grey.png'): Promise<File> =>
  new File([await greyPicture(32)], name, { type: 'image/png' });

/** Resolves once earlier changes are done, since changes queue up. */
const settled = (): Promise<unknown> => pictures.setOwn(griffin, 1, null);

describe('the player’s own picture', () => {
  beforeEach(() => pictures.setOwn(griffin, 27, null));
  after(() => pictures.setOwn(griffin, 27, null));

  it('replaces the drawing once a file is dropped on the page', async () => {
    const stage = await leafing();
    const dropped = new DataTransfer();
    dropped.items.add(await grey());
    drop(stage, dropped);
    await until(() => pictures.hasOwn(griffin, 27));
  });

  it('replaces the drawing once it is chosen', async () => {
    const stage = await leafing();
    choose(panelOf(stage), await grey());
    await settled();
    expect(pictures.hasOwn(griffin, 27)).to.equal(true);
  });

  it('stays when words are dropped on the page', async () => {
    await pictures.setOwn(griffin, 27, await grey());
    const stage = await leafing();
    const dropped = new DataTransfer();
    dropped.setData('text/plain', 'a Griffin');
    drop(stage, dropped);
    await settled();
    expect(pictures.hasOwn(griffin, 27)).to.equal(true);
  });

  it('stays when no file is chosen', async () => {
    await pictures.setOwn(griffin, 27, await grey());
    const stage = await leafing();
    choose(panelOf(stage));
    await settled();
    expect(pictures.hasOwn(griffin, 27)).to.equal(true);
  });

  it('is removed only by its button', async () => {
    await pictures.setOwn(griffin, 27, await grey());
    const stage = await leafing();
    button(stage, 'Back to the drawing').click();
    await settled();
    expect(pictures.hasOwn(griffin, 27)).to.equal(false);
  });
});

describe('a file that is not a picture', () => {
  const noPicture = new File(['a Griffin'], 'griffin.txt', { type: 'text/plain' });
  const sentence = 'This file is not a picture: PNG, JPEG and WebP can be shown.';
  before(async () => {
    await pictures.setOwn(griffin, 27, await grey());
  });
  after(() => pictures.setOwn(griffin, 27, null));

  it('changes nothing, and is reported above the page when its panel is out of sight', async () => {
    const stage = await leafing();
    const told = heard(stage, 'notice-given');
    const dropped = new DataTransfer();
    dropped.items.add(noPicture);
    drop(stage, dropped);
    await until(() => told.length > 0);
    expect(told).to.deep.equal([{ text: sentence }]);
    expect(pictures.hasOwn(griffin, 27)).to.equal(true);
  });

  it('is reported next to the field where it was chosen', async () => {
    const stage = await leafing();
    button(stage, 'Pages').click();
    await stage.updateComplete;
    const told = heard(stage, 'notice-given');
    const panel = stage.renderRoot.querySelector<OwnPicture>('sheet-dialog own-picture')!;
    choose(panel, noPicture);
    const status = panel.renderRoot.querySelector('[role=status]');
    await until(() => text(status) === sentence);
    expect(told).to.deep.equal([]);
    await expectAccessible(panel);
  });
});

describe('leafing', () => {
  const pageOf = (stage: LeafingStage): BookletPage =>
    stage.renderRoot.querySelector('booklet-page')!;
  // The address of the tests' own page stays.
  const { href } = location;
  afterEach(() => history.replaceState(null, '', href));

  it('wraps from the last page to the first, and back', async () => {
    const stage = await leafing(61);
    const shown: number[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await press(stage, key);
      shown.push(pageOf(stage).number);
    }
    expect(shown).to.deep.equal([63, 1, 63, 61]);
  });

  it('names the pages before and after', async () => {
    const stage = await leafing(63);
    const names = [...stage.renderRoot.querySelectorAll('.turns button')].map((turn) =>
      turn.getAttribute('aria-label'),
    );
    expect(names).to.deep.equal(['Turn back to view screen 61', 'Turn on to view screen 1']);
  });

  it('looks up two numbers: turns to the console, lights its cell, then turns to the view screen', async () => {
    const stage = await leafing();
    const helper = stage.renderRoot.querySelector('look-up')!;
    const [mine, theirs] = helper.renderRoot.querySelectorAll('input');
    const enter = async (field: HTMLInputElement | undefined, value: string): Promise<void> => {
      field!.value = value;
      field!.dispatchEvent(new Event('input'));
      await stage.updateComplete;
      await helper.updateComplete;
    };
    const words = (): string => text(helper.renderRoot.querySelector('[role=status]'));
    await enter(mine, '53');
    expect(words()).to.equal('53 is not a console: they are even, 2–64.');
    await enter(mine, '52');
    expect(pageOf(stage).number).to.equal(51);
    await enter(theirs, '20');
    expect(words()).to.equal('Console 52 is at long range; it lists 50–64, not 20.');
    expect(pageOf(stage).lit).to.equal(null);
    await enter(theirs, '62');
    expect(pageOf(stage).lit).to.equal(62);
    const { screen } = lookUp(griffin, { holder: 52, owner: 62 })!;
    expect(words()).to.match(new RegExp(`^Console 52 against 62: view screen ${screen.number}, `));
    button(helper, `Turn to ${screen.number}`).click();
    await stage.updateComplete;
    expect(pageOf(stage).number).to.equal(screen.number);
    expect([mine?.value, theirs?.value]).to.deep.equal(['', '']);
    expect(pageOf(stage).lit).to.equal(null);
  });

  it('opens the stat card', async () => {
    const stage = await leafing();
    button(stage, 'Stat card').click();
    await stage.updateComplete;
    const card = stage.renderRoot.querySelector('maneuver-table')!;
    expect(card.renderRoot.querySelectorAll('tbody tr').length).to.equal(
      griffin.statCard.maneuvers.length,
    );
    await expectAccessible(card);
  });

  it('says so if the booklet is not on the shelf, with a link back', async () => {
    const stage = await lay<LeafingStage>(
      html`<leafing-stage bookletId="lct-1v"></leafing-stage>`,
      pictures,
    );
    expect(text(stage.renderRoot.querySelector('[role=alert]'))).to.equal(
      'There is no booklet "lct-1v" on the shelf.',
    );
    expect(stage.renderRoot.querySelector('not-here')?.back).to.equal('#/booklets');
  });
});
