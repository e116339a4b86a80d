import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/elements/table/muster/muster-stage.ts';
import type { MusterStage } from '../../../../src/elements/table/muster/muster-stage.ts';
import type { RunningHangar } from '../../../../src/offline/hangars/running-hangar.ts';
import type { Evening } from '../../../offline/hangars/evenings.ts';
import {
  adaAndFinn,
  cardsOf,
  closedOnPaper,
  done,
  enlist,
  evening,
  founded,
  mustered,
} from '../../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../../offline/fights/visits.ts';
import { expectAccessible } from '../../../axe.ts';
import { flownBy } from '../../opponent/flown-by.ts';
import { loadAnew } from '../../drafts.ts';
import { griffin, rifleman } from '../../parts.ts';
import { until } from '../../until.ts';
import { hangarTable } from '../../campaign/hangar-table.ts';
import { refusingEach } from '../../campaign/refusing.ts';

before(() => withOwnDatabase('viewscreen-muster'));
beforeEach(() => {
  history.replaceState(null, '', '#/hangar/x/muster');
});

const words = (of: Element | null | undefined): string =>
  of?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

const stageOf = async ({ hangars, library }: Evening, { id }: RunningHangar) => {
  const stage: MusterStage = document.createElement('muster-stage');
  stage.hangarId = id;
  const said = hangarTable({ hangars, library }, stage);
  await until(() => stage.renderRoot?.querySelector('.dock') !== null);
  const all = (what: string): string[] =>
    [...stage.renderRoot.querySelectorAll(what)].map((each) => words(each));
  const side = (label: string): HTMLButtonElement => {
    const found = stage.renderRoot.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    if (!found) throw new Error(`There is nothing called ${label}.`);
    return found;
  };
  /** Taps in the left column, then in the right one, unless already pressed. */
  const call = async (left: readonly string[], right: readonly string[] = []): Promise<void> => {
    for (const [column, names] of [left, right].entries())
      for (const name of names) {
        const row = [...stage.renderRoot.querySelectorAll('.row')].find(
          (each) => words(each.querySelector('h3')) === name,
        );
        const sign = row?.querySelectorAll<HTMLButtonElement>('.sides button')[column];
        if (sign?.ariaPressed !== 'true') sign?.click();
        await stage.updateComplete;
      }
  };
  const main = (): HTMLButtonElement => stage.renderRoot.querySelector('.dock .main')!;
  return { stage, said, all, call, side, main };
};

/** Ada, Finn and the others given, who fly Griffins. */
const circleOf = async (here: Evening, ...others: readonly string[]): Promise<RunningHangar> => {
  const hangar = await adaAndFinn(here);
  for (const other of others) await done(enlist(hangar, other, griffin));
  return hangar;
};

describe('mustering', () => {
  it('starts nothing if the browser refuses, and starts on the next press', async () => {
    const here = await evening();
    const hangar = await circleOf(here);
    const gives = refusingEach(here, 'begin');
    const { call, main, said } = await stageOf(here, hangar);
    await call(['Ada'], ['Finn']);
    main().click();
    await until(() => said.length === 1);
    expect(said[0]).to.contain('This browser gave no answer.');
    gives();
    main().click();
    await until(() => location.hash.startsWith('#/duel/'));
  });

  it("shows each pilot's 'Mech, and cannot start until both sides have a pilot", async () => {
    const here = await evening();
    const { all, call, main, stage } = await stageOf(here, await circleOf(here, 'Ben'));
    expect(words(stage.renderRoot.querySelector('stage-bar'))).to.contain('Muster game 1');
    expect(all('.row .who-is p').slice(0, 2)).to.deep.equal([
      "Ada's own, Rifleman · shuts down at 30 · 8/8 rounds",
      "Finn's own, Rifleman · shuts down at 30 · 8/8 rounds",
    ]);
    expect(main().disabled).to.equal(true);
    await call(['Ada']);
    expect(all('.who-fights')).to.deep.equal(['Ada: against whom?']);
    expect(main().disabled).to.equal(true);
    await call([], ['Finn']);
    expect(all('.who-fights')).to.deep.equal(['Ada against Finn']);
    expect(words(main())).to.contain('Start the duel');
    expect(main().disabled).to.equal(false);
    await expectAccessible(stage);
  });

  it('pairs the only two available pilots, until they are taken off', async () => {
    const here = await evening();
    const { all, main, side, stage } = await stageOf(here, await circleOf(here));
    expect(all('.who-fights')).to.deep.equal(['Ada against Finn']);
    expect(main().disabled).to.equal(false);
    for (const sign of ['Finn: East', 'Ada: West']) {
      side(sign).click();
      await stage.updateComplete;
    }
    expect(stage.renderRoot.querySelector('.sides [aria-pressed="true"]')).to.equal(null);
    expect(main().disabled).to.equal(true);
  });

  it('shows what each pilot brings along, and where it comes from', async () => {
    const here = await evening();
    const hangar = await circleOf(here);
    await closedOnPaper(hangar);
    const { all, call, stage } = await stageOf(here, hangar);
    expect(words(stage.renderRoot.querySelector('stage-bar'))).to.contain('Muster game 2');
    await call(['Ada'], ['Finn']);
    expect(all('.brings').join(' ')).to.contain('Shuts down at 29 30 as printed, worn by 1 game');
    expect(all('.brings').join(' ')).to.contain('Every score −3 a replacement, −3 when new');
    expect(all('.warn')).to.deep.equal(['replacement: every score −3']);
    await expectAccessible(stage);
  });

  it('keeps the sides as tapped, and gives the smaller one the lone sign that it has in the fight', async () => {
    const here = await evening();
    const { all, call, side, stage } = await stageOf(here, await circleOf(here, 'Ben'));
    await call(['Ada', 'Finn'], ['Ben']);
    expect(all('.who-fights')).to.deep.equal(['Ada and Finn against Ben']);
    expect(all('.battle h3 b')).to.deep.equal(['Ben', 'Ada', 'Finn']);
    const signs = [...stage.renderRoot.querySelectorAll<SVGElement>('.battle .mark')];
    expect(signs.map(({ dataset }) => dataset['side'])).to.deep.equal(['lone', 'rival', 'rival']);
    const signOn = (name: string): string | undefined =>
      side(name).querySelector<SVGElement>('.mark')?.dataset['side'];
    expect([signOn('Ada: West'), signOn('Ben: East')]).to.deep.equal(['rival', 'lone']);
    expect(side('Ada: West').getAttribute('aria-pressed')).to.equal('true');
    expect(side('Ben: East').getAttribute('aria-pressed')).to.equal('true');
    side('Finn: West').click();
    await stage.updateComplete;
    expect(all('.who-fights')).to.deep.equal(['Ada against Ben']);
  });

  it('lets a pilot change opponents in a fight of two battles, and says so', async () => {
    const here = await evening();
    const hangar = await circleOf(here, 'Ben', 'Cleo', 'Dov');
    const { all, call, side, stage } = await stageOf(here, hangar);
    await call(['Ada', 'Finn'], ['Ben', 'Cleo', 'Dov']);
    const battles = (): string[][] =>
      [...stage.renderRoot.querySelectorAll('.battle')].map((battle) =>
        [...battle.querySelectorAll('h3 b')].map(words),
      );
    expect(battles()).to.deep.equal([
      ['Ada', 'Ben', 'Dov'],
      ['Finn', 'Cleo'],
    ]);
    side('Move or remove Dov').click();
    await stage.updateComplete;
    const sheet = stage.renderRoot.querySelector('place-sheet')!;
    await sheet.updateComplete;
    [...sheet.renderRoot.querySelectorAll('button')]
      .find((each) => words(each) === 'Against Finn')!
      .click();
    await stage.updateComplete;
    expect(battles()).to.deep.equal([
      ['Ada', 'Ben'],
      ['Finn', 'Cleo', 'Dov'],
    ]);
    expect(all('[role=status]')).to.deep.equal(['Dov has moved.']);
    expect(all('.dock .main')[0]).to.contain('Start the fight');
    expect(all('.who-fights')).to.deep.equal(['two against three']);
  });

  it('K14: lets a pilot who is alone meet a stranger, flown by a pilot of the game', async () => {
    const here = await evening();
    const hangar = await here.enter(await founded(here));
    await done(enlist(hangar, 'Ada'));
    const { all, stage } = await stageOf(here, hangar);
    await until(() => all('.battle h3 b').length === 2);
    expect(all('.few')[0]).to.contain('One pilot is enough');
    const row = stage.renderRoot.querySelector('[data-pilot="stranger"]')!;
    const name = row.querySelector('input')!;
    const calls = async (typed: string): Promise<void> => {
      name.value = typed;
      name.dispatchEvent(new Event('input'));
      await stage.updateComplete;
    };
    await calls('Ada');
    expect(all('.who-fights')[0]).to.contain('give the stranger another name');
    await calls('Gil');
    expect(all('.battle h3 b')).to.deep.equal(['Ada', 'Gil']);
    await expectAccessible(stage);
    stage.renderRoot.querySelector('form')!.requestSubmit();
    await until(() => location.hash.startsWith('#/duel/'));
    const [game] = cardsOf(await here.enter(hangar.id)).open;
    expect(game!.muster.fighters[1]).to.include({ foe: 'Gil', starts: null });
  });

  it("calls a stranger once the booklet of that 'Mech is read, and the first of the shelf where it has left", async () => {
    const here = await evening();
    const hangar = await here.enter(await founded(here));
    await done(enlist(hangar, 'Ada'));
    const read = here.library.read.bind(here.library);
    let comes = (): void => undefined;
    const later = new Promise<void>((resolve) => (comes = resolve));
    here.library.read = async (id, edition) => {
      if (id === griffin.id) await later;
      return read(id, edition);
    };
    const { all, main, stage } = await stageOf(here, hangar);
    await until(() => !main().disabled);
    const mech = stage.renderRoot.querySelector<HTMLSelectElement>('[data-pilot=stranger] select')!;
    mech.value = griffin.id;
    mech.dispatchEvent(new Event('change'));
    await stage.updateComplete;
    expect(main().disabled).to.equal(true);
    comes();
    await until(() => !main().disabled);
    expect(all('.battle').join(' ')).to.contain('Griffin');
    stage.remove();
    await loadAnew();
    const left = await evening(rifleman);
    const again = await stageOf(left, await left.enter(hangar.id));
    await until(() => !again.main().disabled);
  });

  it('starts the duel, and then shows both pilots as away in it', async () => {
    const here = await evening();
    const hangar = await circleOf(here);
    const { call, stage } = await stageOf(here, hangar);
    await call(['Ada'], ['Finn']);
    stage.renderRoot.querySelector('form')!.requestSubmit();
    await until(() => location.hash.startsWith('#/duel/'));
    const after = await here.enter(hangar.id);
    const [game] = cardsOf(after).open;
    expect(location.hash).to.equal(`#/duel/${after.duelOf(game!.id)}`);
    const { all, stage: again } = await stageOf(here, hangar);
    expect(all('.row.away p')).to.deep.equal([
      "Ada's own · game 1 is not over",
      "Finn's own · game 1 is not over",
    ]);
    expect(again.renderRoot.querySelector('.row.away a')?.getAttribute('href')).to.equal(
      location.hash,
    );
    expect(all('.few')[0]).to.contain('Nobody of the hangar is free to fight.');
    await expectAccessible(again);
  });

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    const here = await evening();
    const hangar = await circleOf(here);
    const { call, stage } = await stageOf(here, hangar);
    await call(['Ada'], ['Finn']);
    stage.renderRoot.querySelector('form')!.requestSubmit();
    stage.remove();
    await until(async () => cardsOf(await here.enter(hangar.id)).open.length > 0);
    expect(location.hash).to.equal('#/hangar/x/muster');
  });

  it('keeps the called pilots through a reload, and drops one who is in a game by then', async () => {
    const here = await evening();
    const hangar = await circleOf(here, 'Ben');
    const first = await stageOf(here, hangar);
    await first.call(['Ada'], ['Ben']);
    first.stage.remove();
    await loadAnew();
    const second = await stageOf(here, hangar);
    expect(second.all('.who-fights')).to.deep.equal(['Ada against Ben']);
    await mustered(await (await evening()).enter(hangar.id));
    await until(() => second.all('.row.away').length === 2);
    expect(second.all('.who-fights')).to.deep.equal(['Ben: against whom?']);
  });

  it("lets a computer pilot fly an absent pilot's 'Mech, which remains that pilot's", async () => {
    const here = await evening();
    const hangar = await circleOf(here);
    const { all, stage } = await stageOf(here, hangar);
    const [ada, finn] = stage.renderRoot.querySelectorAll('opponent-button');
    expect(finn?.heading).to.equal("Who flies Finn's Rifleman?");
    await flownBy(finn!, 'Iris veteran');
    await stage.updateComplete;
    expect(all('.battle h3')[1]).to.equal("Finn Finn's own, Rifleman, flown by Iris");
    expect(all('[role=status]')).to.deep.equal(['Iris flies in seat 2.']);
    await until(() => words(finn!.renderRoot.querySelector('.name')) === 'Finn Iris, veteran');
    await expectAccessible(stage);
    await flownBy(ada!, 'Tuck recruit');
    await stage.updateComplete;
    expect(all('.who-fights')[0]).to.contain('At least one person plays');
    expect(stage.renderRoot.querySelector<HTMLButtonElement>('.dock .main')?.disabled).to.equal(
      true,
    );
    await flownBy(ada!, 'Ada');
    await stage.updateComplete;
    stage.renderRoot.querySelector('form')!.requestSubmit();
    await until(() => location.hash.startsWith('#/duel/'));
    const row = await here.saves.get(location.hash.slice('#/duel/'.length));
    if (!row || 'unreadable' in row) throw new Error('the duel is not kept');
    expect(row.summary.pilots).to.deep.equal(['Ada', 'Finn']);
    expect(row.chooses?.map((each) => (each === 'person' ? each : each.pilot))).to.deep.equal([
      'person',
      'Iris',
    ]);
  });

  it('keeps the computer pilot through a reload, and drops it for a game with paper', async () => {
    const here = await evening();
    const hangar = await circleOf(here);
    const first = await stageOf(here, hangar);
    await flownBy(first.stage.renderRoot.querySelectorAll('opponent-button')[1]!, 'Sable ace');
    first.stage.remove();
    await loadAnew();
    const { all, stage } = await stageOf(here, hangar);
    expect(all('.battle h3')[1]).to.contain('flown by Sable');
    expect(all('.secrecy label')).to.deep.equal(['One pilot', 'With paper']);
    stage.renderRoot.querySelectorAll<HTMLInputElement>('.secrecy input')[1]!.click();
    await stage.updateComplete;
    expect(all('.battle h3')[1]).not.to.contain('flown');
    expect(stage.renderRoot.querySelector('opponent-button')).to.equal(null);
  });

  it('says why no one can be mustered in a hangar without pilots', async () => {
    const here = await evening();
    const hangar = await here.enter(await founded(here));
    const { all, main } = await stageOf(here, hangar);
    expect(all('.few')[0]).to.contain('Nobody of the hangar is free to fight.');
    expect(main().disabled).to.equal(true);
  });

  it('works by keys: Space picks a side, Enter starts', async () => {
    const here = await evening();
    const { side, all } = await stageOf(here, await circleOf(here, 'Ben'));
    side('Ada: West').focus();
    await sendKeys({ press: 'Space' });
    side('Finn: East').focus();
    await sendKeys({ press: 'Space' });
    await until(() => all('.who-fights')[0] === 'Ada against Finn');
    side('Finn: East').blur();
    await sendKeys({ press: 'Enter' });
    await until(() => location.hash.startsWith('#/duel/'));
  });
});
