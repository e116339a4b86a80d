import { expect } from '@open-wc/testing';
import { allWritten } from '../../../src/offline/disk/database.ts';
import { nextTask } from '../../../src/elements/common/own-task.ts';
import { atSafeMoment } from '../../../src/offline/page/safe-moment.ts';
import { until } from '../../elements/until.ts';

/** Moves the page to another place of the game. */
const go = (): void => {
  dispatchEvent(new HashChangeEvent('hashchange'));
};

/** Waits for a safe moment: counts how often it came, and was asked for; `may` is the answer. */
const waitFor = (may = true): { came: number; asked: number; may: boolean } => {
  const watched = { came: 0, asked: 0, may };
  atSafeMoment(
    () => {
      watched.asked += 1;
      return watched.may;
    },
    () => (watched.came += 1),
  );
  return watched;
};

describe('a moment at which the page may be reloaded', () => {
  const hide = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  };
  beforeEach(() => hide(false));
  after(() => Reflect.deleteProperty(document, 'hidden'));

  it('comes once, with the next stage', async () => {
    const watched = waitFor();
    expect(watched.asked).to.equal(0);
    go();
    await until(() => watched.came === 1);
    const later = waitFor();
    go();
    await until(() => later.came === 1);
    expect(watched.came).to.equal(1);
  });

  it('does not come while a reload would lose anything', async () => {
    const watched = waitFor(false);
    go();
    await until(() => watched.asked === 1);
    expect(watched.came).to.equal(0);
    watched.may = true;
    go();
    await until(() => watched.came === 1);
  });

  it('does not come if anything is done, or the hidden page is looked at, while the writes are on their way', async () => {
    const watched = waitFor();
    for (const done of ['click', 'input', 'keydown']) {
      go();
      document.body.dispatchEvent(new Event(done, { bubbles: true }));
      await allWritten();
      await nextTask();
    }
    expect(watched.asked).to.equal(0);
    go();
    await until(() => watched.came === 1);
    hide(true);
    const unseen = waitFor();
    hide(false);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await allWritten();
    await nextTask();
    expect(unseen.asked).to.equal(0);
    go();
    await until(() => unseen.came === 1);
  });

  it('comes at once while the tab is hidden, unless something was typed on this stage', async () => {
    hide(true);
    const unseen = waitFor();
    await until(() => unseen.came === 1);
    const field = document.createElement('input');
    document.body.append(field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    const watched = waitFor();
    go();
    await until(() => watched.came === 1);
    expect(watched.asked).to.equal(1);
    const untyped = waitFor();
    await until(() => untyped.came === 1);
    field.remove();
  });
});
