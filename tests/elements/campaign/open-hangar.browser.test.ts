import { expect } from '@open-wc/testing';
import { LitElement, html } from 'lit';
import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { OpenHangar } from '../../../src/elements/campaign/open-hangar.ts';
import type { Hangars } from '../../../src/offline/hangars/hangars.ts';
import type { Library } from '../../../src/offline/booklets/library.ts';
import { adaAndFinn, enlist, evening, tuesday } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { until } from '../until.ts';
import { hangarTable } from './hangar-table.ts';

before(() => withOwnDatabase('viewscreen-open-hangars'));

/** A stage that says who flies. */
@customElement('roll-call')
class RollCall extends LitElement {
  @property() hangarId = '';
  readonly open = new OpenHangar(this, () => this.hangarId);

  override render(): TemplateResult {
    return this.open.shown(({ pilots }) => html`${pilots.map(({ name }) => name).join(' and ')}`);
  }
}

const callIn = (name: string, hangars: () => Promise<Hangars>, library: Library) => {
  const stage = document.createElement('roll-call') as RollCall;
  stage.hangarId = name;
  const said = hangarTable({ hangars, library }, stage);
  const words = (): string => stage.renderRoot.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return { stage, said, words };
};

describe('a hangar stage', () => {
  it('waits for its hangar, shows it, and shows changes made in another tab', async () => {
    const { here, hangar } = await tuesday();
    const { words } = callIn(hangar.id, () => Promise.resolve(here.hangars), here.library);
    expect(words()).to.equal('');
    await until(() => words() === 'Ada and Finn');
    const elsewhere = await (await evening()).enter(hangar.id);
    await enlist(elsewhere, 'Ben');
    await until(() => words() === 'Ada and Finn and Ben');
  });

  it('switches to another hangar when its address changes', async () => {
    const here = await evening();
    const [one, other] = [await adaAndFinn(here), await adaAndFinn(here)];
    await enlist(other, 'Cleo');
    const { stage, words } = callIn(one.id, () => Promise.resolve(here.hangars), here.library);
    await until(() => words() === 'Ada and Finn');
    stage.hangarId = other.id;
    await until(() => words() === 'Ada and Finn and Cleo');
  });

  it('says there is no such hangar, and links back', async () => {
    const here = await evening();
    const { stage, words } = callIn('none-such', () => Promise.resolve(here.hangars), here.library);
    await until(() => words().includes('There is no such hangar on this device.'));
    expect(stage.renderRoot.querySelector('a')?.getAttribute('href')).to.equal('#/hangar');
  });

  it('says so if this part of the game could not be fetched, and tries again at the next visit', async () => {
    const { here, hangar } = await tuesday();
    let fetched = false;
    const { stage, words } = callIn(
      hangar.id,
      () => (fetched ? Promise.resolve(here.hangars) : Promise.reject(new Error('no network'))),
      here.library,
    );
    await until(() => words().includes('The part of the game that keeps hangars'));
    fetched = true;
    const table = stage.parentElement!;
    stage.remove();
    table.append(stage);
    await until(() => words() === 'Ada and Finn');
  });

  it('reports above the stage what the rules refuse, and returns whether an act was done', async () => {
    const { here, hangar } = await tuesday();
    const { stage, said, words } = callIn(
      hangar.id,
      () => Promise.resolve(here.hangars),
      here.library,
    );
    await until(() => words() === 'Ada and Finn');
    const { open } = stage;
    expect(await open.act(enlist(open.running!, 'Ada'))).to.equal(false);
    expect(said).to.deep.equal(['Ada flies here already.']);
    expect(await open.act(enlist(open.running!, 'Dov'))).to.equal(true);
    await until(() => words() === 'Ada and Finn and Dov');
    // The browser itself gives no answer, nor does it say why.
    expect(await open.act(Promise.reject(new Error('a row is lost')))).to.equal(false);
    expect(said[1]).to.equal(
      'This browser gave no answer. Load the page again: it will show what was done.',
    );
  });
});
