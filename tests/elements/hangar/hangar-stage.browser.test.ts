import { expect } from '@open-wc/testing';
import '../../../src/elements/hangar/hangar-stage.ts';
import type { HangarStage } from '../../../src/elements/hangar/hangar-stage.ts';
import { expectAccessible } from '../../axe.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  bailedOut,
  bailOut,
  cardsOf,
  closedOnPaper,
  done,
  duelOf,
  enlist,
  evening,
  founded,
  mustered,
  nextChoice,
  settleAll,
  settlementOf,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { sure } from '../../../src/rules/sure.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { button, dropFiles, filesTold, griffin, press, text } from '../parts.ts';
import { until } from '../until.ts';

before(() => withOwnDatabase('viewscreen-hangar-stage'));

/** What a test adds to the page is removed before the next. */
const laid: Element[] = [];

const lay = ({ hangars, library }: Evening, id: string) => {
  const stage = document.createElement('hangar-stage');
  laid.push(stage);
  stage.hangarId = id;
  const said = hangarTable({ hangars, library }, stage);
  const berths = (): string[] =>
    [...stage.renderRoot.querySelectorAll('hangar-berth')].map((berth) =>
      text(berth.shadowRoot?.querySelector('.text')),
    );
  const there = (many: number): Promise<void> =>
    until(() => berths().filter(Boolean).length === many);
  const open = (): string[] => [...stage.renderRoot.querySelectorAll('.open-games p')].map(text);
  return { stage, said, berths, there, open };
};

/** Counts the rows read from a table from now on, by any method. */
const countReads = (table: string): (() => number) => {
  let rows = 0;
  for (const [store, ways] of [
    [IDBObjectStore.prototype, ['get', 'getAll']],
    [IDBIndex.prototype, ['get', 'getAll']],
  ] as const)
    for (const way of ways) {
      const found = Object.getOwnPropertyDescriptor(store, way)!;
      Object.defineProperty(store, way, {
        ...found,
        value(this: IDBObjectStore | IDBIndex, ...asked: readonly unknown[]) {
          const of = this instanceof IDBIndex ? this.objectStore : this;
          const request = Reflect.apply(found.value as () => IDBRequest, this, asked);
          if (of.name === table)
            request.addEventListener('success', () => {
              rows += Array.isArray(request.result) ? request.result.length : 1;
            });
          return request;
        },
      });
      giveBack.push(() => Object.defineProperty(store, way, found));
    }
  return () => rows;
};
const giveBack: (() => void)[] = [];
afterEach(() => {
  for (const back of giveBack.splice(0).toReversed()) back();
});

const link = (stage: HangarStage, name: string): HTMLAnchorElement | undefined =>
  [...stage.renderRoot.querySelectorAll<HTMLAnchorElement>('.dock a')].find((each) =>
    text(each).startsWith(name),
  );

afterEach(() => {
  for (const stage of laid.splice(0)) stage.remove();
  location.hash = '';
});

describe('a hangar', () => {
  it('counts the ammunition of a Griffin in missiles', async () => {
    const { here, hangar } = await tuesday();
    await done(enlist(hangar, 'Cleo', griffin));
    const { berths, there } = lay(here, hangar.id);
    await there(3);
    expect(berths()[2]).to.contain('Griffin · shuts down at 30 · 6/6 missiles');
  });

  it("shows each pilot with the present state of their 'Mech", async () => {
    const { here, hangar } = await tuesday();
    const { stage, berths, there } = lay(here, hangar.id);
    await there(2);
    expect(berths()[0]).to.equal(
      'Recruit Ada Night Post no games yet no experience Rifleman · shuts down at 30 · 8/8 rounds new',
    );
    expect(text(stage.renderRoot.querySelector('h1'))).to.equal('Tuesdays');
    expect(text(stage.renderRoot.querySelector('.add'))).to.equal(
      'Add a pilot any name, any booklet on the shelf',
    );
    expect(text(stage.renderRoot.querySelector('.heading p'))).to.match(
      /^Founded on .+\. Two pilots fly\.$/,
    );
    expect(link(stage, 'Muster a game')?.getAttribute('href')).to.equal(
      `#/hangar/${hangar.id}/muster`,
    );
    await expectAccessible(stage);
  });

  it('shows the results of its games: rings, experience, parts, a replacement, the last game', async () => {
    const { here, hangar } = await tuesday();
    await closedOnPaper(hangar);
    const { stage, berths, there } = lay(here, hangar.id);
    await there(2);
    expect(berths()[0]).to.equal(
      "Pilot Ada Night Post 1 on Ada's own 60 t of experience 1 game, 1 victory Rifleman · shuts down at 29 · 8/8 rounds whole",
    );
    expect(berths()[1]).to.contain("no rings on this 'Mech yet");
    expect(berths()[1]).to.contain('−3 replacement');
    await until(() =>
      text(stage.renderRoot.querySelector('.hint')).startsWith('Last game: Ada beat Finn on '),
    );
    expect(text(stage.renderRoot.querySelector('.heading p'))).to.match(/^One game since /);
    await expectAccessible(stage);
  });

  it('does not show the last game of the hangar that was open before', async () => {
    const { here, hangar } = await tuesday();
    await closedOnPaper(hangar);
    const second = await here.enter(await founded(here, 'Thursdays'));
    await done(enlist(second, 'Ben'));
    const { stage, there } = lay(here, hangar.id);
    const hint = () => text(stage.renderRoot.querySelector('.hint'));
    await until(() => hint().startsWith('Last game: Ada beat Finn on '));
    stage.hangarId = second.id;
    await there(1);
    expect(hint()).to.equal('');
  });

  it('puts a game in progress on top, links to its duel, and calls it off once confirmed', async () => {
    const { here, hangar } = await tuesday();
    const { duel } = await mustered(hangar);
    const { stage, berths, said, there, open } = lay(here, hangar.id);
    await there(2);
    expect(open()).to.deep.equal(['Game 1: Ada against Finn is being played.']);
    expect(berths()[0]).to.contain('new in game 1');
    const goesOn = stage.renderRoot.querySelector('.open-games a');
    expect(goesOn?.getAttribute('href')).to.equal(`#/duel/${duel}`);
    await expectAccessible(stage);
    await press(stage, 'Enter');
    expect(said).to.deep.equal([
      "A game needs a pilot who has a 'Mech and is not in another game.",
    ]);
    button(stage, 'Call it off…').click();
    button(stage, 'Call it off').click();
    await until(() => stage.renderRoot.querySelector('.open-games') === null);
    await until(() => said.at(-1) === 'Game 1 is called off.');
    await press(stage, 'Enter');
    expect(location.hash).to.equal(`#/hangar/${hangar.id}/muster`);
  });

  it("says where a hangar's file belongs that comes before the hangar is here", async () => {
    const stage = document.createElement('hangar-stage');
    laid.push(stage);
    stage.hangarId = 'tuesdays';
    const { library } = await evening();
    hangarTable({ hangars: () => new Promise(() => undefined), library }, stage);
    await stage.updateComplete;
    const told = filesTold(stage);
    dropFiles(stage, { 'tuesdays.txt': '{"viewscreen":"hangar","version":1}' });
    await until(() => told.length > 0);
    expect(told).to.deep.equal([[["tuesdays.txt is a hangar's file.", '#/hangar']]]);
  });

  it('says who has settled, and links to the settlement page', async () => {
    const { here, hangar } = await tuesday();
    const { game, duel } = await mustered(hangar);
    await bailOut(here, duel);
    const { stage, there, open } = lay(here, hangar.id);
    await there(2);
    await until(() => open()[0] === 'Game 1: nobody has settled yet.');
    const running = await here.enter(hangar.id);
    for (;;) {
      const choice = sure(nextChoice(settlementOf(running, game)));
      if (choice.pilot === 'p2') break;
      await done(running.choose(game, choice));
    }
    stage.remove();
    const again = lay(here, hangar.id);
    await until(() => again.open()[0] === 'Game 1: Ada has settled, Finn has not.');
    const goesOn = again.stage.renderRoot.querySelector('.open-games a');
    expect(goesOn?.getAttribute('href')).to.equal(`#/hangar/${hangar.id}/game/${game}`);
  });

  it("draws 24 berths one by one, shows a pilot without a 'Mech, and reads only the last game", async () => {
    const here = await evening();
    const hangar = await here.enter(await founded(here));
    for (let berth = 1; berth <= 24; berth += 1)
      await done(enlist(hangar, `Pilot ${berth}`, berth % 2 ? griffin : undefined));
    const { game } = await mustered(hangar, 'with paper');
    await done(hangar.playedOnPaper(game, bailedOut(hangar)));
    for (let next = nextChoice(settlementOf(hangar, game)); next;) {
      await done(hangar.choose(game, next.step === 'replacement' ? { ...next, mech: null } : next));
      next = nextChoice(settlementOf(hangar, game));
    }
    await done(hangar.closePage(game));
    const again = await hangar.begin(duelOf(hangar, ['p3', 'p4']), 'with paper');
    const second = again.kind === 'done' ? again.game : '';
    await done(hangar.playedOnPaper(second, bailedOut(hangar, ['p3', 'p4'])));
    await settleAll(hangar, second);
    const read = countReads('games');
    const { stage, berths, there } = lay(here, hangar.id);
    // Each berth is drawn in its own task, and only the last of its games is read.
    const drawnAtOnce: number[] = [];
    new MutationObserver(() => drawnAtOnce.push(berths().filter(Boolean).length)).observe(
      stage.renderRoot,
      { childList: true, subtree: true },
    );
    await there(24);
    expect(drawnAtOnce[0]).to.equal(0);
    await until(() => text(stage.renderRoot.querySelector('.hint')) !== '');
    expect(read()).to.equal(1);
    expect(berths()[1]).to.contain("without a 'Mech");
    await expectAccessible(stage);
  });

  it('reminds only once that five games are not backed up, then says so quietly until a file is saved', async () => {
    const { here, hangar } = await tuesday();
    for (let games = 0; games < 5; games += 1) {
      const { game } = await mustered(hangar, 'with paper');
      const stand = { ...bailedOut(hangar), outcome: { kind: 'nobody' as const } };
      await done(
        hangar.playedOnPaper(game, {
          ...stand,
          fighters: stand.fighters.map((fighter) => ({
            ...fighter,
            ...{ out: null, turn: null, victors: [] },
          })),
        }),
      );
      await settleAll(hangar, game);
    }
    const { stage, there } = lay(here, hangar.id);
    await there(2);
    const reminder = () => text(stage.renderRoot.querySelector('.reminder p'));
    await until(() => reminder().startsWith('Five games of this hangar are not backed up.'));
    await expectAccessible(stage);
    // The disk records that the reminder was shown.
    await until(async () => {
      await hangar.open();
      return !hangar.remind;
    });
    stage.remove();
    const again = lay(here, hangar.id);
    await again.there(2);
    expect(again.stage.renderRoot.querySelector('.reminder')).to.equal(null);
    // A quiet line remains until a file is saved.
    const quiet = again.stage.renderRoot.querySelector('.unsaved');
    expect(text(quiet)).to.equal('5 games not backed up. Save the file');
    again.stage.remove();
    await done(hangar.saved(5));
    const saved = lay(here, hangar.id);
    await saved.there(2);
    expect(saved.stage.renderRoot.querySelector('.unsaved')).to.equal(null);
    expect(cardsOf(hangar).pilots).to.have.length(2);
  });
});
