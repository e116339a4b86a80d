import { expect, test } from 'vitest';
import { purchasesOf } from '../../../../src/rules/campaign/acts/purchases.ts';
import { lessonsDue, squadToday } from '../../../../src/rules/campaign/acts/squad.ts';
import { columnOf } from '../../../../src/rules/campaign/contract/column.ts';
import { playableOn } from '../../../../src/rules/campaign/contract/contract.ts';
import { dayOf, daysLeft } from '../../../../src/rules/campaign/contract/state.ts';
import { missionMuster } from '../../../../src/rules/campaign/game/mission.ts';
import { sure } from '../../../../src/rules/sure.ts';
import type { Hangar } from '../../../../src/rules/campaign/hangar/hangar.ts';
import type { DeedOf, Undated } from '../../../../src/rules/campaign/history/deed.ts';
import { act, cardDeed, contractDeed, onePilot } from '../../../tools/contract-player.ts';
import {
  called,
  deed,
  done,
  griffin,
  hit,
  mechOf,
  person,
  pilotOf,
  rifleman,
  why,
  withCard,
  withWear,
} from '../circle.ts';
import {
  SEED,
  cardOf,
  come,
  contractIn,
  findBook,
  holding,
  onMission,
  playing,
  taken,
  whyNot,
} from './taken.ts';

const hangar = taken();
const flown = pilotOf(hangar, 'p1').mech ?? '';
const scarred = (times: number) => {
  const { part, effects } = hit(griffin, 'Gyro', 'score', times);
  return withWear(hangar, flown, {
    parts: mechOf(hangar, flown).parts.map((each) =>
      each.name === part ? { ...each, scars: [{ effects, times }] } : each,
    ),
  });
};
const after = (now: Hangar, what: Undated): Hangar => done(deed(now, what));
const buys = (what: DeedOf<'buy'>['what']): Undated => ({ kind: 'buy', pilot: 'p1', what });
const hires = (name: string): Undated => ({
  ...{ kind: 'hire', who: { ...person(name), mech: called(griffin, name) } },
});
const scars = (of: typeof hangar) =>
  mechOf(of, flown).parts.flatMap(({ name, scars: all }) =>
    all.map(({ times }) => `${name} ${times}`),
  );

test('S1, S6, S19: a contract begins with three missions, three cards and twelve days, and only one runs', () => {
  const contract = contractIn(hangar);
  expect(contract).toMatchObject({ threat: 0, mc: 0, hand: [1, 2, 3], mission: null });
  expect(new Set(contract.offers).size).toBe(3);
  expect([dayOf(contract), daysLeft(contract)]).toEqual([1, 12]);
  expect(why(deed(hangar, contractDeed(SEED, 'hard', findBook)))).toBe('a contract runs already');
});

test('S21: the same seed and choices give the same contract, another seed another', () => {
  expect(taken()).toEqual(hangar);
  expect(contractIn(taken('regular', '0'.repeat(32))).offers).not.toEqual(
    contractIn(hangar).offers,
  );
});

test("S1: a contract names the box's booklets in their order", () => {
  const named = contractDeed(SEED, 'regular', findBook) as Extract<Undated, { kind: 'contract' }>;
  const before = onePilot('grf-1n', findBook);
  expect(why(deed(before, { ...named, booklets: named.booklets.toReversed() }))).toBe(
    'a contract names the eight booklets of the box, in their order',
  );
});

test("S2: a Green pilot flies no 'Mech of 60 tons, and who is alone in one takes no contract", () => {
  const heavy = onePilot('rfl-3n', findBook);
  const contract = contractDeed(SEED, 'regular', findBook);
  expect(why(deed(heavy, contract))).toBe(
    "nobody here can fly a mission; add a pilot with a 'Mech under 60 tons, like the Griffin",
  );
  const regular = withCard(heavy, 'p1', { lessons: ['I'] });
  expect(squadToday(after(regular, contract), findBook)[0]).toMatchObject({
    ...{ grade: 'Regular', shut: null },
  });
});

test('S6: a rest is a day, discards the offers and draws a card', () => {
  const rested = contractIn(after(hangar, { kind: 'rest' }));
  expect(rested).toMatchObject({ days: ['rest'], drawn: 4, hand: [1, 2, 3, 4], last: null });
  expect(rested.offers.some((name) => contractIn(hangar).offers.includes(name))).toBe(false);
});

test('S6: what was discarded is shuffled in again when too few are left', () => {
  let now = hangar;
  for (let day = 1; day < 12; day += 1) {
    now = after(now, { kind: 'rest' });
    expect(contractIn(now).offers).toHaveLength(3);
  }
  expect(contractIn(now).hand).toHaveLength(8);
  const over = after(now, { kind: 'rest' });
  expect(contractIn(over)).toMatchObject({ offers: [], days: { length: 12 } });
  expect(why(deed(over, { kind: 'rest' }))).toBe('no contract runs');
});

test('S7, S12: a mission is one of the offers; turning back loses it, pays nothing, and is no rest', () => {
  const [name = 'Defend HQ'] = contractIn(hangar).offers;
  const out = after(hangar, { kind: 'mission', mission: name });
  expect(contractIn(out).mission).toMatchObject({ name, number: 1, fights: [] });
  expect(why(deed(out, { kind: 'rest' }))).toBe(`finish ${name} first`);
  const back = contractIn(after(out, { kind: 'turn back' }));
  expect(back).toMatchObject({ days: ['lost'], mc: 0, last: { result: 'turned back', pay: 0 } });
  expect(why(deed(hangar, { kind: 'turn back' }))).toBe('no mission runs');
  expect(why(deed(come(hangar, { offers: [] }), { kind: 'mission', mission: name }))).toBe(
    `${name} is not offered today`,
  );
});

test('S16: MC buy a critical for 10, a round for 1, and nothing is sold on credit', () => {
  const critical = buys({ buys: 'critical', part: 'Gyro' });
  const rich = come(scarred(2), { mc: 15 });
  const bought = after(rich, critical);
  expect([contractIn(bought).mc, scars(bought)]).toEqual([5, ['Gyro 1']]);
  expect(why(deed(bought, critical))).toBe('only 5 MC left, not enough for 10 MC');
  const empty = withWear(rich, flown, { ammunition: { missile: 1 } });
  const loaded = after(empty, buys({ buys: 'rounds', rounds: { missile: 4 } }));
  expect([contractIn(loaded).mc, mechOf(loaded, flown).ammunition]).toEqual([11, { missile: 5 }]);
  expect(
    purchasesOf(empty, findBook).map(({ price, shut, what }) => [what.buys, price, shut]),
  ).toEqual([
    ['critical', 10, null],
    ['rounds', 5, null],
  ]);
  // Nobody knows how many rounds there is room for.
  expect(purchasesOf(empty, () => undefined).map(({ what }) => what.buys)).toEqual(['critical']);
});

test("S16, S18: MC buy a 'Mech at 1 a ton for who has none, who flies tomorrow", () => {
  const kestrel = buys({ buys: 'mech', mech: called(griffin, 'Kestrel') });
  const rich = come(hangar, { mc: 100 });
  expect(why(deed(rich, kestrel))).toBe('Ada flies Old Thunder');
  const fate = { kind: 'lost', game: 'g', to: null } as const;
  const without = withWear(withCard(rich, 'p1', { mech: null }), flown, { fate });
  const bought = after(without, kestrel);
  expect(contractIn(bought).mc).toBe(45);
  expect(squadToday(bought, findBook)[0]?.shut).toEqual({ kind: 'away', pilot: 'Ada', until: 2 });
  const large = buys({ buys: 'mech', mech: called(rifleman, 'Big') });
  expect(why(deed(without, large))).toBe("Ada is Green and flies no 'Mech of 60 tons");
  // A replacement is free, and takes two days (K10).
  const mech = { ...called(griffin, 'Next'), as: 'replacement' } as const;
  const replaced = after(without, { kind: 'replace', pilot: 'p1', mech });
  expect(contractIn(replaced).away).toEqual([{ pilot: 'p1', until: 4 }]);
});

test('S16, S18: MC hire a second and third pilot, and who enlists stays away for three days', () => {
  const two = after(come(hangar, { mc: 200 }), hires('Ben'));
  expect(contractIn(two)).toMatchObject({ mc: 145, away: [{ pilot: 'p2', until: 2 }] });
  const three = after(two, hires('Cleo'));
  expect(why(deed(three, hires('Dora')))).toBe('a squad has at most 3 pilots');
  const who = { ...person('Dora'), mech: called(griffin, 'Dora') };
  const more = after(three, { kind: 'enlist', who, after: null });
  expect(contractIn(more).away.at(-1)).toEqual({ pilot: 'p4', until: 5 });
});

test("S4, S18: who lost the 'Mech today flies no more today, another pilot goes on, and on a day on which nobody can there is only a rest", () => {
  const fate = { kind: 'lost', game: 'g', to: null } as const;
  const lost = withWear(withCard(hangar, 'p1', { mech: null }), flown, { fate });
  const [name = 'Defend HQ'] = contractIn(hangar).offers;
  expect(why(deed(lost, { kind: 'mission', mission: name }))).toMatch(/^nobody here can fly/u);
  const two = after(come(lost, { mc: 55 }), hires('Ben'));
  const tomorrow = after(two, { kind: 'rest' });
  const out = onMission('Patrol Warzone', [cardOf('Light Mek'), cardOf('Scout Mek')], tomorrow);
  const mech = { ...called(griffin, 'Next'), as: 'replacement' } as const;
  const replaced = after(out, { kind: 'replace', pilot: 'p1', mech });
  expect(squadToday(replaced, findBook).map(({ shut }) => shut?.kind ?? null)).toEqual([
    ...['away', null],
  ]);
  // S9: the order of fights is the pilot's.
  const [, second] = columnOf(contractIn(replaced));
  const { fighters } = done(missionMuster(replaced, 'p2', sure(second).name, findBook));
  expect(fighters[1]).toMatchObject({ booklet: 'lct-1v', starts: null });
});

test('S15: a lesson is one more point of skill and a grade, in the category that was drawn or in any', () => {
  const due = come(hangar, { lessons: [{ pilot: 'p1', category: null }] });
  expect(lessonsDue(due)).toHaveLength(1);
  const learned = after(due, { kind: 'lesson', pilot: 'p1', category: 'III' });
  expect(pilotOf(learned, 'p1').lessons).toEqual(['III']);
  expect(lessonsDue(learned)).toEqual([]);
  expect(why(deed(learned, { kind: 'lesson', pilot: 'p1', category: 'III' }))).toBe(
    'Ada has no lesson to take',
  );
  const drawn = come(hangar, { lessons: [{ pilot: 'p1', category: 'V' }] });
  expect(why(deed(drawn, { kind: 'lesson', pilot: 'p1', category: 'I' }))).toBe(
    'the lesson is in Missiles',
  );
});

test('S15: of two lessons of one pilot the drawn one is taken in its category, and the other in any', () => {
  const any = { pilot: 'p1', category: null } as const;
  const missiles = { pilot: 'p1', category: 'V' } as const;
  for (const lessons of [
    [any, missiles],
    [missiles, any],
  ]) {
    const due = come(hangar, { lessons });
    expect(lessonsDue(after(due, { kind: 'lesson', pilot: 'p1', category: 'V' }))).toEqual([any]);
    expect(lessonsDue(after(due, { kind: 'lesson', pilot: 'p1', category: 'I' }))).toEqual([
      missiles,
    ]);
  }
});

test('Corporate Convention halves all prices today', () => {
  const half = playing(come(scarred(1), { mc: 5 }), 'Corporate Convention');
  expect(purchasesOf(half, findBook)).toMatchObject([{ price: 5, shut: null }]);
  expect(purchasesOf(after(half, { kind: 'rest' }), findBook)).toMatchObject([{ price: 10 }]);
});

test("Black Market takes a critical off, loads a 'Mech, or halves the price of the next one", () => {
  expect(scars(playing(scarred(1), 'Black Market', { pilot: 'p1', part: 'Gyro' }))).toEqual([]);
  const empty = withWear(hangar, flown, { ammunition: { missile: 0 } });
  const loaded = playing(empty, 'Black Market', { pilot: 'p1' });
  expect(mechOf(loaded, flown).ammunition).toEqual(griffin.statCard.ammunition);
  const half = playing(come(hangar, { mc: 28 }), 'Black Market');
  const hired = after(half, hires('Ben'));
  expect(contractIn(hired)).toMatchObject({ mc: 0, half: false });
});

test('Field Maintenance takes a critical off one part', () => {
  expect(scars(playing(scarred(2), 'Field Maintenance', { pilot: 'p1', part: 'Gyro' }))).toEqual([
    'Gyro 1',
  ]);
  expect(whyNot(hangar, 'Field Maintenance')).toBe('Field Maintenance cannot be played here');
});

test('Investors are 10 MC, Detailed Plans two cards, Active Front five missions', () => {
  expect(contractIn(playing(hangar, 'Investors')).mc).toBe(10);
  const [held, card] = holding(hangar, 'Detailed Plans');
  const drawn = after(come(held, { drawn: 12 }), cardDeed(card));
  expect(contractIn(drawn).hand).toEqual([13, 14]);
  const front = contractIn(playing(hangar, 'Active Front'));
  expect(front.offers).toHaveLength(5);
  expect(front.offers.slice(0, 3)).toEqual(contractIn(hangar).offers);
});

test('S6: Active Front adds two missions to those that lie open, also where the discarded were shuffled in again', () => {
  let now = hangar;
  for (let day = 1; day < 12; day += 1) {
    const { offers } = contractIn(now);
    const front = contractIn(playing(now, 'Active Front'));
    expect(front.offers.slice(0, 3)).toEqual(offers);
    expect(new Set(front.offers).size).toBe(5);
    now = after(come(now, { done: offers.slice(0, day % 2) }), { kind: 'rest' });
  }
});

test('Salvage is 30 MC after a mission done, and nothing after one that was lost', () => {
  const last = { day: 1, name: 'Assault Fort', pay: 80, fights: [] } as const;
  const won = come(hangar, { last: { ...last, result: 'done' } });
  expect(contractIn(playing(won, 'Salvage')).mc).toBe(30);
  const lost = come(hangar, { last: { ...last, result: 'lost' } });
  for (const not of [hangar, lost])
    expect(whyNot(not, 'Salvage')).toBe('Salvage cannot be played here');
});

test('S19: one card a fight, each where its table says, and only from the hand', () => {
  const out = onMission('Patrol Warzone', [cardOf('Light Mek'), cardOf('Scout Mek')], hangar);
  const foe = cardOf('Light Mek');
  const hurt = playing(out, 'Immobilized', { foe });
  expect(whyNot(hurt, 'Head Hit', { foe })).toMatch(/^only one card per fight, and .+ has one$/u);
  expect(whyNot(hurt, 'Head Hit', { foe: cardOf('Scout Mek') })).toBeNull();
  expect(whyNot(out, 'Surprise')).toBe('Surprise cannot be played here');
  expect(whyNot(out, 'Investors')).toBe('Investors cannot be played here');
  expect(whyNot(hangar, 'Ambush')).toBe('Ambush cannot be played here');
  expect(whyNot(out, 'Head Hit', { foe: cardOf('MMLS') })).toBe(
    'this fight has changed; look again',
  );
  const [held, card] = holding(out, 'Head Hit');
  expect(playableOn(contractIn(held), card)).toEqual([foe, cardOf('Scout Mek')]);
  expect(why(deed(come(held, { hand: [] }), cardDeed(card, { foe })))).toBe(
    'this card is not in your hand',
  );
});

test('S1: the next contract begins with the MC that were left', () => {
  const over = come(hangar, { mc: 70, threat: 31 });
  expect(contractIn(act(over, contractDeed(SEED, 'hard', findBook), findBook))).toMatchObject({
    ...{ mc: 70, threat: 0, grade: 'hard' },
  });
});
