import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/face/hand-well.ts';
import type { HandWell } from '../../../src/elements/face/hand-well.ts';
import { expectAccessible } from '../../axe.ts';
import { sure } from '../../../src/rules/sure.ts';
import { heard, text } from '../parts.ts';

const OPEN = [50, 52, 54, 56, 58, 60, 62, 64];
const HAND = 7;
const FINGER = 8;

const dug = (locked: number | null = null): Promise<HandWell> =>
  fixture(html`<hand-well pilot="Ada" .open=${OPEN} .turn=${1} .locked=${locked}></hand-well>`);
const keys = ({ renderRoot }: HandWell): HTMLElement[] => [
  ...renderRoot.querySelectorAll<HTMLElement>('.key'),
];
const numbers = (well: HandWell): number[] => keys(well).map((key) => Number(text(key)));
/** When the next touch comes (milliseconds): no time passes but when a test says so. */
let now = 0;
const touch = (
  target: EventTarget,
  type: string,
  pointerId: number,
  more: PointerEventInit = {},
): boolean => {
  const event = new PointerEvent(type, {
    ...{ pointerId, pointerType: 'touch', bubbles: true, composed: true, cancelable: true },
    ...more,
  });
  Object.defineProperty(event, 'timeStamp', { value: now });
  return target.dispatchEvent(event);
};
const line = ({ renderRoot }: HandWell): Element => sure(renderRoot.querySelector('.line'));
const lay = async (well: HandWell, hand = HAND): Promise<void> => {
  touch(line(well), 'pointerdown', hand);
  await well.updateComplete;
  // The edge of a hand that is still coming down taps nothing.
  now += 170;
};
const tap = async (well: HandWell, console: number): Promise<void> => {
  touch(sure(keys(well).find((key) => text(key) === String(console))), 'pointerdown', FINGER);
  touch(window, 'pointerup', FINGER);
  await well.updateComplete;
};
/** Lifts the hand, and returns the numbers in the well before the next frame. */
const lift = async (well: HandWell, how = 'pointerup'): Promise<number[]> => {
  let frames = 0;
  const frame = requestAnimationFrame(() => (frames += 1));
  touch(window, how, HAND);
  await Promise.resolve();
  const left = numbers(well);
  cancelAnimationFrame(frame);
  expect(frames).to.equal(0);
  await well.updateComplete;
  return left;
};
const markup = ({ renderRoot }: HandWell): string =>
  sure(renderRoot.querySelector('.well')).outerHTML.replaceAll(/<!--.*?-->/g, '');

describe('a hand well', () => {
  it('has no keys until a hand rests on the line, then one for each open number', async () => {
    const well = await dug();
    expect(keys(well)).to.be.empty;
    await lay(well);
    expect(numbers(well)).to.have.members(OPEN).and.have.length(OPEN.length);
  });

  it('a hand slightly below the line holds it too, and every key can still be tapped', async () => {
    const well = await dug();
    const { left, bottom } = line(well).getBoundingClientRect();
    const at = (x: number, y: number): Element | null =>
      sure(well.shadowRoot).elementFromPoint(x, y);
    expect(at(left + 60, bottom + 12)).to.equal(line(well));
    await lay(well);
    const [key] = keys(well);
    const box = sure(key).getBoundingClientRect();
    expect(at(box.left + box.width / 2, box.top + 4)).to.equal(key);
  });

  it('the keys vanish in the frame in which the hand lifts, and the tapped number is locked in', async () => {
    const well = await dug();
    const locked = heard(well, 'number-locked-in');
    await lay(well);
    await tap(well, 52);
    expect(locked).to.be.empty;
    expect(await lift(well)).to.be.empty;
    expect(locked).to.deep.equal([{ console: 52 }]);
  });

  it('lifting the hand without a tap locks nothing in', async () => {
    const well = await dug();
    const locked = heard(well, 'number-locked-in');
    await lay(well);
    await lift(well);
    expect(locked).to.be.empty;
  });

  it('the keys stay as long as any touch holds the line', async () => {
    const well = await dug();
    await lay(well);
    await lay(well, 9);
    await lift(well);
    expect(keys(well)).to.have.length(OPEN.length);
    touch(window, 'pointerup', 9);
    await well.updateComplete;
    expect(keys(well)).to.be.empty;
  });

  it('the keys are shuffled each time the hand comes down', async () => {
    const well = await dug();
    const orders = new Set<string>();
    for (let laying = 0; laying < 6; laying += 1) {
      touch(line(well), 'pointerdown', HAND);
      await well.updateComplete;
      orders.add(numbers(well).join(' '));
      await lift(well);
    }
    expect(orders.size).to.be.greaterThan(1);
  });

  it('a touch on a key while the hand is coming down counts as part of the hand', async () => {
    const well = await dug();
    const locked = heard(well, 'number-locked-in');
    touch(line(well), 'pointerdown', HAND);
    await well.updateComplete;
    touch(sure(keys(well)[0]), 'pointerdown', FINGER);
    await lift(well);
    expect(locked).to.be.empty;
  });

  it('laying the hand down again underlines the locked key, and another key can be tapped', async () => {
    const well = await dug(62);
    const [locked, back] = [heard(well, 'number-locked-in'), heard(well, 'number-taken-back')];
    await lay(well);
    expect(back).to.have.length(1);
    well.locked = null;
    await well.updateComplete;
    const own = (): string[] =>
      keys(well)
        .filter((key) => key.matches('.own'))
        .map(text);
    expect(own()).to.deep.equal(['62']);
    await tap(well, 54);
    expect(own()).to.deep.equal(['54']);
    await lift(well);
    expect(locked).to.deep.equal([{ console: 54 }]);
  });

  it('a number tapped before the earlier one was taken back on the disk is locked in', async () => {
    const well = await dug(62);
    const locked = heard(well, 'number-locked-in');
    await lay(well);
    await tap(well, 54);
    await lift(well);
    expect(locked).to.deep.equal([{ console: 54 }]);
  });

  it('a number whose lock-in ends under a hand that comes again stays if the window is left', async () => {
    const well = await dug();
    await lay(well);
    await tap(well, 54);
    await lift(well);
    await lay(well);
    well.locked = 54;
    await well.updateComplete;
    window.dispatchEvent(new Event('blur'));
    await well.updateComplete;
    const locked = heard(well, 'number-locked-in');
    await lay(well);
    await lift(well);
    expect(locked).to.deep.equal([{ console: 54 }]);
  });

  it('laying the hand down again and lifting it without a tap locks in the same number', async () => {
    const well = await dug(62);
    const locked = heard(well, 'number-locked-in');
    await lay(well);
    well.locked = null;
    await lift(well);
    expect(locked).to.deep.equal([{ console: 62 }]);
  });

  it('a touch that the device cancels decides nothing', async () => {
    const [fresh, changed] = [await dug(), await dug(62)];
    for (const [well, said] of [
      [fresh, []],
      [changed, [{ console: 62 }]],
    ] as const) {
      const locked = heard(well, 'number-locked-in');
      await lay(well);
      await tap(well, 54);
      expect(await lift(well, 'pointercancel')).to.be.empty;
      expect(locked).to.deep.equal(said);
    }
  });

  it('a number is no longer underlined once it was taken back, or in another turn', async () => {
    for (const change of [{ locked: null }, { locked: null, turn: 2 }]) {
      const well = await dug(62);
      Object.assign(well, change);
      await well.updateComplete;
      await lay(well);
      expect(well.renderRoot.querySelector('.own')).to.be.null;
      await lift(well);
    }
  });

  it('a mouse locks in the key it is released over, but a touch that slides there does not', async () => {
    for (const [pointerType, said] of [
      ['mouse', 1],
      ['touch', 0],
    ] as const) {
      const well = await dug();
      const locked = heard(well, 'number-locked-in');
      touch(line(well), 'pointerdown', HAND, { pointerType });
      await well.updateComplete;
      const key = sure(keys(well)[3]).getBoundingClientRect();
      const [clientX, clientY] = [key.x + key.width / 2, key.y + key.height / 2];
      touch(window, 'pointerup', HAND, { pointerType, clientX, clientY });
      await well.updateComplete;
      expect(locked).to.have.length(said);
      expect(keys(well)).to.be.empty;
      well.remove();
    }
  });

  it('the well looks the same whatever is locked in', async () => {
    const looks = await Promise.all([dug(52), dug(62)]);
    expect(markup(sure(looks[0]))).to.equal(markup(sure(looks[1])));
    expect(text(looks[0]?.renderRoot.querySelector('.prompt'))).to.match(/^Locked in\./);
  });

  it('the well says if its pilot has no choice, and then needs no hand', async () => {
    const well = await dug(62);
    well.bound = 'Cool Off';
    await well.updateComplete;
    expect(text(well.renderRoot.querySelector('.well'))).to.equal(
      'You can only Cool Off: locked in.',
    );
    expect(well.renderRoot.querySelector('.line')).to.be.null;
  });

  it('the well passes axe with and without a hand', async () => {
    const well = await dug();
    await expectAccessible(well);
    await lay(well);
    await expectAccessible(well);
    await lift(well);
  });
});
