import { expect } from '@open-wc/testing';
import { database } from '../../../src/offline/disk/database.ts';
import type { RunningHangar } from '../../../src/offline/hangars/running-hangar.ts';
import { lessonsDue } from '../../../src/rules/campaign/acts/squad.ts';
import { playableOn } from '../../../src/rules/campaign/contract/contract.ts';
import { contractStanding, eventOn } from '../../../src/rules/campaign/contract/state.ts';
import type { Undated } from '../../../src/rules/campaign/history/deed.ts';
import { sure } from '../../../src/rules/sure.ts';
import { withOwnDatabase } from '../fights/visits.ts';
import { boxed, contractIn, contractOf, fightAhead, newPilot } from './contracts.ts';
import type { Evening } from './evenings.ts';
import { cardsOf, enlist, founded, goOnWithDuel, nextChoice, settlementOf } from './evenings.ts';
import { griffin } from '../../elements/parts.ts';
import type { Span } from './mortal.ts';
import { FOR_EVER, inTabs } from './mortal.ts';

before(() => withOwnDatabase('viewscreen-contract-killed'));

const SEED = 3;

/** The next deed between fights: a lesson, a pilot, a card, a rest on the third day, or a mission; null where a fight is. */
const nextDeed = (hangar: RunningHangar): Undated | null => {
  const contract = contractIn(hangar);
  const { pilots } = cardsOf(hangar);
  const [lesson] = lessonsDue(cardsOf(hangar));
  if (lesson) return { kind: 'lesson', pilot: lesson.pilot, category: lesson.category ?? 'VI' };
  const plays = contract.hand.flatMap((card): readonly Undated[] => {
    const foe = playableOn(contract, card)[0];
    const isOfMech = /^(Black|Field)/.test(eventOn(contract, card));
    return foe === undefined || isOfMech
      ? []
      : [{ kind: 'play card', card, foe, pilot: null, part: null }];
  });
  if (plays[0]) return plays[0];
  if (contract.mission) return null;
  if (pilots.length === 1 && contract.mc >= 20) return { kind: 'hire', who: newPilot('Ben') };
  return contract.days.length === 2
    ? { kind: 'rest' }
    : { kind: 'mission', mission: sure(contract.offers[0]) };
};

/** The next step of a contract, from what is on disk; false at its end. */
const goOn = async (here: Evening): Promise<boolean> => {
  const [head] = await here.hangars.list();
  if (!head) return Boolean(await founded(here).catch(() => true));
  const hangar = await here.enter(head.id);
  try {
    const { contract, open, pilots } = cardsOf(hangar);
    const [game] = open;
    if (pilots.length === 0) await enlist(hangar, 'Ada', griffin);
    else if (!contract) await hangar.do(contractOf(SEED));
    else if (contractStanding(contract) !== 'running') return false;
    else if (!game) {
      const deed = nextDeed(hangar);
      await (deed ? hangar.do(deed) : hangar.begin(fightAhead(hangar), 'pass the device'));
    } else if (!game.stand) await goOnWithDuel(here, sure(hangar.duelOf(game.id)), 62);
    else {
      const next = nextChoice(settlementOf(hangar, game.id));
      await (next ? hangar.choose(game.id, next) : hangar.closePage(game.id));
    }
  } finally {
    hangar.close();
  }
  return true;
};

/** A contract played in tabs with these life spans: what it came to without the ids of its games, and how many tabs it took. */
const lived = async (spans: readonly Span[]) => {
  const { tabs } = await inTabs(spans, { visit: boxed, goOn });
  const here = await boxed();
  const hangar = await here.enter(sure((await here.hangars.list())[0]).id);
  const { contract, mechs, pilots } = cardsOf(hangar);
  const past = await hangar.past();
  const ids = past.flatMap((each) => (each.kind === 'game' ? [each.id] : []));
  const story = ids.reduce(
    (text, id, at) => text.replaceAll(id, `game ${at + 1}`),
    JSON.stringify([contract, mechs, pilots, past.map(({ kind }) => kind)]),
  );
  const db = await database();
  const rows = [await db.count('duels'), await db.count('games'), await db.count('set-aside')];
  const verified = await here.hangars.verify(hangar.id);
  return { contract: sure(contract), games: ids.length, past, rows, story, tabs, verified };
};

describe('a contract whose tab is killed', () => {
  it('at a hundred moments ends the same as an undisturbed one: nothing is lost, drawn anew or paid twice', async () => {
    const whole = await lived([FOR_EVER]);
    expect(whole.tabs).to.equal(1);
    expect(contractStanding(whole.contract)).to.equal('fulfilled');
    const kinds = new Set<string>(whole.past.map(({ kind }) => kind));
    expect([...kinds]).to.include.members([
      'contract',
      'mission',
      'game',
      'rest',
      'play card',
      'hire',
    ]);

    const killed = await lived([
      { transactions: 1, rows: 1 },
      { transactions: 1, rows: 2 },
      { transactions: 1 },
    ]);
    expect(killed.tabs).to.be.above(100);
    expect(killed.story).to.equal(whole.story);
    expect(killed.verified).to.deep.equal({ kind: 'same' });
    expect(killed.rows).to.deep.equal([killed.games, killed.past.length, 0]);
  });
});
