import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/duel/choosing-stage.ts';
import type { ChoosingStage } from '../../../src/elements/duel/choosing-stage.ts';
import '../../../src/elements/common/sheet-dialog.ts';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import type { LitElement } from 'lit';
import type { Note } from '../../../src/elements/duel/notes-read.ts';
import type { Lesson } from '../../../src/rules/words/lesson.ts';
import { lessonFor } from '../../../src/rules/words/lesson.ts';
import { expectAccessible } from '../../axe.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { openManeuvers } from '../../../src/rules/battle/open-maneuvers.ts';
import { sure } from '../../../src/rules/sure.ts';
import { until } from '../until.ts';
import { battleAfter, button, heard, names, press, text } from '../parts.ts';

const choosing = (
  unread: readonly Note[] = [],
  lesson: Lesson | null = null,
): Promise<ChoosingStage> =>
  fixture(
    html`<choosing-stage
      .battle=${battleAfter()}
      .names=${names}
      .unread=${unread}
      .lesson=${lesson}
    ></choosing-stage>`,
  );
/** The words of the notes that are in sight, with where they stand among the others. */
const notesIn = ({ renderRoot }: ChoosingStage): string[] =>
  [...renderRoot.querySelectorAll('docked-note')]
    .filter((note) => note.checkVisibility())
    .map((note) =>
      [...note.renderRoot.querySelectorAll('p, .foot > span')].map(text).join(' ').trim(),
    );
const inDock = ({ renderRoot }: ChoosingStage, what: string): string =>
  text(renderRoot.querySelector('choosing-dock')?.renderRoot.querySelector(what));
const lockOf = (stage: ChoosingStage): string => inDock(stage, '.lock');

const columnsOf = ({ renderRoot }: ChoosingStage): HTMLElement[] => [
  ...(renderRoot
    .querySelector('what-if-strip')
    ?.renderRoot.querySelectorAll<HTMLElement>('.column') ?? []),
];

describe('a pilot chooses', () => {
  it('two digits pick a maneuver, Enter locks it in', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2');
    expect(lockOf(stage)).to.match(/Lock in 52/);
    await press(stage, 'Enter');
    expect(locked).to.deep.equal([{ seat: 0, console: 52 }]);
  });

  it('before anybody has said anything, it is told how the duel opens; then who told what (D1, D11)', async () => {
    const stage = await choosing();
    const told = (): string =>
      text(stage.renderRoot.querySelector('stat-card')?.renderRoot.querySelector('.status'));
    await until(told, 'the card is drawn');
    expect(told()).to.equal('The duel opens: Anything at long range');
    stage.battle = battleAfter([52, 62]);
    await until(() => told().startsWith('Ben told you: '), 'it is told by Ben');
  });

  it('on a tablet and on a desktop no gauge, no turn and nothing of a row is cut', async () => {
    const stage = await choosing();
    stage.style.height = '100vh';
    stage.battle = battleAfter([52, 62]);
    stage.exchanges = [exchange(battleAfter(), { seats: [{ console: 52 }, { console: 62 }] })];
    const within = (tag: string): ShadowRoot | null | undefined =>
      stage.renderRoot.querySelector(tag)?.shadowRoot;
    for (const [width, height] of [
      [1440, 900],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await setViewport({ width, height });
      await until(() => within('stat-card')?.querySelector('.marks'), 'the card is drawn');
      await until(() => within('turn-list')?.querySelector('li'), 'the turns are drawn');
      await nextFrame();
      const gauge = within('enemy-now')?.querySelector('gauge-row');
      expect(gauge?.getBoundingClientRect().height).to.be.greaterThan(20);
      const parts = [
        ...(within('stat-card')?.querySelectorAll('.row:not(.shut), .row .band') ?? []),
        ...(within('turn-list')?.querySelectorAll('li') ?? []),
      ];
      const cut = parts.filter(
        ({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      );
      expect(cut.map(text), `at ${width}`).to.deep.equal([]);
    }
  });

  it('Escape lets go of it, and then Enter locks nothing in', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2', 'Escape', 'Enter');
    expect(lockOf(stage)).to.match(/^Pick a maneuver/);
    expect(locked).to.deep.equal([]);
  });

  it('a typed number is answered aloud; one that is shut picks nothing and says why, in its row too', async () => {
    const stage = await choosing();
    stage.battle = battleAfter([52, 62]);
    await stage.updateComplete;
    const aloud = (): string => text(stage.renderRoot.querySelector('[role="status"].unseen'));
    await press(stage, '3', '2');
    expect(lockOf(stage)).to.match(/^Pick a maneuver/);
    expect(aloud()).to.equal('32, Autocannon High, is shut. Told: no Run and no Autocannon.');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await card.updateComplete;
    expect(card.renderRoot.querySelectorAll('.row.asked')).to.have.lengthOf(1);
    await press(stage, '5', '2');
    expect(aloud()).to.equal('52 is not on your card at this range.');
    await press(stage, '2', '0');
    expect(aloud()).to.equal('20, Laser Low, blue, picked.');
    expect(lockOf(stage)).to.match(/Lock in 20/);
  });

  it('every change of the pick is said, by digits, arrows, a row and Escape', async () => {
    const stage = await choosing();
    const picked = heard(stage, 'maneuver-picked');
    await press(stage, '5', '2', 'ArrowDown', 'Escape');
    expect(picked).to.deep.equal([{ console: 52 }, { console: 58 }, { console: null }]);
  });

  it('a pick answers what if: a column for each open number of the enemy, in words too', async () => {
    const stage = await choosing();
    expect(stage.renderRoot.querySelector('what-if-strip')).to.equal(null);
    await press(stage, '5', '2');
    const columns = columnsOf(stage);
    expect(columns.map((column) => column.dataset['answer']).join(' ')).to.equal(
      openManeuvers(stage.battle, 1)
        .map(({ console }) => console)
        .join(' '),
    );
    const against = columns.find((column) => column.dataset['answer'] === '62');
    expect(text(against?.querySelector('.unseen'))).to.equal(
      'If Ben calls 62, green, Cool Off: page 27, knocked down. You do 6, critical Sensors. You take nothing. Then medium range.',
    );
  });

  it('a pick that would kill, put out or let escape says so with a drawn sign, a count and a page', async () => {
    const stage = await choosing();
    const battle = battleAfter([52, 62]);
    stage.battle = {
      ...battle,
      seats: battle.seats.map((seat) => ({ ...seat, armor: 4 })),
    };
    await press(stage, '2', '0');
    const strip = sure(stage.renderRoot.querySelector('what-if-strip'));
    await strip.updateComplete;
    const head = text(strip.renderRoot.querySelector('.heads'));
    expect(head).to.match(/^Ben is killed \d Ben's 'Mech is out \d/);
    const deadly = sure(
      columnsOf(stage).find((column) => column.querySelector('[data-fate="pilot killed"]')),
    );
    expect(text(deadly.querySelector('.unseen'))).to.contain('Ben is killed.');
    deadly.click();
    await stage.updateComplete;
    const face = sure(stage.renderRoot.querySelector('page-face'));
    await face.updateComplete;
    expect(text(face.renderRoot.querySelector('.sum'))).to.contain('Ben is killed');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await card.updateComplete;
    const row = sure(card.renderRoot.querySelector('[data-console="20"]'));
    expect(row.querySelectorAll('.do [data-fate="pilot killed"]')).not.to.have.lengthOf(0);
    expect(row.getAttribute('aria-label')).to.contain('The enemy is killed: ');
    await expectAccessible(stage);
  });

  it('nine answers stand as five and four, and no letter covers its number', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    const strip = sure(stage.renderRoot.querySelector('what-if-strip'));
    const [first] = strip.answers;
    strip.answers = Array.from({ length: 9 }, () => sure(first));
    await strip.updateComplete;
    const lines = [...strip.renderRoot.querySelectorAll('.line')];
    expect(lines.map((line) => line.querySelectorAll('.column').length)).to.deep.equal([5, 4]);
    const bitten = openManeuvers(stage.battle, 1).length;
    strip.answers = sure(stage.renderRoot.querySelector('stat-card')).prospects?.(52) ?? [];
    await strip.updateComplete;
    expect(strip.renderRoot.querySelectorAll('.column')).to.have.lengthOf(bitten);
    const boxes = [...strip.renderRoot.querySelectorAll('.blow i')];
    expect(boxes).not.to.have.lengthOf(0);
    for (const box of boxes) {
      const number = sure(box.parentElement?.querySelector('text'));
      expect(box.getBoundingClientRect().left).to.be.at.least(
        number.getBoundingClientRect().right - 1,
      );
    }
  });

  it('a column shows its page with its letter; its neighbours and the lock stand below', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    sure(columnsOf(stage).find((column) => column.dataset['answer'] === '62')).click();
    await stage.updateComplete;
    const face = sure(stage.renderRoot.querySelector('page-face'));
    await face.updateComplete;
    const page = sure(face.renderRoot.querySelector('booklet-page'));
    expect([page.number, page.letter]).to.deep.equal([27, 'E']);
    expect(lockOf(stage)).to.match(/Lock in 52/);
    const at = columnsOf(stage).findIndex((column) => column.dataset['answer'] === '62');
    const before = sure(columnsOf(stage)[at - 1]).dataset['answer'];
    button(stage, `‹ If ${before}`).click();
    await stage.updateComplete;
    expect(text(face.renderRoot.querySelector('.title'))).to.contain(`If Ben calls ${before}`);
  });

  it('arrows go along the columns, Space shows the page and puts it away, Enter on a column locks nothing', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2', 'ArrowRight');
    const first = sure(columnsOf(stage)[0]);
    expect(first.getAttribute('aria-pressed')).to.equal('true');
    first.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }),
    );
    expect(locked).to.deep.equal([]);
    await press(stage, ' ');
    expect(stage.renderRoot.querySelector('.stage.page')).not.to.equal(null);
    await press(stage, ' ');
    expect(stage.renderRoot.querySelector('.stage.page')).to.equal(null);
  });

  it('a pick that is let go from its column gives the focus back to a row of the card', async () => {
    const stage = await choosing();
    await press(stage, '5', '2', 'ArrowRight');
    sure(columnsOf(stage)[0]).focus();
    await press(stage, 'Escape');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await until(() => card.shadowRoot?.activeElement?.classList.contains('row'));
  });

  it('S studies the enemy: now, the log, both booklets with every page and both cards', async () => {
    const stage = await choosing();
    await press(stage, 's');
    const sheet = sure(stage.renderRoot.querySelector('study-sheet'));
    await sheet.updateComplete;
    await expectAccessible(sheet);
    button(sheet, 'Both booklets').click();
    await stage.updateComplete;
    await sheet.updateComplete;
    const leaves = sure(sheet.renderRoot.querySelector('booklet-leaves'));
    await leaves.updateComplete;
    expect(leaves.renderRoot.querySelectorAll('option')).to.have.lengthOf(32);
    for (const mech of ['Rifleman', 'Griffin']) {
      button(leaves, new RegExp(`^${mech}`)).click();
      await leaves.updateComplete;
      expect(leaves.renderRoot.querySelector('booklet-page')?.booklet.mech.name).to.equal(mech);
    }
    button(leaves, 'Card').click();
    await leaves.updateComplete;
    expect(leaves.renderRoot.querySelector('maneuver-table')?.booklet?.mech.name).to.equal(
      'Griffin',
    );
    button(sheet, 'Log').click();
    await sheet.updateComplete;
    await expectAccessible(sheet);
  });

  it('an enemy that is shut down is said to be, with the two that are open to it', async () => {
    const stage = await choosing();
    const { seats, ...rest } = battleAfter([52, 62]);
    stage.battle = {
      ...rest,
      seats: seats.map((seat, index) =>
        index === 1 ? { ...seat, heat: 31, shutDown: true } : seat,
      ),
    };
    await stage.updateComplete;
    const line = sure(stage.renderRoot.querySelector('enemy-line'));
    await line.updateComplete;
    expect(text(line.renderRoot.querySelector('.may'))).to.equal(
      'Ben is shut down: only Cool Off or Duck: 2 green G G',
    );
    expect(line.renderRoot.querySelectorAll('.signs .sign')).to.have.lengthOf(2);
  });

  it('a key held down, or part of a shortcut, locks nothing in', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2');
    for (const how of [{ repeat: true }, { ctrlKey: true }, { altKey: true }])
      stage.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, ...how }),
      );
    expect(locked).to.deep.equal([]);
  });

  it('under a sheet its keys are dead, and alive again when the sheet is put away', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    const sheet: SheetDialog = await fixture(
      html`<sheet-dialog heading="Menu" open></sheet-dialog>`,
    );
    await press(stage, '5', '2', 'Enter');
    expect(lockOf(stage)).to.match(/^Pick a maneuver/);
    expect(locked).to.deep.equal([]);
    sheet.renderRoot.querySelector<HTMLButtonElement>('.close')?.click();
    await press(stage, '5', '2', 'Enter');
    expect(locked).to.deep.equal([{ seat: 0, console: 52 }]);
  });

  it('the dock says what the maneuver does to heat, and warns before it shuts down', async () => {
    const stage = await choosing();
    await press(stage, '5', '6');
    expect(lockOf(stage)).to.contain('Autocannon & Large Laser · heat 8');
    const hot = battleAfter();
    stage.battle = { ...hot, seats: hot.seats.map((seat) => ({ ...seat, heat: 25 })) };
    await stage.updateComplete;
    expect(inDock(stage, '.dire')).to.equal(
      'Heat 33: shuts the Rifleman down; 1 round explodes, armor −2.',
    );
  });

  it('a first choice begins with how one wins; the strip is explained once there is one', async () => {
    const stage = await choosing(['aim', 'answers']);
    expect(notesIn(stage)).to.deep.equal([
      "Bring Ben's armor from 36 to 0: you win. Your call and Ben's lead to a page. A SCORE on it is a hit. 1 of 3",
    ]);
    await press(stage, '5', '2');
    expect(notesIn(stage)).to.deep.equal(["Each column: one answer of Ben's. 2 of 3"]);
  });

  it('Next reads the note that is on, and to lock in reads what was on', async () => {
    const stage = await choosing(['aim', 'answers']);
    const read = heard(stage, 'note-read');
    for (const note of stage.renderRoot.querySelectorAll('docked-note'))
      if (note.checkVisibility()) button(note, /Got it/).click();
    expect(read).to.deep.equal([{ note: 'aim' }]);
    await press(stage, '5', '2', 'Enter');
    expect(read.slice(1)).to.deep.equal([{ note: 'aim' }, { note: 'answers' }]);
  });

  it('what has been read is not shown again', async () => {
    const stage = await choosing(['answers']);
    expect(notesIn(stage)).to.deep.equal([]);
  });

  it('a note has no finding of axe, and covers nothing', async () => {
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

  it('where it leads, one number alone can be picked: by digits, by arrows, by its row', async () => {
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

  it('has no finding of axe, with a maneuver picked', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    await expectAccessible(stage);
  });
});
