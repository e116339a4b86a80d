import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import '../../../src/elements/chronicle/chronicle-stage.ts';
import type { ChronicleStage } from '../../../src/elements/chronicle/chronicle-stage.ts';
import { sure } from '../../../src/rules/sure.ts';
import { expectAccessible } from '../../axe.ts';
import type { Evening } from '../../offline/hangars/evenings.ts';
import {
  adaAndFinn,
  bailedOut,
  bailOut,
  cardsOf,
  closedAfterDuel,
  done,
  duelOf,
  enlist,
  evening,
  mustered,
  settleAll,
  tuesday,
} from '../../offline/hangars/evenings.ts';
import { withOwnDatabase } from '../../offline/fights/visits.ts';
import { hangarTable } from '../campaign/hangar-table.ts';
import { refusingEach } from '../campaign/refusing.ts';
import { button, text } from '../parts.ts';
import { stocked } from '../stockpile/stocked.ts';
import { until } from '../until.ts';

before(() => withOwnDatabase('viewscreen-chronicles'));
afterEach(() => document.querySelector('chronicle-stage')?.remove());

const shown = async (here: Evening, id: string): Promise<ChronicleStage> => {
  const stage = document.createElement('chronicle-stage');
  stage.hangarId = id;
  hangarTable(here, stage);
  await until(() => stage.renderRoot.querySelector('.columns, .empty') !== null);
  return stage;
};

const storiesOf = (stage: ChronicleStage): string[] =>
  [...stage.renderRoot.querySelectorAll('game-story')].map((story) =>
    text(story.renderRoot.querySelector('.words')),
  );

/** Ada and Finn play a number of duels; in each of them Finn bails out at once. */
const played = async (here: Evening, games: number) => {
  const hangar = await adaAndFinn(here);
  for (let game = 0; game < games; game += 1) {
    await closedAfterDuel(here, hangar);
  }
  return hangar;
};

describe('the chronicle', () => {
  it('says what it will hold, and links to a first game, while it is empty', async () => {
    const here = await evening();
    const stage = await shown(here, (await adaAndFinn(here)).id);
    const link = stage.renderRoot.querySelector('.empty a');
    expect(link?.getAttribute('href')).to.equal(`#/hangar/${stage.hangarId}/muster`);
    await expectAccessible(stage);
  });

  it('tells each game from its record: headline, two sentences and result, with links to the replay', async () => {
    const here = await evening();
    const hangar = await played(here, 2);
    const stage = await shown(here, hangar.id);
    await until(() => storiesOf(stage).every((story) => story.includes('bails out')));
    const [newest, oldest] = storiesOf(stage);
    expect(newest).to.match(
      /^Game 2 · .* Finn does not wait, play game 2 again View screen \d+, letter \w: Finn bails out of Second of p2 in turn 1, with armor 38 left\. Ada's own stands with armor 38\. Ada beat Finn Analysis of game 2 Comic page, game 2$/,
    );
    expect(oldest).to.contain("Finn bails out of Finn's own");
    const story = sure(stage.renderRoot.querySelector('game-story'));
    expect(text(story.renderRoot.querySelector('.number'))).to.match(/^\d+$/);
    expect(story.renderRoot.querySelector('a')?.getAttribute('href')).to.match(
      new RegExp(`^#/hangar/${hangar.id}/record/[a-z0-9-]+$`),
    );
    expect(story.renderRoot.querySelector('.comic')?.getAttribute('href')).to.match(
      new RegExp(`^#/hangar/${hangar.id}/comic/[a-z0-9-]+$`),
    );
    expect(story.renderRoot.querySelector('.analysis')?.getAttribute('href')).to.match(
      new RegExp(`^#/hangar/${hangar.id}/analysis/[a-z0-9-]+$`),
    );
    await expectAccessible(stage);
  });

  it('shows the result of a game played with paper, without a replay', async () => {
    const here = await evening();
    const stage = await shown(here, (await stocked(here)).id);
    await until(() => storiesOf(stage).some((story) => story.includes('bails out')));
    expect(storiesOf(stage)[0]).to.contain('with paper');
    // No page was seen, so none is named, and no blank comes before a comma.
    const story = sure(stage.renderRoot.querySelector('game-story')).renderRoot;
    expect(story.querySelector('.number')).to.equal(null);
    expect(story.querySelector('.result')?.textContent).not.to.match(/\s[,:]/);
    expect(stage.renderRoot.querySelector('game-story')?.renderRoot.querySelector('a')).to.equal(
      null,
    );
    expect(stage.renderRoot.querySelector('.dock a')).to.equal(null);
  });

  it('shows who beat whom in a table, and lists milestones along the way', async () => {
    const here = await evening();
    const hangar = await played(here, 2);
    await done(hangar.do({ kind: 'retire', pilot: 'p2', line: '' }));
    const stage = await shown(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.marks') !== null);
    const rows = [...stage.renderRoot.querySelectorAll('.beat tr')].map(text);
    expect(rows).to.deep.equal(['AdaFinn won', 'Ada 2 2', 'Finn, remembered 0']);
    const marks = [...stage.renderRoot.querySelectorAll('.marks li span')].map(text);
    expect(marks).to.include.members([
      'first victory: Ada',
      "first ring: Ada's own",
      'Corporal: Ada',
      'retired: Finn',
    ]);
  });

  it('shows the longest name in full on a phone if the table has few columns', async () => {
    const here = await evening();
    const hangar = await played(here, 1);
    const words = { name: 'Wolfeschlegelsteinhausen', nickname: '', unit: '' };
    await done(hangar.do({ kind: 'rename pilot', pilot: 'p1', words }));
    await setViewport({ width: 390, height: 844 });
    const stage = await shown(here, hangar.id);
    await until(() => stage.renderRoot.querySelector('.beat .name') !== null);
    const cut = [...stage.renderRoot.querySelectorAll('.beat .name')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    expect(cut.map(text)).to.deep.equal([]);
    await setViewport({ width: 800, height: 600 });
  });

  it('prints the whole table of who beat whom, and no hint about taps', async () => {
    const { here, hangar } = await tuesday();
    const others = ['Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Wolfeschlegelstein'];
    for (const name of others) await done(enlist(hangar, name));
    const pilots = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
    const begun = await hangar.begin(duelOf(hangar, pilots), 'with paper');
    if (begun.kind !== 'done') throw new Error(begun.sentence);
    await done(hangar.playedOnPaper(begun.game, bailedOut(hangar, pilots)));
    await settleAll(hangar, begun.game);
    // As wide as a printed page of A5.
    await setViewport({ width: 499, height: 700 });
    await emulateMedia({ media: 'print' });
    try {
      const stage = await shown(here, hangar.id);
      await until(() => stage.renderRoot.querySelectorAll('.beat tbody tr').length === 8);
      const box = sure(stage.renderRoot.querySelector('.scrolls'));
      expect(getComputedStyle(box).overflowX).to.equal('visible');
      expect(box.scrollWidth).to.be.at.most(box.clientWidth);
      const cells = [...box.querySelectorAll('td, th')];
      const { right } = box.getBoundingClientRect();
      expect(cells.filter((cell) => cell.getBoundingClientRect().right > right + 1)).to.have.length(
        0,
      );
      const tapped = sure(stage.renderRoot.querySelector('.tapped'));
      expect(text(tapped)).to.contain('Tap a game');
      expect(getComputedStyle(tapped).display).to.equal('none');
    } finally {
      await emulateMedia({ media: 'screen' });
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('shows a game that another tab has just closed', async () => {
    const here = await evening();
    const hangar = await played(here, 1);
    const stage = await shown(here, hangar.id);
    expect(storiesOf(stage)).to.have.length(1);
    const there = await evening();
    const elsewhere = await there.enter(hangar.id);
    expect(cardsOf(elsewhere).open).to.have.length(0);
    const begun = await mustered(elsewhere);
    await bailOut(there, begun.duel);
    await elsewhere.open();
    await settleAll(elsewhere, begun.game);
    await until(() => storiesOf(stage).length === 2);
  });

  it('says that the past cannot be read instead of waiting, and shows it once it can be read', async () => {
    const here = await evening();
    const hangar = await played(here, 1);
    const gives = refusingEach(here, 'past');
    const stage = document.createElement('chronicle-stage');
    stage.hangarId = hangar.id;
    const said = hangarTable(here, stage);
    const sentence =
      'The past of this hangar could not be read. Come back to this page to try again.';
    await until(() => text(stage.renderRoot.querySelector('.heading p')) === sentence);
    expect(said).to.deep.equal([sentence]);
    await expectAccessible(stage);
    gives();
    const table = sure(stage.parentElement);
    stage.remove();
    table.append(stage);
    await until(() => storiesOf(stage).length === 1);
  });

  it('adds a mark for a pilot who retires in another tab', async () => {
    const here = await evening();
    const hangar = await played(here, 1);
    const stage = await shown(here, hangar.id);
    const elsewhere = await (await evening()).enter(hangar.id);
    await done(elsewhere.do({ kind: 'retire', pilot: 'p2', line: '' }));
    await until(() =>
      [...stage.renderRoot.querySelectorAll('.marks li')].some((mark) =>
        text(mark).endsWith('retired: Finn'),
      ),
    );
  });

  it('can be printed with one button', async () => {
    const here = await evening();
    const stage = await shown(here, (await played(here, 1)).id);
    const print = Object.getOwnPropertyDescriptor(window, 'print');
    let printed = 0;
    Object.defineProperty(window, 'print', {
      ...print,
      value: () => {
        printed += 1;
      },
    });
    button(stage, /Print the chronicle/).click();
    await until(() => printed === 1);
    Object.defineProperty(window, 'print', print ?? {});
  });
});
