import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/face/unseen-number.ts';
import type { UnseenNumber } from '../../../src/elements/face/unseen-number.ts';
import { expectAccessible } from '../../axe.ts';
import { sure } from '../../../src/rules/sure.ts';
import { heard, text } from '../parts.ts';

const asked = (): Promise<UnseenNumber> =>
  fixture(html`<unseen-number pilot="Ada" .open=${[4, 52, 62]}></unseen-number>`);
const field = ({ renderRoot }: UnseenNumber): HTMLInputElement =>
  sure(renderRoot.querySelector('input'));
const typed = async (asking: UnseenNumber, digits: string): Promise<void> => {
  field(asking).focus();
  field(asking).value = digits;
  field(asking).dispatchEvent(new InputEvent('input'));
  await asking.updateComplete;
};
const enter = async (asking: UnseenNumber): Promise<void> => {
  field(asking).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
  await asking.updateComplete;
};

describe('a number typed unseen', () => {
  it('is locked in by Enter, and then cleared from the field', async () => {
    const asking = await asked();
    const locked = heard(asking, 'number-locked-in');
    await typed(asking, '52');
    await enter(asking);
    expect(locked).to.deep.equal([{ console: 52 }]);
    expect(field(asking).value).to.equal('');
  });

  it('is neither shown nor announced, not even by its length', async () => {
    const asking = await asked();
    const { type } = field(asking);
    expect(type).to.equal('password');
    const { color, caretColor } = getComputedStyle(field(asking));
    expect([color, caretColor]).to.deep.equal(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    const said: string[] = [];
    for (const digits of ['4', '52', '62']) {
      await typed(asking, digits);
      said.push(text(asking.renderRoot.querySelector('[role=status]')));
    }
    expect(new Set(said)).to.deep.equal(new Set(['Enter locks it in']));
  });

  it('is refused without being named if it is shut', async () => {
    const asking = await asked();
    const locked = heard(asking, 'number-locked-in');
    await typed(asking, '54');
    await enter(asking);
    expect(locked).to.be.empty;
    expect(text(asking.renderRoot.querySelector('[role=status]'))).to.equal('Shut: see the card');
    expect(field(asking).value).to.equal('');
  });

  it('is cleared when its field is left', async () => {
    const asking = await asked();
    await typed(asking, '52');
    field(asking).dispatchEvent(new FocusEvent('blur'));
    expect(field(asking).value).to.equal('');
  });

  it('has a field that passes axe', async () => {
    await expectAccessible(await asked());
  });
});
