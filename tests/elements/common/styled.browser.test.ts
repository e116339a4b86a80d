import { expect } from '@open-wc/testing';
import { styled } from '../../../src/elements/common/styled.ts';
import { until } from '../until.ts';

describe('the style sheet of an element', () => {
  it('is parsed while the page is idle, before any element uses it', async () => {
    const read: string[] = [];
    const { prototype } = CSSStyleSheet;
    const replaceSync = Object.getOwnPropertyDescriptor(prototype, 'replaceSync')!;
    prototype.replaceSync = function noted(this: CSSStyleSheet, text: string): void {
      read.push(text);
      Reflect.apply(replaceSync.value as (text: string) => void, this, [text]);
    };
    const mine = 'p { color: rebeccapurple; }';
    const sheets = styled(mine);
    expect(read).not.to.include(mine);
    await until(() => read.includes(mine));
    expect(sheets.at(-1)?.styleSheet?.cssRules).to.have.length(1);
    expect(read.filter((text) => text === mine)).to.have.length(1);
    Object.defineProperty(prototype, 'replaceSync', replaceSync);
  });

  it('is shared by all elements that use it', () => {
    const mine = 'b { color: tomato; }';
    expect(styled(mine).at(-1)).to.equal(styled(mine).at(-1));
  });
});
