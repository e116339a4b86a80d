import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/device/shutter-curtain.ts';
import type { ShutterCurtain } from '../../../src/elements/device/shutter-curtain.ts';
import { DEAF_FOR } from '../../../src/elements/device/shutter-curtain.ts';
import { expectAccessible } from '../../axe.ts';
import { holdClock, unpainted } from '../clock.ts';
import { until } from '../until.ts';
import { button, heard, names, press, text } from '../parts.ts';

const curtain = (locked: number | null = null, bound: readonly string[] = []) =>
  fixture<ShutterCurtain>(
    html`<shutter-curtain
      .names=${names}
      .seat=${1}
      .locked=${locked}
      .bound=${bound}
      .turn=${4}
    ></shutter-curtain>`,
  );

describe('the shutters', () => {
  it('name the pilot they wait for, focus the name, and rise on Enter after a pause', async () => {
    const clock = holdClock();
    const fallen = await curtain();
    const raised = heard(fallen, 'curtain-raised');
    const name = fallen.shadowRoot?.activeElement;
    expect(name?.localName).to.equal('h1');
    expect(text(name)).to.equal('Ben');
    await press(fallen, 'Enter');
    expect(raised, 'deaf at first').to.have.lengthOf(0);
    const ready = button(fallen, /^I am Ben/);
    const looks = (): unknown => [ready.ariaDisabled, ready.classList.contains('notyet')];
    expect(looks(), 'and looks so').to.deep.equal(['true', true]);
    await clock.goOn(DEAF_FOR);
    fallen.requestUpdate();
    await fallen.updateComplete;
    expect(looks()).to.deep.equal(['false', false]);
    await press(fallen, ' ', 'a');
    expect(raised).to.have.lengthOf(0);
    await press(fallen, 'Enter');
    expect(raised).to.have.lengthOf(1);
    await expectAccessible(fallen);
  });

  it('show a focus ring around the name for players on keys, but not on touch', async () => {
    const ringOf = async (): Promise<string> => {
      const fallen = await curtain();
      const name = fallen.renderRoot.querySelector('h1')!;
      expect(fallen.shadowRoot?.activeElement).to.equal(name);
      return name.className;
    };
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(await ringOf()).to.contain('keyed');
    window.dispatchEvent(new PointerEvent('pointerdown'));
    expect(await ringOf()).not.to.contain('keyed');
  });

  it('lead back to the start, and say so', async () => {
    const fallen = await curtain();
    const left = heard(fallen, 'duel-left');
    button(fallen, /^To.the start$/).click();
    expect(left).to.have.lengthOf(1);
  });

  it('show in which order many pilots choose, each word inside its tile, even on the smallest phone', async () => {
    const fallen = await curtain();
    fallen.style.width = '360px';
    fallen.names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal'].map((pilot) => ({
      pilot,
      mech: 'Rifleman',
    }));
    for (const many of [4, 8]) {
      fallen.queue = fallen.names.slice(0, many).map((_, seat) => seat);
      fallen.done = [0];
      await fallen.updateComplete;
      const tiles = [...fallen.renderRoot.querySelectorAll('.queue li')];
      expect(tiles.slice(0, 3).map((tile) => text(tile.querySelector('span')))).to.deep.equal([
        ...['locked', 'chooses', 'then'],
      ]);
      for (const tile of tiles) {
        const around = tile.getBoundingClientRect();
        const word = tile.querySelector('span')!.getBoundingClientRect();
        expect(word.left - around.left, text(tile)).to.be.at.least(4);
        expect(around.right - word.right, text(tile)).to.be.at.least(4);
      }
    }
    const leave = button(fallen, /^To.the start$/).getBoundingClientRect();
    const plate = fallen.renderRoot.querySelector('.top .plate')!.getBoundingClientRect();
    expect(leave.right).to.be.at.most(plate.left);
  });

  it('do not rise on an Enter that is held down or pressed on another button', async () => {
    const clock = holdClock();
    const fallen = await curtain(0);
    const raised = heard(fallen, 'curtain-raised');
    await clock.goOn(DEAF_FOR);
    const enter = { key: 'Enter', bubbles: true, composed: true };
    fallen.dispatchEvent(new KeyboardEvent('keydown', { ...enter, repeat: true }));
    button(fallen, 'Ada takes it back').dispatchEvent(new KeyboardEvent('keydown', enter));
    expect(raised).to.have.lengthOf(0);
  });

  it('do not rise on a press made before they were painted, however late it is heard', async () => {
    const clock = holdClock();
    const { made: fallen, paint } = await unpainted(() => curtain(0));
    const [raised, back] = [heard(fallen, 'curtain-raised'), heard(fallen, 'choice-taken-back')];
    await clock.goOn(2 * DEAF_FOR);
    await press(fallen, 'Enter');
    button(fallen, /^I am Ben/).click();
    button(fallen, 'Ada takes it back').click();
    expect([raised, back], 'before they were painted').to.deep.equal([[], []]);
    paint();
    const painted = performance.now();
    await clock.goOn(9 * DEAF_FOR);
    await until(() => button(fallen, /^I am Ben/).ariaDisabled === 'false', 'they look ready');
    const late = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true });
    Object.defineProperty(late, 'timeStamp', { value: painted + DEAF_FOR - 1 });
    fallen.dispatchEvent(late);
    expect(raised, 'made too soon').to.deep.equal([]);
    await press(fallen, 'Enter');
    expect(raised).to.have.lengthOf(1);
  });

  it('ignore keys once they are gone', async () => {
    const clock = holdClock();
    const fallen = await curtain();
    const raised = heard(fallen, 'curtain-raised');
    await clock.goOn(DEAF_FOR);
    fallen.remove();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(raised).to.have.lengthOf(0);
  });

  it('name a pilot who has no choice, and offer nothing to take back', async () => {
    const fallen = await curtain(null, ['Ada can only Cool Off: locked in']);
    expect(text(fallen.shadowRoot?.querySelector('.bound'))).to.equal(
      'Ada can only Cool Off: locked in',
    );
    expect(() => button(fallen, /takes it back/)).to.throw();
    const described = fallen.shadowRoot?.activeElement?.getAttribute('aria-describedby') ?? '';
    expect(text(fallen.shadowRoot?.getElementById(described))).to.contain('Ada can only Cool Off');
    await expectAccessible(fallen);
  });
});
