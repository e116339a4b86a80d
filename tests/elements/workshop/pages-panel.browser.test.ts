import { expect, fixture, html } from '@open-wc/testing';
import type { PagesPanel } from '../../../src/elements/workshop/pages/pages-panel.ts';
import '../../../src/elements/workshop/pages/pages-panel.ts';
import type { PageDesk } from '../../../src/elements/workshop/pages/page-desk.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { button, griffin, heard, text } from '../parts.ts';
import { until } from '../until.ts';
import { griffinWith } from './desk.ts';

const panelOf = async (typed: object): Promise<PagesPanel> =>
  fixture(
    html`<pages-panel
      .typed=${typed}
      .faults=${new Map([['consoles.22.36', ['a fault']]])}
    ></pages-panel>`,
  );
const page = (panel: PagesPanel, number: number): HTMLElement =>
  sure(panel.renderRoot.querySelector<HTMLElement>(`[data-page='${number}']`));

describe('all pages of a draft', () => {
  it('lie in order, each with its console and its faults', async () => {
    const panel = await panelOf(griffinWith({ 26: { 18: '00' } }));
    expect(panel.renderRoot.querySelectorAll('[data-page]')).to.have.length(32);
    expect(text(page(panel, 25))).to.contain('ducking');
    expect(text(page(panel, 25))).to.contain('Console 26: 1 of 16');
    expect(text(page(panel, 21))).to.contain('1 fault');
    // Without pictures a page is named by its pose.
    expect(text(page(panel, 25).querySelector('.pose'))).to.equal('ducking');
    await expectAccessible(panel);
  });

  it('count as typed only what is whole and has no fault', async () => {
    const { 1: one, 3: _three, ...others } = griffin.document.viewScreens as Record<string, object>;
    const viewScreens = { ...others, 1: { ...one, status: undefined } };
    const panel = await panelOf({ ...griffinWith({}), viewScreens });
    const bar = (): string => text(panel.renderRoot.querySelector('.summary'));
    expect(bar()).to.contain('30 of 32');
    panel.faults = new Map([['viewScreens.9.status.only.0', ['a fault']]]);
    await panel.updateComplete;
    expect(bar()).to.contain('29 of 32');
  });

  it('lead on to the card first if it has no maneuvers', async () => {
    const panel = await panelOf({ ...griffinWith({}), statCard: { maneuvers: [] } });
    const asked = heard(panel, 'place-asked');
    button(panel, 'Go on: the card').click();
    expect(asked).to.deep.equal([{ keys: ['statCard', 'maneuvers'] }]);
  });

  it('lead on to the first page without a title or status, then to the first missing cell', async () => {
    const { 57: _without, ...viewScreens } = griffin.document.viewScreens as Record<string, object>;
    const panel = await panelOf({ ...griffinWith({ 26: { 18: '00' } }), viewScreens });
    expect(text(button(panel, /^Go on/))).to.equal('Go on: view screen 57');
    const half = { ...griffin.document.viewScreens['57'], status: undefined };
    panel.typed = { ...griffinWith({}), viewScreens: { ...viewScreens, 57: half } };
    await panel.updateComplete;
    expect(text(button(panel, /^Go on/))).to.equal('Go on: view screen 57, status');
    panel.typed = griffinWith({ 26: { 18: '00' } });
    await panel.updateComplete;
    button(panel, 'Go on: console 26, 20').click();
    await until(() => panel.renderRoot.querySelector('page-desk')?.number === 25);
    const desk = sure(panel.renderRoot.querySelector('page-desk'));
    await until(() => desk.renderRoot.querySelector('console-grid')?.shadowRoot?.activeElement);
    expect(desk.renderRoot.querySelector('console-grid')?.owner).to.equal(20);
  });

  it('leave the hand where the way on led it, though the stage asks for no place', async () => {
    const place: readonly string[] = [];
    const panel: PagesPanel = await fixture(html`<pages-panel .place=${place}></pages-panel>`);
    panel.typed = griffinWith({ 26: { 18: '00' } });
    await panel.updateComplete;
    button(panel, 'Go on: console 26, 20').click();
    await panel.updateComplete;
    panel.place = place;
    await panel.updateComplete;
    expect(panel.renderRoot.querySelector('page-desk')?.number).to.equal(25);
  });

  it('forget an old place when another page is opened', async () => {
    const panel = await panelOf(griffinWith({}));
    const desk = (): PageDesk => sure(panel.renderRoot.querySelector('page-desk'));
    panel.place = ['viewScreens', '9', 'status'];
    await panel.updateComplete;
    await until(() => desk().renderRoot.querySelector('page-form'));
    button(panel, 'All pages').click();
    await panel.updateComplete;
    page(panel, 1).click();
    await panel.updateComplete;
    await desk().updateComplete;
    expect(desk().number).to.equal(1);
    expect(desk().renderRoot.querySelector('page-form')).to.equal(null);
    panel.place = [];
    await panel.updateComplete;
    expect(page(panel, 1)).to.not.equal(null);
  });

  it('give the focus back to the page that was open', async () => {
    const panel = await panelOf(griffinWith({}));
    page(panel, 25).click();
    await until(() => panel.renderRoot.querySelector('page-desk')?.shadowRoot?.activeElement);
    button(panel, 'All pages').click();
    await until(() => panel.shadowRoot?.activeElement?.getAttribute('data-page') === '25');
  });

  it('are where Back leads from a page', async () => {
    const panel = await panelOf(griffinWith({}));
    page(panel, 25).click();
    await until(() => panel.renderRoot.querySelector('page-desk'));
    history.back();
    await until(() => panel.shadowRoot?.activeElement?.getAttribute('data-page') === '25');
  });
});
