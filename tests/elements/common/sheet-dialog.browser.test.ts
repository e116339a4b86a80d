import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/common/sheet-dialog.ts';
import type { SheetDialog } from '../../../src/elements/common/sheet-dialog.ts';
import { sheetIsOpen } from '../../../src/elements/common/open-sheets.ts';
import { heard } from '../parts.ts';
import { until } from '../until.ts';

const lies = (sheet: SheetDialog): boolean =>
  sheet.renderRoot.querySelector('dialog')?.open === true;

describe('a sheet over the stage', () => {
  it('that is closed and opened again at once stays open, and says nothing', async () => {
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

  it('that the browser closes says so once', async () => {
    const sheet = await fixture<SheetDialog>(html`<sheet-dialog open></sheet-dialog>`);
    const closed = heard(sheet, 'sheet-closed');
    sheet.renderRoot.querySelector('dialog')?.close();
    await until(() => closed.length > 0, 'it says that it is put away');
    await aTimeout(50);
    expect(closed).to.have.lengthOf(1);
    expect(sheetIsOpen()).to.equal(false);
  });
});
