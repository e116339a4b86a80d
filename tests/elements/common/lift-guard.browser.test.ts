import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { ignoreUntilLifted } from '../../../src/elements/common/press-guard.ts';

/** The pointer of a mouse, in every browser. */
const MOUSE = 1;

describe('what a pointer that is down still does', () => {
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

  it('is heard by nothing until it is lifted; the press after it is', async () => {
    const { at, times } = await pressed();
    await sendMouse({ type: 'move', position: at });
    await sendMouse({ type: 'down' });
    ignoreUntilLifted(MOUSE);
    await sendMouse({ type: 'up' });
    expect(times()).to.equal(0);
    await sendMouse({ type: 'click', position: at });
    expect(times()).to.equal(1);
  });

  it('keeps no later press from being heard where its lift was told to nobody', async () => {
    const { at, times } = await pressed();
    ignoreUntilLifted(MOUSE);
    await sendMouse({ type: 'click', position: at });
    expect(times()).to.equal(1);
  });
});
