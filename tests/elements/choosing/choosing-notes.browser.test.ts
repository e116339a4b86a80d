import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import { lessonFor } from '../../../src/rules/words/lesson.ts';
import { expectAccessible } from '../../axe.ts';
import { battleAfter, button, heard, names, press, text } from '../parts.ts';
import { choosing, lockOf, notesIn } from './choosing.ts';

describe('the notes of a first choice', () => {
  it('a first choice begins with how to win; the strip is explained once there is one', async () => {
    const stage = await choosing(['aim', 'answers']);
    expect(notesIn(stage)).to.deep.equal([
      "Bring Ben's armor from 36 to 0: you win. Both numbers lead to a page; a SCORE is a hit. 1 of 3",
    ]);
    await press(stage, '5', '2');
    expect(notesIn(stage)).to.deep.equal([
      "Columns are Ben's numbers. +8 counts only on a SCORE. 2 of 3",
    ]);
  });

  it('Next marks a note as read, and so does locking in', async () => {
    const stage = await choosing(['aim', 'answers']);
    const read = heard(stage, 'note-read');
    for (const note of stage.renderRoot.querySelectorAll('docked-note'))
      if (note.checkVisibility()) button(note, /Got it/).click();
    expect(read).to.deep.equal([{ note: 'aim' }]);
    await press(stage, '5', '2', 'Enter');
    expect(read.slice(1)).to.deep.equal([{ note: 'aim' }, { note: 'answers' }]);
  });

  it('a note that has been read is not shown again', async () => {
    const stage = await choosing(['answers']);
    expect(notesIn(stage)).to.deep.equal([]);
  });

  it('axe finds nothing on a note, and a note covers nothing', async () => {
    const stage = await choosing(['aim', 'answers']);
    await expectAccessible(stage);
    const boxes = [...stage.renderRoot.querySelectorAll('docked-note, stat-card, enemy-now')]
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
  });

  it('in the lesson only one number can be picked: by digits, by arrows, by its row', async () => {
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
