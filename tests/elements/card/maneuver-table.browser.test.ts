import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/card/maneuver-table.ts';
import type { ManeuverTable } from '../../../src/elements/card/maneuver-table.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { rifleman } from '../parts.ts';

it('the maneuver table has a name, and can be scrolled by keys if its columns do not fit', async () => {
  const narrow: HTMLElement = await fixture(html`<div style="width: 260px"></div>`);
  const table: ManeuverTable = await fixture(
    html`<maneuver-table .booklet=${rifleman}></maneuver-table>`,
    { parentNode: narrow },
  );
  const scrolled = sure(table.renderRoot.querySelector<HTMLElement>('.scroll'));
  expect(scrolled.scrollWidth).to.be.greaterThan(scrolled.clientWidth);
  scrolled.focus();
  expect(table.shadowRoot?.activeElement).to.equal(scrolled);
  expect(scrolled.getAttribute('aria-label')).to.equal('Maneuvers');
  await expectAccessible(table);
});
