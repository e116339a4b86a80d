import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { canonical } from '../../src/rules/canonical.ts';
import type { Fight } from '../../src/rules/fight/fight.ts';
import { standingOf } from '../../src/rules/fight/fight.ts';
import type { Lineup } from '../../src/rules/fight/lineup.ts';
import { printRecord } from '../../src/rules/fight/print.ts';
import { replayText } from '../../src/rules/fight/replay.ts';
import { freshEntrant } from '../../src/rules/fight/record.ts';
import { faultText } from '../../src/rules/words/refusal-text.ts';
import { brokenLaws } from './fight-laws.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { oneOf, playFight } from './random-fight.ts';
import { randomFrom } from './random-play.ts';

/**
 * `npm run tool -- fights [COUNT]`: plays so many fights at random, 20,000 if nothing is said: one against two
 * to seven, every other time beside a second battle of one or two against one, so that there are joins.
 * Holds every move to the laws and every record to its replay, and prints how long lone stands last.
 */
const COUNT = Number(process.argv[2] ?? 20_000);
const library = readLibrary();
const booklets = [...library.values()];

interface Tally {
  fights: number;
  turns: number;
  wins: number;
  unfinished: number;
}

const tallies = new Map<string, Tally>();
let [broken, joins, splits, turns] = [0, 0, 0, 0];

/** One against so many, and perhaps one against one or two beside them. */
const lineupsOf = (rivals: number, beside: number): readonly Lineup[] => {
  const pilots = Array.from({ length: rivals + beside + 1 }, (_, pilot) => pilot);
  const [lone = 0, ...others] = pilots;
  const first = { lone, rivals: others.slice(0, rivals) };
  const [alone, ...against] = others.slice(rivals);
  return alone === undefined ? [first] : [first, { lone: alone, rivals: against }];
};

const complain = (seed: number, what: string): void => {
  broken += 1;
  process.exitCode = 1;
  if (broken <= 20) process.stderr.write(`fight ${seed}: ${what}\n`);
};

/** A fight as its end says it. */
const summary = (fight: Fight): string =>
  canonical([
    fight.outcome,
    fight.battles.map(({ name, pilots, battle }) => [name, pilots, battle.outcome, battle.turns]),
    fight.sides.map((_, pilot) => {
      const { armor, heat, ammunition, out } = standingOf(fight, pilot);
      return [armor, heat, ammunition, out];
    }),
  ]);

const playOne = (seed: number): void => {
  const random = randomFrom(seed);
  const rivals = 2 + (seed % 6);
  const beside = Math.floor(seed / 6) % 2 === 0 ? 0 : 2 + Math.floor(random() * 2);
  const lineups = lineupsOf(rivals, beside);
  const entries = Array.from({ length: rivals + beside + 1 }, (_, pilot) =>
    fresh(oneOf(booklets, random), `Pilot ${pilot + 1}`),
  );
  const { end, moves } = playFight(
    { options: USUAL_OPTIONS, entries, lineups },
    random,
    (before, move, moved) => {
      if (move.kind === 'join') joins += 1;
      else if (move.kind === 'turn') turns += 1;
      if (move.kind === 'turn' && move.orders.seats?.[0]?.shares) splits += 1;
      for (const law of brokenLaws(before, move, moved)) complain(seed, law);
    },
  );
  const text = printRecord({
    options: USUAL_OPTIONS,
    entrants: entries.map(({ booklet, pilot }) => freshEntrant(booklet.id, pilot)),
    battles: lineups,
    moves,
  });
  const replayed = replayText(text, (id) => library.get(id));
  if (replayed.fault) complain(seed, `its record, ${faultText(replayed.fault)}`);
  else if (summary(replayed.fights.at(-1) ?? end) !== summary(end))
    complain(seed, 'its record replays otherwise');
  count(`${beside === 0 ? 'alone' : 'with joins'}, against ${rivals}`, end);
};

const count = (kind: string, end: Fight): void => {
  const tally = tallies.get(kind) ?? { fights: 0, turns: 0, wins: 0, unfinished: 0 };
  const { outcome } = end;
  tally.fights += 1;
  tally.turns += Math.max(...end.battles.map(({ battle }) => battle.turns));
  if (outcome?.kind === 'win' && outcome.winner === 'few') tally.wins += 1;
  if (!outcome) tally.unfinished += 1;
  tallies.set(kind, tally);
};

for (let seed = 0; seed < COUNT; seed += 1)
  try {
    playOne(seed);
  } catch (error) {
    complain(seed, error instanceof Error ? error.message : String(error));
  }
process.stdout.write(
  `${COUNT} fights, ${turns} turns, ${splits} of them with shares, ${joins} joins; ${broken} laws broken\n`,
);
for (const [kind, tally] of tallies)
  process.stdout.write(
    `${kind}: ${tally.fights}, ${(tally.turns / tally.fights).toFixed(1)} turns, the smaller side wins ${((100 * tally.wins) / tally.fights).toFixed(1)} %, ${tally.unfinished} left unfinished\n`,
  );
