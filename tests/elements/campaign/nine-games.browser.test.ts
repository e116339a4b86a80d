import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import '../../../src/elements/cards/pilot-card.ts';
import '../../../src/elements/chronicle/chronicle-stage.ts';
import '../../../src/elements/chronicle/memorial-stage.ts';
import '../../../src/elements/hangar/hangar-stage.ts';
import '../../../src/elements/stockpile/stockpile-stage.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { shutdownOf } from '../../../src/rules/campaign/card/mech.ts';
import type { Mech } from '../../../src/rules/campaign/card/mech.ts';
import { folded } from '../../../src/rules/campaign/file/fold.ts';
import type { FighterStand } from '../../../src/rules/campaign/history/stand.ts';
import { sure } from '../../../src/rules/sure.ts';
import { halvesText } from '../../../src/rules/words/counted.ts';
import {
  bailOut,
  cardsOf,
  done,
  enlist,
  mustered,
  settlementOf,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { elementsIn } from '../composed.ts';
import { button, griffin, text } from '../parts.ts';
import { laid } from '../settlement/pages.ts';
import { until } from '../until.ts';
import { hangarTable } from './hangar-table.ts';
import { ENTERED, entered, settled } from './nine-games.ts';

before(() => withOwnDatabase('viewscreen-nine-games'));

/** In which turn the battle of a pilot ended, by the account of the game. */
const turnOf = (fighters: readonly FighterStand[], own: number): number => {
  const beaten = fighters.filter(({ victors }) => victors.some(({ fighter }) => fighter === own));
  const all = fighters.flatMap(({ turn }) => turn ?? []);
  const turns = beaten.length > 0 ? beaten.flatMap(({ turn }) => turn ?? []) : all;
  return fighters[own]?.turn ?? Math.max(0, ...turns);
};

/** The page of a game, and what turns it to a pilot's tab. */
const pageOf = async (here: Evening, hangar: RunningHangar, game: string) => {
  const page = await laid(here, hangar, game);
  const turn = async (name: string): Promise<void> => {
    const tab = elementsIn(page.stage.renderRoot).find(
      (each) => each.matches('[role=tab]') && text(each).startsWith(name),
    );
    (tab as HTMLElement).click();
    await page.stage.updateComplete;
    await page.shown();
  };
  return { page, turn };
};

/** Reads on the tab of each pilot when the battle ended, before anything is settled; returns how many it read. */
const readResults = async (here: Evening, hangar: RunningHangar, game: string): Promise<number> => {
  const { game: played, after } = settlementOf(hangar, game);
  const { page, turn } = await pageOf(here, hangar, game);
  let read = 0;
  for (const [place, fighter] of played.muster.fighters.entries()) {
    const id = 'pilot' in fighter ? fighter.pilot : '';
    await turn(sure(after.pilots.find((pilot) => pilot.id === id)).name);
    const [plate] = page.inside('result-panel', 'small');
    if (plate === undefined || played.stand.outcome.kind === 'nobody') continue;
    expect(plate, `${game} ${id}`).to.match(
      new RegExp(`^Turn ${turnOf(played.stand.fighters, place)}( ·|$)`),
    );
    read += 1;
  }
  page.stage.remove();
  return read;
};

/** Compares the table of changes of each pilot with the hangar before and after. */
const readChanges = async (here: Evening, hangar: RunningHangar, game: string): Promise<void> => {
  const { before: was, after, pilots } = settlementOf(hangar, game);
  const { page, turn } = await pageOf(here, hangar, game);
  for (const { pilot: id } of pilots) {
    const [old, now] = [was, after].map((of) => sure(of.pilots.find((each) => each.id === id)));
    await turn(sure(now).name);
    const rows = page.inside('before-after', 'tbody tr');
    for (const [what, one, other] of [
      ['Victories', halvesText(sure(old).victories), halvesText(sure(now).victories)],
      ['Experience', `${sure(old).experience} t`, `${sure(now).experience} t`],
      ['Stockpile', `${sure(old).stockpile.length} part`, `${sure(now).stockpile.length} part`],
    ] as const) {
      const row = rows.find((each) => each.startsWith(`${what} `));
      if (one === other) expect(row, `${what} of ${id}`).to.equal(undefined);
      else expect(row, `${what} of ${id}`).to.match(new RegExp(`^${what} ${one}.* ${other}s?$`));
    }
  }
  page.stage.remove();
};

const stageOf = async (here: Evening, id: string, tag: string, shown: string) => {
  const stage = document.createElement(tag) as LitElement & { hangarId: string };
  stage.hangarId = id;
  hangarTable(here, stage);
  const all = (selector: string): string[] =>
    elementsIn(stage.renderRoot)
      .filter((each) => each.matches(selector))
      .map(text);
  await until(() => all(shown).length > 0, `${tag} shows no ${shown}`);
  return { stage, all };
};

it('every figure on every page matches the fold after a campaign of nine games', async function campaign() {
  this.timeout(120_000);
  const { here, hangar } = await tuesday();
  for (const name of ['Cleo', 'Dora']) await done(enlist(hangar, name, griffin));
  let results = 0;
  const close = async (game: string): Promise<void> => {
    results += await readResults(here, hangar, game);
    await settled(hangar, game);
    await readChanges(here, hangar, game);
    await done(hangar.closePage(game));
  };
  for (let duel = 0; duel < 2; duel += 1) {
    const begun = await mustered(hangar);
    await bailOut(here, begun.duel);
    await hangar.open();
    await close(begun.game);
  }
  for (const game of ENTERED) await close(await entered(hangar, game));

  expect(results).to.equal(14);
  const { founding } = cardsOf(hangar);
  const { hangar: fold, fault } = folded(founding, await hangar.past(), hangar.find);
  expect(fault).to.equal(null);
  // As the circle has it in pencil: two victories in the third game, half of one in the sixth.
  expect(fold.pilots.map(({ games, name, victories }) => [name, games, victories])).to.deep.equal([
    ['Ada', 8, 7.5],
    ['Finn', 7, 1],
    ['Cleo', 3, 1],
    ['Dora', 3, 0],
  ]);
  const flying = fold.pilots.filter(({ end }) => end === null);
  const mechOf = (id: string | null): Mech => sure(fold.mechs.find((mech) => mech.id === id));

  const berths = await stageOf(here, hangar.id, 'hangar-stage', '.state');
  await until(() => berths.all('hangar-berth').length === flying.length);
  for (const { name, games, victories, experience, mech } of flying) {
    const berth = sure(berths.all('article').find((words) => words.includes(` ${name} `)));
    const flown = mechOf(mech);
    const booklet = sure(hangar.find(flown.booklet, flown.edition));
    expect(berth).to.contain(
      `${games} ${games === 1 ? 'game' : 'games'}, ${halvesText(victories)} ${victories === 1 ? 'victory' : 'victories'}`,
    );
    expect(berth).to.contain(experience > 0 ? `${experience} t of experience` : 'no experience');
    expect(berth).to.contain(`shuts down at ${shutdownOf(booklet, flown)}`);
    for (const [kind, full] of Object.entries(booklet.statCard.ammunition))
      expect(berth).to.contain(`${flown.ammunition[kind]}/${full}`);
  }
  berths.stage.remove();

  const stock = await stageOf(here, hangar.id, 'stockpile-stage', '.chips button');
  expect(stock.all('.chips button').map((words) => words.replace(/ ·.*/, ''))).to.include.members(
    flying.map(({ name, stockpile }) => `${name} ${stockpile.length}`),
  );
  for (const { name, stockpile } of flying) {
    button(stock.stage, new RegExp(`^${name}`)).click();
    await until(() => {
      const counts = stock.all('.groups .count').map(Number);
      return counts.length > 0 || stockpile.length === 0;
    });
  }
  stock.stage.remove();

  const chronicle = await stageOf(here, hangar.id, 'chronicle-stage', '.beat .sum');
  const sums = chronicle.all('.beat tbody tr').map((row) => row.split(' ').at(-1));
  expect(sums).to.include.members(['7½', '1', '0']);
  expect(chronicle.all('game-story')).to.have.length(9);
  expect(chronicle.all('.result').every((words) => !/\s[,:]/.test(words))).to.equal(true);
  chronicle.stage.remove();

  const memorial = await stageOf(here, hangar.id, 'memorial-stage', '.lost li');
  const lost = fold.mechs.filter(({ fate }) => fate?.kind === 'lost');
  await until(() => memorial.all('.lost li').length === lost.length);
  for (const { name, games } of lost)
    expect(
      memorial
        .all('.lost li')
        .some(
          (row) =>
            row.startsWith(name) && row.includes(`, ${games} ${games === 1 ? 'game' : 'games'}`),
        ),
      name,
    ).to.equal(true);
  memorial.stage.remove();
});
