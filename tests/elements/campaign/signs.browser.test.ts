import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/campaign/experience-bar.ts';
import type { ExperienceBar } from '../../../src/elements/campaign/experience-bar.ts';
import '../../../src/elements/campaign/hangar-tabs.ts';
import type { HangarTabs } from '../../../src/elements/campaign/hangar-tabs.ts';
import '../../../src/elements/campaign/rank-sign.ts';
import type { RankSign } from '../../../src/elements/campaign/rank-sign.ts';
import '../../../src/elements/campaign/ring-barrel.ts';
import type { RingBarrel } from '../../../src/elements/campaign/ring-barrel.ts';
import { RANKS } from '../../../src/rules/campaign/card/rank.ts';
import { expectAccessible } from '../../axe.ts';
import { text } from '../parts.ts';

const labelled = (element: Element): string =>
  element.shadowRoot!.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';

describe('the signs of a hangar', () => {
  it('K12: every rank has its own sign, with its name for screen readers', async () => {
    const drawn = new Set<string>();
    for (const { name, victories } of RANKS) {
      const sign = await fixture<RankSign>(html`<rank-sign .victories=${victories}></rank-sign>`);
      expect(labelled(sign)).to.equal(name);
      drawn.add([...sign.renderRoot.querySelectorAll('path')].map((each) => each.outerHTML).join());
    }
    expect(drawn.size).to.equal(RANKS.length);
    const half = await fixture<RankSign>(html`<rank-sign .victories=${0.5}></rank-sign>`);
    expect(labelled(half)).to.equal('Recruit');
    await expectAccessible(half);
  });

  it('a barrel shows one ring for each victory, hollow for an escape', async () => {
    const barrel = async (...rings: readonly boolean[]): Promise<RingBarrel> =>
      fixture<RingBarrel>(
        html`<ring-barrel .rings=${rings.map((hollow) => ({ hollow }))}></ring-barrel>`,
      );
    const three = await barrel(false, true, false);
    expect(labelled(three)).to.equal('3 rings, one of them hollow for an escape');
    expect(three.renderRoot.querySelectorAll('.ring')).to.have.length(2);
    expect(three.renderRoot.querySelectorAll('.hollow')).to.have.length(1);
    await expectAccessible(three);
    for (const [rings, words] of [
      [[], 'no rings'],
      [[false], 'one ring'],
      [[true], 'one ring, hollow for an escape'],
      [[true, true], '2 rings, all hollow for escapes'],
      [[true, true, false], '3 rings, 2 of them hollow for escapes'],
    ] as const)
      expect(labelled(await barrel(...rings))).to.equal(words);
  });

  it('a barrel counts the rings it has no room for', async () => {
    const rings = Array.from({ length: 15 }, () => ({ hollow: false }));
    const barrel = await fixture<RingBarrel>(html`<ring-barrel .rings=${rings}></ring-barrel>`);
    expect(barrel.renderRoot.querySelectorAll('.ring')).to.have.length(12);
    expect(text(barrel.renderRoot.querySelector('span'))).to.equal('+3');
    expect(labelled(barrel)).to.equal('15 rings');
  });

  it('K2: the bar fills up with experience toward the next 250 tons', async () => {
    const bar = async (experience: number): Promise<ExperienceBar> =>
      fixture<ExperienceBar>(html`<experience-bar .experience=${experience}></experience-bar>`);
    const shown = (of: ExperienceBar): string => of.renderRoot.querySelector('i')!.style.width;
    const ada = await bar(285);
    expect(labelled(ada)).to.equal('285 t of experience, 215 t to the next step');
    expect(shown(ada)).to.equal('14%');
    expect(ada.renderRoot.querySelectorAll('u')).to.have.length(4);
    expect(shown(await bar(0))).to.equal('0%');
    expect(shown(await bar(250))).to.equal('0%');
    expect(shown(await bar(249))).to.equal('99.6%');
    await expectAccessible(ada);
  });

  it('the tabs lead to the four places of a hangar, and mark the open one', async () => {
    const tabs = await fixture<HangarTabs>(
      html`<hangar-tabs hangarId="h1" here="chronicle"></hangar-tabs>`,
    );
    const links = [...tabs.renderRoot.querySelectorAll('a')];
    expect(links.map((link) => [text(link), link.getAttribute('href')])).to.deep.equal([
      ['Pilots', '#/hangar/h1'],
      ['Stockpile', '#/hangar/h1/stockpile'],
      ['Chronicle', '#/hangar/h1/chronicle'],
      ['Memorial', '#/hangar/h1/memorial'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).to.deep.equal([
      null,
      null,
      'page',
      null,
    ]);
    await expectAccessible(tabs);
  });
});
