import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { GoodsList, Picked } from '../../../src/elements/stockpile/goods-list.ts';
import '../../../src/elements/stockpile/trade-stage.ts';
import type { TradeStage } from '../../../src/elements/stockpile/trade-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import { cardsOf, done, enlist, evening, founded } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { refusingEach } from '../campaign/refusing.ts';
import { button, text } from '../parts.ts';
import { until } from '../until.ts';
import { stocked } from './stocked.ts';

before(() => withOwnDatabase('viewscreen-trades'));
afterEach(() => {
  location.hash = '';
});

const shown = async (here: Evening, id: string) => {
  const stage = document.createElement('trade-stage');
  stage.hangarId = id;
  const said = hangarTable(here, stage);
  await until(() => stage.renderRoot.querySelector('stage-bar') !== null);
  return { stage, said };
};

/** Ada has parts, Finn an autocannon that she has given. */
const both = async (here: Evening) => {
  const hangar = await stocked(here);
  const autocannon = sure(cardsOf(hangar).pilots[0]).stockpile.filter(
    ({ name }) => name === 'Autocannon',
  );
  await done(
    hangar.do({
      kind: 'give',
      goods: { pilot: 'p1', parts: autocannon.map(({ of, name }) => ({ of, name })), rounds: {} },
      to: 'p2',
    }),
  );
  return hangar;
};

const tick = async (stage: TradeStage, side: number, part: string): Promise<void> => {
  const list = sure(stage.renderRoot.querySelectorAll('goods-list')[side]);
  await list.updateComplete;
  const row = [...list.renderRoot.querySelectorAll('label')].find((each) =>
    text(each).startsWith(part),
  );
  sure(row).click();
  await stage.updateComplete;
};

const agreements = (stage: TradeStage): (string | null)[] =>
  [...stage.renderRoot.querySelectorAll('.dock button')].map((each) => each.ariaPressed);

/** Presses a button in a list of goods and returns what is picked then. */
const pressed = async (list: GoodsList, name: string): Promise<readonly string[]> => {
  const said = new Promise<Picked>((tell) =>
    list.addEventListener('goods-picked', ({ detail }) => tell(detail), { once: true }),
  );
  const pick = [...list.renderRoot.querySelectorAll('button')].find(
    ({ ariaLabel }) => ariaLabel === name,
  );
  sure(pick).click();
  const picked = await said;
  list.picked = picked;
  await list.updateComplete;
  return picked.parts.map(({ of, name: part }) => `${part} of ${of}`);
};

describe('a trade', () => {
  it('lists interchangeable pieces in one row with a count, and gives that many', async () => {
    const here = await evening();
    const hangar = cardsOf(await stocked(here));
    const ada = sure(hangar.pilots[0]);
    const cannon = sure(ada.stockpile.find(({ name }) => name === 'Autocannon'));
    const list = await fixture<GoodsList>(
      html`<goods-list
        .hangar=${hangar}
        .pilot=${{ ...ada, rounds: {}, stockpile: [cannon, { ...cannon, of: 'm1' }, { ...cannon, of: 'm3' }] }}
        .to=${'p2'}
      ></goods-list>`,
    );
    expect([...list.renderRoot.querySelectorAll('.row')].map(text)).to.deep.equal([
      "3 Autocannon of Finn's own; Ada's own; Cleo's own − 0 +",
    ]);
    expect(await pressed(list, 'One Autocannon more')).to.deep.equal(['Autocannon of m2']);
    expect(await pressed(list, 'One Autocannon more')).to.deep.equal([
      ...['Autocannon of m2', 'Autocannon of m1'],
    ]);
    expect(await pressed(list, 'One Autocannon less')).to.deep.equal(['Autocannon of m2']);
    await expectAccessible(list);
  });

  it('scrolls as one page on a phone, with no separately scrolling list', async () => {
    await setViewport({ width: 390, height: 500 });
    const here = await evening();
    const { stage } = await shown(here, (await both(here)).id);
    await until(() =>
      stage.renderRoot.querySelector('goods-list')?.renderRoot.querySelector('.row'),
    );
    stage.style.height = '500px';
    const cut = [...stage.renderRoot.querySelectorAll('.side')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    );
    expect(cut).to.deep.equal([]);
    const sides = sure(stage.renderRoot.querySelector('.sides'));
    expect(sides.scrollHeight).to.be.greaterThan(sides.clientHeight);
    await setViewport({ width: 800, height: 600 });
  });

  it('is done once both agree', async () => {
    const here = await evening();
    const { stage, said } = await shown(here, (await both(here)).id);
    await tick(stage, 0, 'Gyro');
    await tick(stage, 1, 'Autocannon');
    await expectAccessible(stage);
    button(stage, /^Does Ada agree\?/).click();
    await stage.updateComplete;
    expect(said).to.deep.equal([]);
    button(stage, /^Does Finn agree\? ?gets Gyro/).click();
    await until(() => said.length > 0);
    expect(said).to.deep.equal(['Ada gave Gyro; Finn gave Autocannon.']);
    expect(location.hash).to.equal(`#/hangar/${stage.hangarId}/stockpile`);
    const after = await here.enter(stage.hangarId);
    expect(
      cardsOf(after).pilots.map(({ stockpile }) => stockpile.map(({ name }) => name)[0]),
    ).to.include('Gyro');
    expect(sure(cardsOf(after).pilots[1]).stockpile.map(({ name }) => name)).to.deep.equal([
      'Gyro',
    ]);
  });

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    const here = await evening();
    const { stage } = await shown(here, (await both(here)).id);
    await tick(stage, 0, 'Gyro');
    await tick(stage, 1, 'Autocannon');
    button(stage, /^Does Ada agree\?/).click();
    await stage.updateComplete;
    button(stage, /^Does Finn agree\?/).click();
    stage.remove();
    const finns = async (): Promise<readonly string[]> =>
      sure(cardsOf(await here.enter(stage.hangarId)).pilots[1]).stockpile.map(({ name }) => name);
    await until(async () => (await finns()).includes('Gyro'));
    expect(location.hash).to.equal('');
  });

  it('is not done if the browser refuses, and can be agreed to again', async () => {
    const here = await evening();
    const hangar = await both(here);
    const gives = refusingEach(here, 'do');
    const { stage, said } = await shown(here, hangar.id);
    await tick(stage, 0, 'Gyro');
    const agree = async (): Promise<void> => {
      for (const name of [/^Does Ada agree\?/, /^Does Finn agree\?/]) {
        button(stage, name).click();
        await stage.updateComplete;
      }
    };
    await agree();
    await until(() => said.length === 1);
    await until(() => !button(stage, /^Does Ada agree\?/).disabled, 'nobody can agree any more');
    gives();
    await agree();
    await until(() => said.length === 2);
    expect(said[1]).to.equal('Ada gave Gyro; Finn gave nothing.');
  });

  it('always shows two different pilots, whichever side is changed', async () => {
    const here = await evening();
    const { stage } = await shown(here, (await both(here)).id);
    const sides = (): (readonly (string | null | undefined)[])[] =>
      [...stage.renderRoot.querySelectorAll('.side')].map((side) => [
        side.ariaLabel,
        side.querySelector('select')?.selectedOptions[0]?.label,
      ]);
    for (const [side, pilot, one, other] of [
      [0, 'p3', 'Cleo', 'Finn'],
      [1, 'p1', 'Cleo', 'Ada'],
      [0, 'p2', 'Finn', 'Ada'],
      [1, 'p3', 'Finn', 'Cleo'],
      [0, 'p1', 'Ada', 'Cleo'],
    ] as const) {
      const select = sure(stage.renderRoot.querySelectorAll('select')[side]);
      select.value = pilot;
      select.dispatchEvent(new Event('change'));
      await stage.updateComplete;
      expect(sides()).to.deep.equal([one, other].map((name) => [`${name} gives`, name]));
    }
  });

  it('must be agreed to again when something changes', async () => {
    const here = await evening();
    const { stage, said } = await shown(here, (await both(here)).id);
    await tick(stage, 0, 'Gyro');
    button(stage, /^Does Ada agree\?/).click();
    await stage.updateComplete;
    expect(agreements(stage)).to.deep.equal(['true', 'false']);
    await tick(stage, 1, 'Autocannon');
    expect(agreements(stage)).to.deep.equal(['false', 'false']);
    await tick(stage, 1, 'Autocannon');
    expect(agreements(stage)).to.deep.equal(['false', 'false']);
    button(stage, /^Does Ada agree\?/).click();
    await stage.updateComplete;
    button(stage, /^Ada agrees/).click();
    await stage.updateComplete;
    expect(agreements(stage)).to.deep.equal(['false', 'false']);
    expect(said).to.deep.equal([]);
  });

  it('must be agreed to again if another browser tab gave one of its parts away', async () => {
    const here = await evening();
    const hangar = await both(here);
    const { stage } = await shown(here, hangar.id);
    await tick(stage, 0, 'Gyro');
    await tick(stage, 1, 'Autocannon');
    button(stage, /^Does Ada agree\?/).click();
    await stage.updateComplete;
    expect(agreements(stage)).to.deep.equal(['true', 'false']);
    const elsewhere = await (await evening()).enter(hangar.id);
    const gyro = sure(cardsOf(elsewhere).pilots[0]).stockpile.find(({ name }) => name === 'Gyro');
    const { of, name } = sure(gyro);
    await done(
      elsewhere.do({
        kind: 'give',
        goods: { pilot: 'p1', parts: [{ of, name }], rounds: {} },
        to: 'p3',
      }),
    );
    await until(() => agreements(stage)[0] === 'false');
    expect(text(stage.renderRoot.querySelector('header p'))).to.equal('gives nothing');
  });

  it('needs two active pilots', async () => {
    const here = await evening();
    const hangar = await here.enter(await founded(here));
    await done(enlist(hangar, 'Ada'));
    const { stage } = await shown(here, hangar.id);
    expect(text(stage.renderRoot.querySelector('.none'))).to.equal(
      'It takes two active pilots to trade.',
    );
  });
});
