import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/common/sheet-dialog.ts';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import { sheetIsOpen } from '../../../src/elements/common/stage-keys.ts';
import { heard } from '../parts.ts';
import { until } from '../until.ts';

const lies = (sheet: SheetDialog): boolean =>
  sheet.renderRoot.querySelector('dialog')?.open === true;

describe('a sheet over the stage', () => {
  it('stays open, and fires no event, if it is closed and opened again at once', async () => {
    const sheet = await fixture<SheetDialog>(html`<sheet-dialog open></sheet-dialog>`);
    const closed = heard(sheet, 'sheet-closed');
    sheet.open = false;
    await sheet.updateComplete;
    sheet.open = true;
    await sheet.updateComplete;
    await aTimeout(50);
    expect(lies(sheet)).to.equal(true);
    expect(sheetIsOpen()).to.equal(true);
    expect(closed).to.deep.equal([]);
  });

  it('counts as closed before the key that follows Escape', async () => {
    const sheet = await fixture<SheetDialog>(html`<sheet-dialog open></sheet-dialog>`);
    const closed = heard(sheet, 'sheet-closed');
    sheet.renderRoot.querySelector('dialog')?.requestClose();
    expect(sheetIsOpen()).to.equal(false);
    await aTimeout(50);
    expect(closed).to.have.lengthOf(1);
  });

  it('stays open if choosing a file on it is canceled', async () => {
    const sheet = await fixture<SheetDialog>(
      html`<sheet-dialog open><input type="file" /></sheet-dialog>`,
    );
    sheet.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
    expect(lies(sheet)).to.equal(true);
  });

  it('focuses the checked option, or else the first, if it begins with a choice', async () => {
    for (const [chosen, at] of [
      [1, 1],
      [null, 0],
    ] as const) {
      const sheet = await fixture<SheetDialog>(
        html`<sheet-dialog
          >${[0, 1].map((each) => html`<input type="radio" name="who" .checked=${each === chosen} />`)}
          <button slot="buttons" type="button">Begin</button></sheet-dialog
        >`,
      );
      sheet.open = true;
      await sheet.updateComplete;
      expect(document.activeElement).to.equal(sheet.querySelectorAll('input')[at]);
    }
  });

  it('focuses the cross if it begins with anything else', async () => {
    const sheet = await fixture<SheetDialog>(
      html`<sheet-dialog open
        ><button type="button">Rules</button><input type="radio" name="who"
      /></sheet-dialog>`,
    );
    expect(sheet.renderRoot.querySelector(':focus')?.getAttribute('aria-label')).to.equal('Close');
  });

  it('fires one event if the browser closes it', async () => {
    const sheet = await fixture<SheetDialog>(html`<sheet-dialog open></sheet-dialog>`);
    const closed = heard(sheet, 'sheet-closed');
    sheet.renderRoot.querySelector('dialog')?.close();
    await until(() => closed.length > 0, 'it says that it is put away');
    await aTimeout(50);
    expect(closed).to.have.lengthOf(1);
    expect(sheetIsOpen()).to.equal(false);
  });
});
