import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/choosing/choosing-stage.ts';
import '../../../src/elements/common/sheet-dialog.ts';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import { expectAccessible } from '../../axe.ts';
import { exchange } from '../../../src/rules/battle/exchange.ts';
import { sure } from '../../../src/rules/sure.ts';
import { until } from '../until.ts';
import { battleAfter, button, heard, press, text } from '../parts.ts';
import { choosing, lockOf } from './choosing.ts';

describe('choosing a maneuver', () => {
  it('two digits pick a maneuver, and Enter locks it in', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2');
    expect(lockOf(stage)).to.match(/Lock in 52/);
    await press(stage, 'Enter');
    expect(locked).to.deep.equal([{ seat: 0, console: 52 }]);
  });

  it('the first choice shows how the duel opens, later ones show who gave which status (D1, D11)', async () => {
    const stage = await choosing();
    const told = (): string =>
      text(stage.renderRoot.querySelector('own-state')?.renderRoot.querySelector('.status'));
    await until(told, 'the card is drawn');
    expect(told()).to.equal('The duel opens: Anything at long range');
    stage.battle = battleAfter([52, 62]);
    await until(() => told().startsWith('Ben told you: '), 'it is told by Ben');
  });

  it('who chooses and which turn of how many stand on one line each on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const stage = await choosing();
    stage.names = stage.names.map((name) => ({ ...name, pilot: 'Ana Weiss' }));
    const battle = battleAfter([52, 62]);
    stage.battle = { ...battle, options: { ...battle.options, limit: '12' } };
    await until(() => stage.renderRoot.querySelector('.folds'), 'it lies as on a phone');
    await nextFrame();
    const bar = sure(stage.renderRoot.querySelector('stage-bar'));
    const lines = [bar.renderRoot.querySelector('.heading'), bar.querySelector('p')].map(
      (line) => sure(line).getBoundingClientRect().height,
    );
    expect(Math.max(...lines)).to.be.lessThan(30);
    await setViewport({ width: 800, height: 600 });
  });

  it('no gauge, turn or row is cut off on a tablet or a desktop', async () => {
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
      await until(() => within('stat-card')?.querySelector('.figure'), 'the card is drawn');
      await until(() => within('turn-list')?.querySelector('li'), 'the turns are drawn');
      await nextFrame();
      const gauge = within('enemy-now')?.querySelector('gauge-row');
      expect(gauge?.getBoundingClientRect().height).to.be.greaterThan(20);
      const parts = [
        ...(within('stat-card')?.querySelectorAll('.row, .row .band') ?? []),
        ...(within('turn-list')?.querySelectorAll('li') ?? []),
      ];
      const cut = parts.filter(
        ({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      );
      expect(cut.map(text), `at ${width}`).to.deep.equal([]);
    }
  });

  it('Escape drops the pick, so that Enter locks nothing in', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2', 'Escape', 'Enter');
    expect(lockOf(stage)).to.match(/^Pick a maneuver/);
    expect(locked).to.deep.equal([]);
  });

  it('a typed number is announced; a shut one picks nothing and says why, in its row too', async () => {
    const stage = await choosing();
    stage.battle = battleAfter([52, 62]);
    await stage.updateComplete;
    const aloud = (): string => text(stage.renderRoot.querySelector('[role="status"].unseen'));
    await press(stage, '3', '2');
    expect(lockOf(stage)).to.match(/^Pick a maneuver/);
    expect(aloud()).to.equal('32, Autocannon High, is shut. Ruled out: no Run and no Autocannon.');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await card.updateComplete;
    expect(card.renderRoot.querySelectorAll('.ruled-out .asked')).to.have.lengthOf(1);
    await press(stage, '5', '2');
    expect(aloud()).to.equal('52 is not on your card at this range.');
    await press(stage, '2', '0');
    expect(aloud()).to.equal('20, Laser Low, blue, picked.');
    expect(lockOf(stage)).to.match(/Lock in 20/);
  });

  it('every change of the pick by digits, arrows or Escape is reported', async () => {
    const stage = await choosing();
    const picked = heard(stage, 'maneuver-picked');
    await press(stage, '5', '2', 'ArrowDown', 'Escape');
    expect(picked).to.deep.equal([{ console: 52 }, { console: 58 }, { console: null }]);
  });

  it('S opens a sheet for study: the enemy now, the log, and both booklets with every page and both cards', async () => {
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

  it('an enemy that is shut down is shown as such, with its two open maneuvers', async () => {
    const stage = await choosing();
    const { seats, ...rest } = battleAfter([52, 62]);
    stage.battle = {
      ...rest,
      seats: seats.map((seat, index) =>
        index === 1 ? { ...seat, heat: 31, shutDown: true } : seat,
      ),
    };
    await stage.updateComplete;
    const wide = sure(stage.renderRoot.querySelector('enemy-now'));
    await wide.updateComplete;
    expect(text(wide.renderRoot.querySelector('.dark'))).to.equal(
      'Shut down only Cool Off or Duck',
    );
    await setViewport({ width: 390, height: 844 });
    await until(() => stage.renderRoot.querySelector('enemy-line'), 'the phone has a line of it');
    const line = sure(stage.renderRoot.querySelector('enemy-line'));
    await line.updateComplete;
    expect(text(line.renderRoot.querySelector('.dark .may'))).to.equal(
      'Shut down: Cool Off or Duck Study ›',
    );
    await setViewport({ width: 800, height: 600 });
  });

  it('Enter locks nothing in if it is held down or part of a shortcut', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2');
    for (const how of [{ repeat: true }, { ctrlKey: true }, { altKey: true }])
      stage.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, ...how }),
      );
    expect(locked).to.deep.equal([]);
  });

  it('keys do nothing under a sheet, and work again once the sheet is closed', async () => {
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

  it('the dock says what a maneuver does to heat, and warns of a shutdown', async () => {
    const stage = await choosing();
    await press(stage, '5', '6');
    expect(lockOf(stage)).to.contain('Autocannon & Large Laser · heat 8');
    const hot = battleAfter();
    stage.battle = { ...hot, seats: hot.seats.map((seat) => ({ ...seat, heat: 25 })) };
    await stage.updateComplete;
    expect(lockOf(stage)).to.contain('Autocannon & Large Laser · heat 33, shutdown');
    const card = sure(stage.renderRoot.querySelector('stat-card'));
    await card.updateComplete;
    const row = sure(card.renderRoot.querySelector('[data-console="56"]'));
    expect(row.getAttribute('aria-label')).to.match(/Heat 25 to 33: shutdown, explosion\.$/);
    expect(row.querySelectorAll('[data-warning]')).to.have.lengthOf(2);
  });

  it('the stage passes axe with a maneuver picked', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    await expectAccessible(stage);
  });
});
