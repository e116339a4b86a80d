import { expect } from '@open-wc/testing';
import { done } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';
import { evening, laid, shotDown } from './pages.ts';

before(() => withOwnDatabase('viewscreen-settlements-focus'));
afterEach(() => document.querySelector('settlement-stage')?.remove());

/** What has the focus, through every shadow root. */
const focused = (): Element | null => {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
};
const focusedWords = (): string => (focused() === document.body ? 'nothing' : text(focused()));

describe('the focus of a settlement page', () => {
  it('moves to the next step when the ticked box is gone', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    await page.pick(/^Engine/);
    const tick = page.field(/^Engine/);
    tick.focus();
    tick.dispatchEvent(
      new KeyboardEvent('keydown', {
        ...{ key: 'Enter', bubbles: true, composed: true, cancelable: true },
      }),
    );
    await until(() => page.main() === 'Fit the Engine');
    await until(() => focusedWords() === 'Repair', 'the focus is lost');
  });

  it('moves to the reopened step when the Take back button is gone', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    const back = button(page.stage, 'Take back Experience');
    back.focus();
    back.click();
    await until(() => page.main() === 'Go on');
    await until(() => focusedWords() === 'Experience', 'the focus is lost');
  });

  it('moves to each step that opens, for every pilot, even if the pressed button is still there', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    const main = (): HTMLElement => button(page.stage, new RegExp(`^${page.main()}`));
    main().focus();
    await page.go('Take nothing');
    await until(() => focusedWords() === 'Next game', `the focus is on ${focusedWords()}`);
    main().focus();
    await page.go('Ada has settled');
    await until(() => focusedWords() === "Another 'Mech", `the focus is on ${focusedWords()}`);
  });

  it('stays on its element as long as that exists, whatever another browser tab does', async () => {
    const { here, hangar, game } = await shotDown();
    const page = await laid(here, hangar, game);
    const tab = button(page.stage, /^Finn/);
    tab.focus();
    const elsewhere = await (await evening()).enter(hangar.id);
    await done(elsewhere.choose(game, { step: 'experience', pilot: 'p1', learn: [] }));
    await done(elsewhere.choose(game, { step: 'salvage', pilot: 'p1', of: 'm2', take: [] }));
    await until(() => page.main() === 'On to Ada' || page.main() === 'Ada has settled');
    await new Promise((passed) => setTimeout(passed, 20));
    expect(focused()).to.equal(tab);
  });
});
