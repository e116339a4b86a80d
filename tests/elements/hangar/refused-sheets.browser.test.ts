import { expect } from '@open-wc/testing';
import '../../../src/elements/hangar/hangar-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import { cardsOf, tuesday } from '../../offline/hangars/evenings.ts';
import { wipe } from '../../offline/hangars/filed.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { refusing, refusingEach } from '../campaign/refusing.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';
import { fill, laid, layOne, oneGame, press, shown } from './sheets.ts';

before(() => withOwnDatabase('viewscreen-refused-sheets'));
beforeEach(wipe);
afterEach(() => {
  for (const stage of laid.splice(0)) stage.remove();
  location.hash = '';
});

const NO_ANSWER =
  /^This browser gave no answer\. Load the page again: it will show what was done\.$/;

/** The alert of a sheet. */
const alertOf = (stage: HTMLElement, sheet: string): string =>
  text(
    sure(stage.shadowRoot).querySelector(sheet)?.shadowRoot?.querySelector('[role=alert]') ?? null,
  );

describe('a hangar that gets no answer from the browser', () => {
  it('says so, and saves the file on the next try', async () => {
    const { here, hangar } = await tuesday();
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    const gives = refusing(here, 'file');
    await press(stage, /^Back up, restore$/);
    await press(stage, 'Save the file');
    await until(() => shown(stage, NO_ANSWER));
    expect(button(stage, 'Save the file').disabled).to.equal(false);
    gives();
    // The file's name says what it is; the file is not kept here.
    button(stage, 'Save the file').click();
    await until(() => shown(stage, /^tuesdays-.* is saved\.$/));
  });

  it('says so, and restores a file on the next try', async () => {
    const { here, hangar } = await tuesday();
    const file = await here.hangars.file(hangar.id);
    if (file.kind !== 'file') throw new Error(file.sentence);
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    const gives = refusing(here, 'restore');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([file.text], 'tuesdays.txt'));
    stage.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    await until(() => shown(stage, /The file is sound\.$/));
    await press(stage, 'Add it');
    await until(() => shown(stage, NO_ANSWER));
    gives();
    await press(stage, 'Add it');
    await until(() => location.hash.startsWith('#/hangar/'));
  });

  it('says so, and founds another hangar on the next try', async () => {
    const { here, hangar } = await tuesday();
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    const gives = refusing(here, 'found');
    await press(stage, 'This hangar…');
    await press(stage, 'Found another hangar');
    await press(stage, 'Start the hangar');
    await until(() => NO_ANSWER.test(alertOf(stage, 'sheet-dialog')));
    gives();
    await press(stage, 'Start the hangar');
    await until(() => location.hash.startsWith('#/hangar/'));
  });

  it('says so, and enlists a pilot on the next try', async () => {
    const { here, hangar } = await tuesday();
    const gives = refusingEach(here, 'do');
    const { stage } = layOne(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.dock'));
    await press(stage, /^Add a pilot/);
    await until(() => shown(stage, /^The pilot's name$/) ?? stage);
    fill(stage, /^The pilot's name/, 'Ben');
    await press(stage, 'Add the pilot');
    await until(() => NO_ANSWER.test(alertOf(stage, 'enlist-sheet')));
    gives();
    await press(stage, 'Add the pilot');
    await until(() => stage.renderRoot.querySelector('enlist-sheet')?.open === false);
    await hangar.open();
    expect(cardsOf(hangar).pilots.map(({ name }) => name)).to.deep.equal(['Ada', 'Finn', 'Ben']);
  });

  it('says so if its last game cannot be read, and shows its berths anyway', async () => {
    const { here, hangar } = await tuesday();
    await oneGame(hangar);
    refusingEach(here, 'last');
    const { stage, said } = layOne(here, hangar.id);
    await until(() => said.length > 0);
    expect(said[0]).to.contain('The past of this hangar could not be read.');
    expect(stage.renderRoot.querySelectorAll('hangar-berth')).to.have.length(2);
  });
});
