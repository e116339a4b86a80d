import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/app/settings-sheet.ts';
import type { SettingsSheet } from '../../../src/elements/app/settings-sheet.ts';
import { text } from '../parts.ts';

describe('the settings', () => {
  for (const [pace, holds] of [
    [null, 'At a tap'],
    ['at a tap', 'At a tap'],
    ['by itself', 'By itself'],
  ] as const)
    it(`show how a turn is shown: ${holds}, where ${pace ?? 'nothing'} was chosen`, async () => {
      const sheet: SettingsSheet = await fixture(
        html`<settings-sheet open .pace=${pace}></settings-sheet>`,
      );
      const ways = [...sheet.renderRoot.querySelectorAll<HTMLInputElement>('[name="pace"]')];
      expect(
        ways.filter(({ checked }) => checked).map((way) => text(way.parentElement)),
      ).to.deep.equal([holds]);
    });
});
