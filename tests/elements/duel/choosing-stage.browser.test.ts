import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/duel/choosing-stage.ts';
import type { ChoosingStage } from '../../../src/elements/duel/choosing-stage.ts';
import '../../../src/elements/common/sheet-dialog.ts';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import { expectAccessible } from '../../axe.ts';
import { sure } from '../../../src/rules/sure.ts';
import { battleAfter, button, heard, names, press, text } from '../parts.ts';

const choosing = (notes = false): Promise<ChoosingStage> =>
  fixture(
    html`<choosing-stage
      .battle=${battleAfter()}
      .names=${names}
      ?notes=${notes}
    ></choosing-stage>`,
  );
const lockOf = ({ renderRoot }: ChoosingStage): string => text(renderRoot.querySelector('.lock'));

describe('a pilot chooses', () => {
  it('two digits pick a maneuver, Enter locks it in', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2');
    expect(lockOf(stage)).to.match(/Lock in 52/);
    await press(stage, 'Enter');
    expect(locked).to.deep.equal([{ seat: 0, console: 52 }]);
  });

  it('Escape lets go of it, and then Enter locks nothing in', async () => {
    const stage = await choosing();
    const locked = heard(stage, 'maneuver-locked-in');
    await press(stage, '5', '2', 'Escape', 'Enter');
    expect(lockOf(stage)).to.match(/^Pick a maneuver/);
    expect(locked).to.deep.equal([]);
  });

  it('a number that is shut picks nothing', async () => {
    const stage = await choosing();
    await press(stage, '4', '4');
    expect(lockOf(stage)).to.match(/^Pick a maneuver/);
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
    expect(text(stage.renderRoot.querySelector('.dire'))).to.equal(
      'Heat 33: shuts the Rifleman down; 1 round explodes, armor −2.',
    );
  });

  it('the notes of a first turn are read one by one, or skipped', async () => {
    const stage = await choosing(true);
    const notes = sure(stage.renderRoot.querySelector('first-turn-notes'));
    const read = heard(stage, 'notes-read');
    for (let left = 4; left > 0; left -= 1) {
      button(notes, 'Next note').click();
      await notes.updateComplete;
    }
    expect(read).to.have.lengthOf(0);
    button(notes, 'Play').click();
    expect(read).to.have.lengthOf(1);
    button(notes, 'Skip notes').click();
    expect(read).to.have.lengthOf(2);
  });

  it('has no finding of axe, with a maneuver picked', async () => {
    const stage = await choosing();
    await press(stage, '5', '2');
    await expectAccessible(stage);
  });
});
