import { expect, test } from 'vitest';
import { whatIf } from '../../../src/rules/battle/what-if.ts';
import { maneuverAt } from '../../../src/rules/booklet/stat-card.ts';
import { sure } from '../../../src/rules/sure.ts';
import {
  answerText,
  answersText,
  gravestIn,
  pointsText,
  hitsAmong,
} from '../../../src/rules/words/if-text.ts';
import type { Seat } from '../../../src/rules/battle/seat.ts';
import { griffin, opened, rifleman, scene } from '../battle/table-top.ts';

const answers = whatIf(opened(rifleman, [griffin]), 0, sure(maneuverAt(rifleman.statCard, 52)));

test("a maneuver's row says how many of the open numbers it hits, and how many hit it", () => {
  const hits = answers.filter((each) => each.do.damage > 0).length;
  expect(answersText(answers)).toMatch(
    new RegExp(`^Hits ${hits} of 8, for \\d( to \\d)?; is hit by `),
  );
  expect(hitsAmong(answers, 'do')).toMatchObject({ hits, of: 8 });
});

test("a maneuver's row without a hit either way says so", () => {
  const calm = answers.filter((each) => !each.do.hits && !each.take.hits).slice(0, 1);
  expect(answersText(calm)).toBe('Hits none of 1; is hit by none.');
  expect(pointsText(hitsAmong(calm, 'do'))).toBe('');
  expect(answersText([])).toBe('');
});

test('a what-if column names the page, the damage and critical on each side, and the range afterward', () => {
  const against = sure(answers.find(({ answer }) => answer.console === 62));
  expect(answerText(against, 'long', 'Ben')).toBe(
    'If Ben calls 62, green, Cool Off: page 27, knocked down. You deal 6, critical Sensors. You take nothing. Then medium range.',
  );
  expect(answerText(against, 'medium', 'Ben')).toContain('Medium range stays.');
});

const withSeats = (rival: Partial<Seat>, lone: Partial<Seat> = {}, console = 20) =>
  whatIf(
    scene({ range: 'medium', seats: [lone, rival] }),
    0,
    sure(maneuverAt(rifleman.statCard, console)),
  );
const against = (rival: Partial<Seat>, answer: number, lone: Partial<Seat> = {}): string =>
  answerText(
    sure(withSeats(rival, lone).find((each) => each.answer.console === answer)),
    'medium',
    'Ben',
  );

test('a what-if column says who would be killed, out or shut down', () => {
  expect(against({ armor: 4 }, 30)).toContain(
    "You deal 9, critical Sensors. You take nothing. Ben is killed. Ben's 'Mech is out.",
  );
  expect(against({ armor: 7 }, 28)).toContain(
    "You deal 7, critical Right Leg Actuator. You take nothing. Ben's 'Mech is out. Medium",
  );
  expect(against({ heat: 26 }, 46)).toContain("Ben's 'Mech shuts down.");
  expect(against({}, 46, { armor: 5 })).toContain("Your 'Mech is out.");
  expect(against({}, 46, { armor: 1 })).toContain("You are killed. Your 'Mech is out.");
});

test('what-if counts the answers after which both are out and nobody wins, but never calls that the gravest', () => {
  const both = { armor: 1 };
  const mutual = withSeats(both, both).filter(({ enemy }) => enemy.includes('nobody wins'));
  expect(mutual.length).toBeGreaterThan(0);
  for (const { own, enemy } of mutual)
    expect([own.includes('out'), enemy.includes('out')]).toEqual([true, true]);
  expect(answersText(mutual, 'Ben')).toContain(` Nobody wins: ${mutual.length}.`);
  expect(gravestIn(mutual, 'do')).not.toBe('nobody wins');
});

test('a what-if column says whose ammunition explodes and who starts up, and ends the effects with "Nobody wins"', () => {
  expect(against({}, 28, { heat: 28 })).toContain(
    "Your ammunition explodes. Your 'Mech shuts down.",
  );
  expect(against({ heat: 16, shutDown: true }, 28)).toContain("Ben's 'Mech starts up.");
  expect(against({ armor: 1 }, 20, { armor: 1 })).toContain(
    "Ben is killed. Ben's 'Mech is out. You are killed. Your 'Mech is out. Nobody wins. Medium",
  );
});

test('what-if offers an escape only from view screen 29, and only at long range', () => {
  const seen = (range: 'long' | 'medium') =>
    [...rifleman.statCard.maneuvers].flatMap((maneuver) =>
      whatIf(scene({ range, seats: [{}, {}] }), 0, maneuver).map((each) => ({
        text: answerText(each, range, 'Ben'),
        exit: each.do.screen.number === 29,
      })),
    );
  const exits = seen('long').filter(({ exit }) => exit);
  expect(exits.length).toBeGreaterThan(0);
  for (const { text } of exits) expect(text).toContain('Ben may escape from here.');
  for (const { text, exit } of seen('long').filter((each) => !each.exit))
    expect([exit, text.includes('Ben may escape')]).toEqual([false, false]);
  expect(seen('medium').some(({ text }) => text.includes('may escape'))).toBe(false);
});

test("a maneuver's row counts what happens to each side, but not what its own heat does in every case", () => {
  expect(answersText(withSeats({ armor: 4 }))).toMatch(
    /The enemy is killed: \d+\. The enemy's 'Mech is out: \d+\.$/,
  );
  const hot = withSeats({}, { heat: 29 });
  expect(hot.every(({ own }) => own.includes('shuts down'))).toBe(true);
  expect(answersText(hot)).not.toContain('shuts down');
});
