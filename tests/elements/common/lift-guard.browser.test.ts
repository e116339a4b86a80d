import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { ignoreUntilLifted } from '../../../src/elements/common/press-guard.ts';

/** The pointer of a mouse, in every browser. */
const MOUSE = 1;

describe('ignoring a pointer until it is lifted', () => {
  const pressed = async (): Promise<{
    readonly times: () => number;
    readonly at: [number, number];
  }> => {
    let times = 0;
    const button = await fixture<HTMLButtonElement>(
      html`<button type="button" @click=${() => (times += 1)}>Lock in</button>`,
    );
    const { height, width, x, y } = button.getBoundingClientRect();
    return { times: () => times, at: [Math.round(x + width / 2), Math.round(y + height / 2)] };
  };

  it('ignores the press in progress, but not the one after it', async () => {
    const { at, times } = await pressed();
    await sendMouse({ type: 'move', position: at });
    await sendMouse({ type: 'down' });
    ignoreUntilLifted(MOUSE);
    await sendMouse({ type: 'up' });
    expect(times()).to.equal(0);
    await sendMouse({ type: 'click', position: at });
    expect(times()).to.equal(1);
  });

  it('does not swallow a later press if the lift was never reported', async () => {
    const { at, times } = await pressed();
    ignoreUntilLifted(MOUSE);
    await sendMouse({ type: 'click', position: at });
    expect(times()).to.equal(1);
  });
});
