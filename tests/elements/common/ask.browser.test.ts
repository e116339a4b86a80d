import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { AskedSheet } from '../../../src/elements/common/ask.ts';
import { ask } from '../../../src/elements/common/ask.ts';
import { sheetIsOpen } from '../../../src/elements/common/stage-keys.ts';
import { styled } from '../../../src/elements/common/styled.ts';
import { expectAccessible } from '../../axe.ts';
import { button, heard, text } from '../parts.ts';
import { until } from '../until.ts';

/** A stage with one question: a name, which may be refused. */
@customElement('asking-stage')
class AskingStage extends LitElement {
  static override styles = styled();
  @property() who: string | null = 'Ada';
  readonly given: string[] = [];

  override render(): TemplateResult {
    return html`<button type="button" @click=${() => ask(this, () => this.#asked)}>Ask</button>`;
  }

  get #asked(): AskedSheet | null {
    const { who } = this;
    return who === null
      ? null
      : {
          heading: `The name of ${who}`,
          body: html`<label>Name <input name="named" .defaultValue=${who} /></label>`,
          entered: true,
          acts: [
            { words: 'Call it so', look: 'main', does: (typed) => this.#take(typed('named')) },
            { words: 'Keep it', does: () => undefined },
          ],
        };
  }

  async #take(name: string): Promise<string | undefined> {
    await Promise.resolve();
    if (name === '') return 'It needs a name.';
    this.given.push(name);
    return undefined;
  }
}

const asked = async () => {
  const stage = await fixture<AskingStage>(html`<asking-stage></asking-stage>`);
  const opener = button(stage, 'Ask');
  opener.focus();
  opener.click();
  const sheet = () => stage.renderRoot.querySelector('sheet-dialog');
  await until(() => sheet()?.hasUpdated);
  const field = () => sheet()!.querySelector('input')!;
  return { stage, opener, sheet, field };
};

const gone = ({ sheet, stage, opener }: Awaited<ReturnType<typeof asked>>) =>
  until(() => !sheet() && !sheetIsOpen() && stage.shadowRoot?.activeElement === opener);

describe('a question on a sheet', () => {
  it('hands over what is typed, closes, and returns the focus', async () => {
    const question = await asked();
    await expectAccessible(question.stage);
    expect(sheetIsOpen()).to.equal(true);
    question.field().value = ' Old Thunder ';
    button(question.stage, 'Call it so').click();
    await gone(question);
    expect(question.stage.given).to.deep.equal(['Old Thunder']);
  });

  it('stays open with the reason if an answer is refused, and takes a better one by Enter', async () => {
    const question = await asked();
    const { stage, sheet, field } = question;
    field().value = '';
    button(stage, 'Call it so').click();
    await until(() => text(sheet()?.renderRoot.querySelector('[role=alert]')) !== '');
    expect(text(sheet()?.renderRoot.querySelector('[role=alert]'))).to.equal('It needs a name.');
    field().value = 'Old Thunder';
    field().form?.requestSubmit();
    await gone(question);
    expect(stage.given).to.deep.equal(['Old Thunder']);
  });

  it('is answered only once on a double tap', async () => {
    const question = await asked();
    const act = button(question.stage, 'Call it so');
    act.click();
    act.click();
    await gone(question);
    expect(question.stage.given).to.deep.equal(['Ada']);
  });

  it('follows its stage, keeps what is typed, and closes once there is nothing to ask', async () => {
    const question = await asked();
    const { stage, sheet, field } = question;
    field().value = 'Half a na';
    stage.who = 'Grace';
    await stage.updateComplete;
    expect(sheet()?.heading).to.equal('The name of Grace');
    expect(field().value).to.equal('Half a na');
    stage.who = null;
    await gone(question);
    expect(stage.given).to.deep.equal([]);
  });

  it('closes on another button, the cross or Escape, without its stage hearing of it', async () => {
    const ways = [
      ({ stage }) => button(stage, 'Keep it').click(),
      ({ sheet }) => sheet()?.renderRoot.querySelector<HTMLButtonElement>('.close')?.click(),
      ({ sheet }) => sheet()?.renderRoot.querySelector('dialog')?.requestClose(),
    ] satisfies ((question: Awaited<ReturnType<typeof asked>>) => void)[];
    for (const way of ways) {
      const question = await asked();
      const closed = heard(question.stage, 'sheet-closed');
      way(question);
      await gone(question);
      expect([question.stage.given, closed]).to.deep.equal([[], []]);
    }
  });

  it('closes when its stage is removed', async () => {
    const { stage } = await asked();
    stage.remove();
    expect(sheetIsOpen()).to.equal(false);
  });
});
