import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import '../../../src/elements/choosing/choosing-stage.ts';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import type { Note } from '../../../src/elements/common/notes-read.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { battleAfter, names, text } from '../parts.ts';
import { until } from '../until.ts';

const SIZES = { phone: [390, 844], 'small phone': [360, 640], 'lying phone': [844, 390] } as const;

/** Ada chooses; in a duel that begins eight maneuvers are open to her. */
const onPhone = async (
  size: keyof typeof SIZES,
  unread: readonly Note[] = [],
  battle = battleAfter(),
): Promise<ChoosingStage> => {
  const [width, height] = SIZES[size];
  await setViewport({ width, height });
  const stage = await fixture<ChoosingStage>(
    html`<choosing-stage
      style="height: 100vh"
      .battle=${battle}
      .names=${names}
      .unread=${unread}
    ></choosing-stage>`,
  );
  await until(() => rowsOf(stage).length >= 8, 'the card is there');
  return stage;
};
const cardOf = ({ renderRoot }: ChoosingStage) => sure(renderRoot.querySelector('stat-card'));
const rowsOf = (stage: ChoosingStage): HTMLElement[] => [
  ...cardOf(stage).renderRoot.querySelectorAll<HTMLElement>('.row'),
];
const scrollOf = (stage: ChoosingStage): HTMLElement =>
  sure(cardOf(stage).renderRoot.querySelector('.scroll'));
const windowOf = ({ renderRoot }: ChoosingStage): HTMLButtonElement | null =>
  renderRoot.querySelector('.window');
const heightOf = (stage: ChoosingStage): number => windowOf(stage)?.offsetHeight ?? 0;
const isOpen = (stage: ChoosingStage): boolean => heightOf(stage) > 90;
const isFolded = (stage: ChoosingStage): boolean => heightOf(stage) === 0;

/** What a browser says as a finger comes, goes on and lifts. */
const touch = (stage: ChoosingStage, type: 'pointerdown' | 'touchend'): void => {
  const init = { bubbles: true, composed: true };
  sure(rowsOf(stage)[2]).dispatchEvent(
    type === 'touchend'
      ? new Event(type, init)
      : new PointerEvent(type, { ...init, pointerType: 'touch' }),
  );
};
/** Scrolls the rows, and waits until all has heard of it. */
const scroll = async (stage: ChoosingStage, top: number): Promise<void> => {
  const heard = new Promise((resolve) => {
    scrollOf(stage).addEventListener('scroll', resolve, { once: true });
  });
  scrollOf(stage).scrollTop = top;
  await heard;
  await stage.updateComplete;
};

describe('the window below the rows of a phone', () => {
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('shows the page that is seen, and in full at a tap; closed, the focus comes back to it', async () => {
    const stage = await onPhone('phone');
    const window = sure(windowOf(stage));
    expect(window.ariaLabel).to.match(/^Page 49, .+: show it in full$/);
    expect(text(window)).to.match(/^49 · /);
    expect(heightOf(stage)).to.be.closeTo(0.2 * 844 + 12, 1);
    expect(cardOf(stage).compareDocumentPosition(window)).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expectAccessible(stage);
    window.click();
    await until(() => stage.renderRoot.querySelector('page-face'), 'the page');
    expect(windowOf(stage)).to.equal(null);
    const page = sure(stage.renderRoot.querySelector('page-face'));
    page.dispatchEvent(new CustomEvent('face-closed', { bubbles: true, composed: true }));
    await until(() => stage.shadowRoot?.activeElement === windowOf(stage), 'the focus');
  });

  it('stays with a pick if all rows are in sight beside it', async () => {
    const stage = await onPhone('phone');
    sure(rowsOf(stage)[0]).click();
    await stage.updateComplete;
    expect(windowOf(stage)?.inert).to.equal(false);
    expect(isOpen(stage)).to.equal(true);
  });

  it('folds with the first pick, returns as it is let go, and stands again next turn', async () => {
    const stage = await onPhone('small phone');
    expect(heightOf(stage)).to.equal(100);
    const [row] = rowsOf(stage);
    const place = sure(row).getBoundingClientRect().top;
    sure(row).click();
    await until(() => isFolded(stage), 'it folds');
    expect(windowOf(stage)?.inert).to.equal(true);
    expect(sure(row).getBoundingClientRect().top).to.equal(place);
    const letGo = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true });
    stage.dispatchEvent(letGo);
    await until(() => isOpen(stage), 'it returns');
    sure(rowsOf(stage)[1]).click();
    await until(() => isFolded(stage), 'it folds again');
    stage.picked = null;
    stage.battle = battleAfter([52, 62]);
    await until(() => isOpen(stage), 'another turn');
  });

  it('gives the focus to the row if it folds while it has it', async () => {
    const stage = await onPhone('small phone');
    windowOf(stage)?.focus();
    for (const key of ['5', '2'])
      stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    await until(() => isFolded(stage), 'it folds');
    await until(() => stage.shadowRoot?.activeElement === cardOf(stage), 'the focus');
  });

  it('folds after 8 pixels of scrolling, and not before', async () => {
    const stage = await onPhone('small phone', [], battleAfter([50, 64]));
    expect(rowsOf(stage)).to.have.lengthOf(11);
    touch(stage, 'pointerdown');
    await scroll(stage, 7);
    expect(isOpen(stage)).to.equal(true);
    expect(windowOf(stage)?.inert).to.equal(false);
    await scroll(stage, 8);
    expect(windowOf(stage)?.inert).to.equal(true);
    await until(() => isFolded(stage), 'it folds');
    expect(scrollOf(stage).scrollTop).to.equal(8);
  });

  it('at the end of the list it folds as the finger lifts, so that no row moves under it', async () => {
    const stage = await onPhone('small phone');
    touch(stage, 'pointerdown');
    await scroll(stage, 1000);
    const places = rowsOf(stage).map((row) => row.getBoundingClientRect().top);
    scrollOf(stage).dispatchEvent(new Event('scrollend'));
    await stage.updateComplete;
    expect(windowOf(stage)?.inert).to.equal(false);
    expect(rowsOf(stage).map((row) => row.getBoundingClientRect().top)).to.deep.equal(places);
    touch(stage, 'touchend');
    await until(() => isFolded(stage), 'it folds');
  });

  it('does not fold for what the game itself scrolls', async () => {
    const stage = await onPhone('small phone');
    await scroll(stage, 60);
    expect(windowOf(stage)?.inert).to.equal(false);
  });

  it('does not move if less motion is asked for', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const stage = await onPhone('small phone');
    sure(rowsOf(stage)[0]).click();
    await stage.updateComplete;
    expect(isFolded(stage)).to.equal(true);
  });

  it('is not there on a phone that lies, nor beside a note on a low one', async () => {
    expect(windowOf(await onPhone('lying phone'))).to.equal(null);
    expect(windowOf(await onPhone('small phone', ['aim']))).to.equal(null);
    expect(isOpen(await onPhone('phone', ['aim']))).to.equal(true);
  });
});
