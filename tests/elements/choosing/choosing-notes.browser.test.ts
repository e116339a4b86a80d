import { expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import type { ChoosingStage } from '../../../src/elements/choosing/choosing-stage.ts';
import { lessonFor } from '../../../src/rules/words/lesson.ts';
import { expectAccessible } from '../../axe.ts';
import { battleAfter, button, heard, names, press, text } from '../parts.ts';
import { until } from '../until.ts';
import { choosing, lockOf, notesIn } from './choosing.ts';

/** No note covers what a pilot has to see. */
const coversNothing = (stage: ChoosingStage): void => {
  const boxes = [
    ...stage.renderRoot.querySelectorAll('docked-note, own-state, stat-card, enemy-now'),
  ]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect());
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(
        one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1 ||
          one.right <= other.left + 1 ||
          other.right <= one.left + 1,
      ).to.equal(true);
};

describe('the notes of a first choice', () => {
  it('the first note says how to win; another explains the strip once a number is picked', async () => {
    const stage = await choosing(['aim', 'answers']);
    expect(notesIn(stage)).to.deep.equal([
      "Bring Ben's armor from 36 to 0: you win. The two numbers lead to a page. A SCORE on it is a hit. 1 of 3",
    ]);
    await press(stage, '5', '2');
    expect(notesIn(stage)).to.deep.equal(['Each column is a number Ben could call. 2 of 3']);
  });

  it('Got it marks a note as read, and so does locking in', async () => {
    const stage = await choosing(['aim', 'answers']);
    const read = heard(stage, 'note-read');
    for (const note of stage.renderRoot.querySelectorAll('docked-note'))
      if (note.checkVisibility()) button(note, /Got it/).click();
    expect(read).to.deep.equal([{ note: 'aim' }]);
    await press(stage, '5', '2', 'Enter');
    expect(read.slice(1)).to.deep.equal([{ note: 'aim' }, { note: 'answers' }]);
  });

  it('the note about tapping the line is read once the line has been tapped', async () => {
    await setViewport({ width: 390, height: 844 });
    const stage = await choosing(['answers']);
    const read = heard(stage, 'note-read');
    await press(stage, '5', '2');
    expect(notesIn(stage)).to.deep.equal(["Tap this: what each of Ben's numbers would do. 2 of 3"]);
    expect(read).to.deep.equal([]);
    const line = stage.renderRoot.querySelector('what-if-line');
    const opens = (): HTMLElement | null | undefined =>
      line?.renderRoot.querySelector<HTMLElement>('button[aria-expanded]');
    await until(opens, 'something is picked');
    opens()?.click();
    await until(() => read.length > 0, 'the note is read');
    await nextFrame();
    expect(read).to.deep.equal([{ note: 'answers' }]);
    await setViewport({ width: 800, height: 600 });
  });

  it('the tip about holding a row down stays in the line until a number is locked in', async () => {
    await setViewport({ width: 390, height: 844 });
    const stage = await choosing(['hold']);
    const tip = (): string =>
      text(stage.renderRoot.querySelector('what-if-line')?.renderRoot.querySelector('.tip'));
    await until(tip, 'it is named');
    expect(tip()).to.equal('Hold a row down to pick it and lock it in at once.');
    const read = heard(stage, 'note-read');
    await press(stage, '5', '2', 'Enter');
    expect(read).to.deep.equal([{ note: 'hold' }]);
    const known = await choosing();
    expect(
      known.renderRoot.querySelector('what-if-line')?.renderRoot.querySelector('.tip'),
    ).to.equal(null);
    await setViewport({ width: 800, height: 600 });
  });

  it('a note that has been read is not shown again', async () => {
    const stage = await choosing(['answers']);
    expect(notesIn(stage)).to.deep.equal([]);
  });

  it('notes pass axe and cover nothing', async () => {
    const stage = await choosing(['aim', 'answers']);
    await expectAccessible(stage);
    coversNothing(stage);
  });

  it('the first note covers nothing on a phone in landscape', async () => {
    await setViewport({ width: 844, height: 390 });
    const stage = await choosing(['aim', 'answers']);
    stage.style.height = '100vh';
    await until(() => stage.renderRoot.querySelector('own-state')?.clientHeight, 'it is drawn');
    await nextFrame();
    coversNothing(stage);
    await setViewport({ width: 800, height: 600 });
  });

  it('in the lesson only one number can be picked, by digits, arrows or a tap on its row', async () => {
    const stage = await choosing([], lessonFor(battleAfter(), 0, names));
    const picked = heard(stage, 'maneuver-picked');
    expect(notesIn(stage)).to.deep.equal([
      "Bring Ben's armor from 36 to 0: you win. Call 50: a shot that costs little heat.",
    ]);
    await press(stage, '5', '2');
    expect(text(stage.renderRoot.querySelector('[role="status"].unseen'))).to.match(/^Call 50/);
    const { card } = stage as unknown as { readonly card: LitElement };
    for (const row of card.renderRoot.querySelectorAll<HTMLElement>('[data-console]')) {
      expect(row.getAttribute('aria-disabled')).to.equal(
        row.dataset['console'] === '50' ? null : 'true',
      );
      if (row.dataset['console'] !== '50') row.click();
    }
    expect(picked).to.deep.equal([]);
    await press(stage, 'ArrowDown', 'ArrowDown');
    expect(lockOf(stage)).to.match(/Lock in 50/);
    await expectAccessible(stage);
  });
});
