import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../../../src/elements/table/fields/battle-options.ts';
import type { BattleOptions } from '../../../../src/elements/table/fields/battle-options.ts';
import type { Options } from '../../../../src/rules/battle/options.ts';
import { OPTIONS, OPTION_NAMES, USUAL_OPTIONS } from '../../../../src/rules/battle/options.ts';
import { OPTION_WORDS } from '../../../../src/rules/words/option-words.ts';
import { expectAccessible } from '../../../axe.ts';

const shown = async (options: Options): Promise<BattleOptions> =>
  fixture(html`<battle-options boxed kind="hangar" .options=${options}></battle-options>`);
const text = (of: Element | null): string => of?.textContent?.trim() ?? '';

describe('the options of a battle', () => {
  it('show every option in words', async () => {
    const { renderRoot } = await shown(USUAL_OPTIONS);
    expect(renderRoot.querySelectorAll('.switch')).to.have.lengthOf(OPTION_NAMES.length);
    for (const name of OPTION_NAMES) {
      const words: Readonly<Record<string, string>> = OPTION_WORDS[name].choices;
      expect(renderRoot.textContent).to.contain(words[OPTIONS[name][0]]);
    }
  });

  it('report the full set when one is changed, and say what it means for a hangar', async () => {
    const element = await shown(USUAL_OPTIONS);
    const told: Options[] = [];
    element.addEventListener('options-chosen', ({ detail }) => told.push(detail));
    expect(element.renderRoot.querySelector('.soft')).to.equal(null);
    element.renderRoot.querySelector('input')!.click();
    await element.updateComplete;
    expect(told).to.deep.equal([{ ...USUAL_OPTIONS, ammunition: 'ignored' }]);
    expect(text(element.renderRoot.querySelector('.soft'))).to.equal(
      'No rounds are spent, and nobody reloads after this game.',
    );
    await expectAccessible(element);
  });

  it('offer more than two choices as a list', async () => {
    const element = await shown({ ...USUAL_OPTIONS, limit: '18' });
    const told: Options[] = [];
    element.addEventListener('options-chosen', ({ detail }) => told.push(detail));
    const list = element.renderRoot.querySelector('select')!;
    expect([list.value, text(list.selectedOptions[0] ?? null)]).to.deep.equal(['18', '18 turns']);
    list.value = '12';
    list.dispatchEvent(new Event('change'));
    expect(told).to.deep.equal([{ ...USUAL_OPTIONS, limit: '12' }]);
  });

  it('submit their form on Enter, like any field', async () => {
    let submitted = 0;
    const form = await fixture<HTMLFormElement>(
      html`<form
        @submit=${(event: Event) => {
          event.preventDefault();
          submitted += 1;
        }}
      >
        <battle-options></battle-options>
      </form>`,
    );
    form.querySelector('battle-options')!.renderRoot.querySelector('input')!.focus();
    await sendKeys({ press: 'Enter' });
    expect(submitted).to.equal(1);
  });
});
