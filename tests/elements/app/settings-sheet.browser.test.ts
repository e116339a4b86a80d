import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../src/elements/app/settings-sheet.ts';
import type { SettingsSheet } from '../../../src/elements/app/settings-sheet.ts';
import { text } from '../parts.ts';

describe('the settings', () => {
  it('fit the three themes on one line on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const sheet: SettingsSheet = await fixture(html`<settings-sheet open></settings-sheet>`);
    const tops = [...sheet.renderRoot.querySelectorAll<HTMLElement>('.themes label')].map(
      ({ offsetTop }) => offsetTop,
    );
    expect(tops).to.have.lengthOf(3);
    expect(new Set(tops).size).to.equal(1);
    await setViewport({ width: 800, height: 600 });
  });

  for (const [pace, holds] of [
    [null, 'On their own'],
    ['at a tap', 'Tap by tap'],
    ['by itself', 'On their own'],
  ] as const)
    it(`select the pace "${holds}" if ${pace ?? 'nothing'} was chosen`, async () => {
      const sheet: SettingsSheet = await fixture(
        html`<settings-sheet open .pace=${pace}></settings-sheet>`,
      );
      const ways = [...sheet.renderRoot.querySelectorAll<HTMLInputElement>('[name="pace"]')];
      expect(
        ways.filter(({ checked }) => checked).map((way) => text(way.parentElement)),
      ).to.deep.equal([holds]);
    });

  it('list the keys shared by duels and fights, then those only fights have', async () => {
    const sheet = await fixture<SettingsSheet>(html`<settings-sheet open></settings-sheet>`);
    const lists = [...sheet.renderRoot.querySelectorAll('dl')].map((list) =>
      [...list.querySelectorAll('dt')].map(
        (key) =>
          `${text(key) || [...key.querySelectorAll('svg')].map((sign) => sign.getAttribute('aria-label')).join(' ')}: ${text(key.nextElementSibling)}`,
      ),
    );
    expect(lists[0]).to.include.members([
      'Space: flip page and card',
      'S: study the card, the log and the booklets',
      'Enter: lock in',
    ]);
    expect(lists[1]).to.deep.equal([
      'Alt 1 … 7: turn to a rival',
      "A: attack at that rival's range",
      '1, 2, 3: take an offer, where the modifier is shared',
      'End: skip to what is asked next',
    ]);
    expect([...sheet.renderRoot.querySelectorAll('h3')].map(text)).to.deep.equal([
      'Keys in a duel and a fight',
      'More keys in a fight',
    ]);
  });
});
