import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beatSentence } from '../../../../src/elements/turn/words/turn-words.ts';
import { isInLog, isOnCard } from '../../../../src/elements/turn/facts/incident-places.ts';
import { playedTurn } from '../../../../src/elements/turn/facts/played-turn.ts';
import { Reel } from '../../../../src/elements/turn/film/reel.ts';
import { shotWords } from '../../../../src/elements/turn/words/shot-words.ts';
import type { Battle } from '../../../../src/rules/battle/battle.ts';
import type { Incident } from '../../../../src/rules/battle/incident.ts';
import type { Exchange } from '../../../../src/rules/battle/exchange.ts';
import type { Step } from '../../../../src/rules/fight/steps.ts';
import { beatsOf, hasStep, stepsOf } from '../../../../src/rules/fight/steps.ts';
import { sure } from '../../../../src/rules/sure.ts';
import { tell } from '../../../../src/rules/words/tell.ts';
import { plain, statusPhrase } from '../../../../src/rules/words/words.ts';
import { anyDuel, anySeed, playOut } from '../../../rules/battle/play-out.ts';
import { playTurn, scene } from '../../../rules/battle/table-top.ts';

const NAMES = [
  { pilot: 'Ada', mech: 'Rifleman' },
  { pilot: 'Ben', mech: 'Griffin' },
];
const saidAt = (battle: Battle, played: Exchange, step: Step): string => {
  const turn = playedTurn(battle, played, NAMES);
  const reel = new Reel({
    ...{ turn, step, decided: false, undecided: [], leaving: [], pace: null },
    ...{ form: { manner: 'duel', laid: 'page' }, ready: true, putAway: null },
  });
  const place = { step, within: 0 };
  return shotWords(turn, reel.shotAt(place), reel.isAllTold(place));
};

describe('the announcements of a turn in which both hit', () => {
  const battle = scene();
  const played = playTurn(battle, 56, 56);
  test.each<[string, Step, RegExp]>([
    ['name both numbers', { kind: 'called' }, /^Ada calls 56.*Ben calls 56: PPC, orange\.$/],
    [
      'say what Ada sees',
      { kind: 'look up', rival: 1 },
      /^Ada sees page \d+, torso hit, SCORE .*, letter H\. Ada tells Ben: .+\.$/,
    ],
    [
      'say what Ben sees',
      { kind: 'leave or stay' },
      /^Ben sees page \d+, torso hit, SCORE .*, letter A\. Ben tells Ada: .+\.$/,
    ],
    [
      "give Ben's score",
      { kind: 'score', seat: 1, on: 0 },
      /^Ben does 7: Ada's armor \d+ to \d+\./,
    ],
    [
      "give Ada's score and, with the last score, the heat",
      { kind: 'score', seat: 0, on: 1 },
      /^Ada does 9: Ben's armor \d+ to \d+\..* heat: \d+ to \d+\./,
    ],
  ])('%s', (_, step, words) => {
    expect(saidAt(battle, played, step)).toMatch(words);
  });
});

test("bailing out appears on the pilot's card and in the log", () => {
  const { incidents } = playTurn(scene(), 52, 62, [{}, { leaves: 'bails out' }]);
  const left = sure(incidents.find(({ kind }) => kind === 'bailed out'));
  expect([isOnCard(left, 0), isOnCard(left, 1), isInLog(left)]).toEqual([false, true, true]);
});

test('law: every incident of a turn is announced at its step or beat, except leaving and the end', () => {
  fc.assert(
    fc.property(anyDuel, anySeed, (party, seed) => {
      const strange: string[] = [];
      playOut(party, seed, undefined, (battle, _orders, played) => {
        const beats = beatsOf(played).map((beat) => beatSentence(beat, NAMES));
        const said = stepsOf(played)
          .filter((step) => hasStep(played, step))
          .map((step) => saidAt(battle, played, step))
          .concat(beats)
          .join(' ');
        for (const incident of played.incidents)
          if (!said.includes(wordsFor(incident))) strange.push(`${wordsFor(incident)} in ${said}`);
      });
      expect(strange).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

/** The words that must announce an incident. */
const wordsFor = (incident: Incident): string => {
  const pilot = (seat: number): string => sure(NAMES[seat]).pilot;
  switch (incident.kind) {
    case 'looked up':
      return `${pilot(incident.seat)} sees page ${incident.sighting.screen.number}, `;
    case 'scored':
      return incident.damage > 0
        ? `${pilot(incident.seat)} does ${incident.damage}: `
        : `${pilot(incident.seat)} misses.`;
    case 'critical':
      return incident.reached ? `${incident.line.critical.part}, ` : '';
    case 'ignored':
      return `${incident.critical.part}, ignored`;
    case 'status':
      return `${pilot(incident.by)} tells ${pilot(incident.seat)}: ${plain(statusPhrase(incident.screen.status, incident.screen.range))}.`;
    case 'not scored':
    case 'bailed out':
    case 'escaped':
    case 'ended':
      return '';
    case 'called':
    case 'heated':
    case 'spent':
    case 'harmed':
    case 'warmed':
    case 'exploded':
    case 'pilot killed':
    case 'shut down':
    case 'started up':
    case 'fell':
      return plain(tell(incident, NAMES));
  }
};
