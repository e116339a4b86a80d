import { expect } from '@open-wc/testing';
import { framed } from './framed.ts';

/** What is heard of a module in a frame. */
const heardOf = (module: string): Promise<unknown> =>
  framed(module, 300, 200).catch((error: unknown) => String(error));

const saying = (script: string): string => `data:text/javascript,${script}`;

describe('a frame the size of a window', () => {
  it('has its size and the style tokens, whatever its module does to the body', async () => {
    const heard = await heardOf(
      saying(`document.body.replaceChildren();
        const target = getComputedStyle(document.body).getPropertyValue('--target');
        parent.postMessage([innerWidth, innerHeight, target], parent.location.origin)`),
    );
    expect(heard).to.deep.equal([300, 200, '44px']);
  });

  for (const [what, script, told] of [
    ['throws', `throw new RangeError('no such row')`, 'RangeError: no such row'],
    ['rejects', `Promise.reject(new Error('no such card'))`, 'Error: no such card'],
    ['cannot be read', `const row =`, 'SyntaxError: Unexpected end of input'],
  ] as const)
    it(`fails if its module ${what}`, async () => {
      expect(await heardOf(saying(script))).to.contain(told);
    });

  it('fails if its module cannot be loaded', async () => {
    expect(await heardOf('/tests/elements/framed.ts')).to.match(
      /cannot be loaded: .*\/tests\/elements\/framed\.ts/,
    );
  });
});
