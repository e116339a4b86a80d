import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { OpenHangar } from '../../../src/elements/campaign/open-hangar.ts';
import { lastMission } from '../../../src/elements/contract/road-parts.ts';
import '../../../src/elements/contract/road-stage.ts';
import { sheetIsOpen } from '../../../src/elements/common/stage-keys.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { alone as adaAlone, boxed, contractOf } from '../../offline/hangars/contracts.ts';
import { cardsOf, done, enlist, founded, mustered } from '../../offline/hangars/evenings.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { button, griffin, press, text } from '../parts.ts';
import { until } from '../until.ts';

before(() => withOwnDatabase('viewscreen-road-stage'));

/** A hangar of one pilot, Ada, in a Griffin, with its road before her; or another of the same table. */
const alone = async (enter = adaAlone) => {
  const here = await boxed();
  const hangar = await enter(here);
  const stage = document.createElement('road-stage');
  stage.hangarId = hangar.id;
  hangarTable({ hangars: here.hangars, library: here.library }, stage);
  await until(() => stage.renderRoot.querySelector('.dock') !== null);
  return { stage, hangar };
};
const contractIn = async ({ hangar }: Awaited<ReturnType<typeof alone>>) => {
  await hangar.open();
  return sure(sure(hangar.hangar).contract);
};
const line = (stage: HTMLElement): string =>
  text(sure(stage.shadowRoot).querySelector('[role="status"]'));

describe('the road of a contract', () => {
  it('is taken by one pilot, says the day aloud, and shows three missions and fourteen enemies', async () => {
    const { stage } = await alone();
    button(stage, /^Take the contract/).click();
    await until(() => line(stage) === 'Day 1, 0 of 30 threat, 12 days left.');
    expect(stage.renderRoot.querySelectorAll('.offer')).to.have.length(3);
    expect(stage.renderRoot.querySelectorAll('.company li')).to.have.length(14);
    expect(stage.renderRoot.querySelectorAll('.stones li')).to.have.length(12);
    expect(stage.renderRoot.querySelectorAll('.hand li')).to.have.length(3);
    await expectAccessible(stage);
    stage.remove();
  });

  it('is gone by keys: R rests a day, 2 and Enter brief, and the cards are turned once', async () => {
    const road = await alone();
    const { stage } = road;
    button(stage, /^Take the contract/).click();
    await until(() => line(stage).startsWith('Day 1,'));
    await press(stage, 'r');
    sure(stage.renderRoot.querySelector<HTMLElement>('sheet-dialog .main')).click();
    await until(() => line(stage).startsWith('Day 2,'));
    const wanted = (await contractIn(road)).offers[1];
    const [, second] = stage.renderRoot.querySelectorAll<HTMLInputElement>('.offer input');
    sure(second).click();
    await press(stage, '1', '2');
    await press(sure(second), 'Enter');
    const turn = button(stage, /^Turn the .+ cards$/);
    turn.click();
    turn.click();
    await until(() => stage.renderRoot.querySelector('.column') !== null);
    const { days, mission } = await contractIn(road);
    expect(mission?.name).to.equal(wanted);
    expect(days).to.deep.equal(['rest']);
    const heading = stage.renderRoot.querySelector('h1');
    expect(text(heading)).to.equal(wanted);
    await until(() => sure(stage.shadowRoot).activeElement === heading);
    await expectAccessible(stage);
    stage.remove();
  });

  it('begins a fight of the column against its enemy, which cannot be called off', async () => {
    const road = await alone();
    const { hangar, stage } = road;
    button(stage, /^Take the contract/).click();
    await until(() => line(stage).startsWith('Day 1,'));
    await press(stage, 'Enter');
    button(stage, /^Turn the .+ cards$/).click();
    await until(() => stage.renderRoot.querySelector('.column') !== null);
    const fight = button(stage, /^Fight /);
    fight.click();
    fight.click();
    await until(() => location.hash.startsWith('#/duel/'));
    await hangar.open();
    const [game, ...more] = sure(hangar.hangar).open;
    expect(more).to.deep.equal([]);
    expect(game?.muster.mission).to.equal(true);
    expect((await hangar.callOff(sure(game).id)).kind).to.equal('hindered');
    await until(() => text(stage.renderRoot.querySelector('.dock .main')).startsWith('Go on'));
    stage.remove();
    location.hash = '';
  });

  it('leaves who has gone elsewhere while a fight begins where they are', async () => {
    const { hangar, stage } = await alone();
    button(stage, /^Take the contract/).click();
    await until(() => line(stage).startsWith('Day 1,'));
    await press(stage, 'Enter');
    button(stage, /^Turn the .+ cards$/).click();
    await until(() => stage.renderRoot.querySelector('.column') !== null);
    button(stage, /^Fight /).click();
    stage.remove();
    await until(async () => {
      await hangar.open();
      return hangar.hangar?.open.length;
    });
    expect(location.hash).to.equal('');
  });

  it("is not taken where nobody can fly, and says that a 'Mech under 60 tons is missing", async () => {
    const { stage } = await alone(async (here) => {
      const hangar = await here.enter(await founded(here));
      await done(enlist(hangar, 'Ada'));
      return hangar;
    });
    const dock = (): string => text(stage.renderRoot.querySelector('.dock'));
    await until(() => dock().includes("add a pilot with a 'Mech under 60 tons"));
    await press(stage, 'Enter');
    expect(dock()).to.match(/To the pilots$/);
    stage.remove();
  });

  it('briefs nobody while all are away; on the last day a rest ends it, and Enter takes no other', async () => {
    const road = await alone(async (here) => {
      const hangar = await adaAlone(here);
      await done(hangar.do(contractOf(1)));
      for (let day = 1; day < 12; day += 1) await done(hangar.do({ kind: 'rest' }));
      await done(enlist(hangar, 'Ben', griffin));
      await done(hangar.do({ kind: 'retire', pilot: 'p1', line: '' }));
      return hangar;
    });
    const { stage } = road;
    const sheet = () => text(stage.renderRoot.querySelector('sheet-dialog'));
    expect(text(stage.renderRoot.querySelector('.dock'))).to.include('Nobody can fly today.');
    await press(stage, 'Enter');
    expect(sheet()).to.equal('');
    await press(stage, 'r');
    expect(sheet()).to.include('This is the last day: if you rest, the contract ends unfulfilled.');
    sure(stage.renderRoot.querySelector<HTMLElement>('sheet-dialog .main')).click();
    await until(() => line(stage).startsWith('Not fulfilled') && !sheetIsOpen());
    await press(stage, 'Enter');
    expect((await contractIn(road)).days).to.have.length(12);
    stage.remove();
  });

  it('sends nobody to a fight who is at another game, and says so', async () => {
    const { stage } = await alone(async (here) => {
      const hangar = await adaAlone(here);
      await done(hangar.do(contractOf(1)));
      await done(enlist(hangar, 'Ben', griffin));
      await mustered(hangar, 'with paper');
      const mission = sure(sure(cardsOf(hangar).contract).offers[0]);
      await done(hangar.do({ kind: 'mission', mission }));
      return hangar;
    });
    expect(text(stage.renderRoot.querySelector('.squad'))).to.include('(Ada has a game to finish)');
    expect(button(stage, /^Nobody can fly today/).disabled).to.equal(true);
    stage.remove();
  });

  it('offers a lesson that is due to a pilot who is at no game', async () => {
    const road = await alone();
    const { stage, hangar: running } = road;
    button(stage, /^Take the contract/).click();
    await until(() => line(stage).startsWith('Day 1,'));
    const lessons = [{ pilot: 'p1', category: 'III' as const }];
    const contract = { ...(await contractIn(road)), lessons };
    const hangar = { ...sure(running.hangar), contract };
    const place = document.createElement('div');
    render(
      lastMission({ stage, open: new OpenHangar(stage, () => ''), running, hangar, contract }),
      place,
    );
    expect(text(place)).to.match(/^A lesson Ada has learned something: .+ \+1\. Take it$/);
    expect(sure(place.querySelector('button')).disabled).to.equal(false);
    stage.remove();
  });
});
