import { expect } from '@open-wc/testing';
import { database } from '../../../src/offline/disk/database.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { sure } from '../../../src/rules/sure.ts';
import { CUTS, withCutConnections } from '../disk/spoiled-storage.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import type { Evening } from './evenings.ts';
import {
  cardsOf,
  duelOf,
  enlist,
  evening,
  founded,
  goOnWithDuel,
  nextChoice,
  settlementOf,
} from './evenings.ts';
import type { Span } from './mortal.ts';
import { FOR_EVER, inTabs } from './mortal.ts';

before(() => withOwnDatabase('viewscreen-killed'));

const GAMES = 2;

/** The players' next step, from what is on disk; false after two games. */
const goOn = async (here: Evening): Promise<boolean> => {
  const [head] = await here.hangars.list();
  if (!head) return Boolean(await founded(here).catch(() => true));
  const hangar = await here.enter(head.id);
  try {
    const { open, pilots } = cardsOf(hangar);
    const [game] = open;
    if (pilots.length < 2) await enlist(hangar, pilots.length === 0 ? 'Ada' : 'Finn');
    else if (!game) {
      if (hangar.games === GAMES) return false;
      await hangar.begin(duelOf(hangar), 'pass the device');
    } else if (!game.stand) await goOnWithDuel(here, sure(hangar.duelOf(game.id)), 52);
    else {
      const next = nextChoice(settlementOf(hangar, game.id));
      await (next ? hangar.choose(game.id, next) : hangar.closePage(game.id));
    }
  } finally {
    hangar.close();
  }
  return true;
};

/** A hangar after two games, without their ids. */
const storyOf = (hangar: RunningHangar): string => {
  const { pilots, mechs, scrap } = cardsOf(hangar);
  const text = JSON.stringify([pilots, mechs, scrap]);
  const games = [...new Set(text.match(/"game":"[^"]+"/g) ?? [])];
  return games.reduce((story, game, at) => story.replaceAll(game, `game ${at + 1}`), text);
};

/** Plays two games in tabs with these life spans, one after the other; gives how many tabs it took. */
const played = async (spans: readonly Span[], under?: Parameters<typeof inTabs>[1]['under']) => {
  const lived = await inTabs(spans, { visit: evening, goOn, ...(under ? { under } : {}) });
  const here = await evening();
  const [head] = await here.hangars.list();
  const hangar = await here.enter(sure(head).id);
  return { here, hangar, ...lived };
};

describe('a campaign whose tab is killed', () => {
  it('after or during any write ends the same as an undisturbed one', async () => {
    const whole = await played([FOR_EVER]);
    const story = storyOf(whole.hangar);
    expect(cardsOf(whole.hangar).pilots.map(({ experience }) => experience)).to.deep.equal([
      120, 0,
    ]);
    expect(whole.tabs).to.equal(1);

    const killed = await played([
      { transactions: 1, rows: 1 },
      { transactions: 1, rows: 2 },
      { transactions: 1 },
    ]);
    expect(killed.tabs).to.be.above(30);
    expect(storyOf(killed.hangar)).to.equal(story);
    expect(killed.hangar.games).to.equal(GAMES);
    expect(await killed.here.hangars.verify(killed.hangar.id)).to.deep.equal({ kind: 'same' });
    // Two games, and the deeds with which Ada and Finn enlisted; no duels but theirs.
    const db = await database();
    expect(await db.count('games')).to.equal(GAMES + 2);
    expect(await db.count('duels')).to.equal(GAMES);
    expect(await db.count('set-aside')).to.equal(0);
  });
});

describe('a campaign whose connection to the storage is cut', () => {
  for (const error of CUTS)
    it(`at every step of its duels and settlements (${error}) is whole on disk, without a message`, async () => {
      const whole = await played([FOR_EVER]);
      const cut = await played([FOR_EVER], (life) => withCutConnections(error, life));
      expect(storyOf(cut.hangar)).to.equal(storyOf(whole.hangar));
      expect(cut.said).to.deep.equal([]);
      expect(await cut.here.hangars.verify(cut.hangar.id)).to.deep.equal({ kind: 'same' });
      const db = await database();
      expect(await db.count('games')).to.equal(GAMES + 2);
      expect(await db.count('duels')).to.equal(GAMES);
    });
});
