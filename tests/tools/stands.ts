import { openBattle } from '../../src/rules/battle/battle.ts';
import { USUAL_OPTIONS } from '../../src/rules/battle/options.ts';
import { fresh } from '../../src/rules/battle/entry.ts';
import { exchange } from '../../src/rules/battle/exchange.ts';
import { STANCES, goodTurn } from './good-pilot.ts';
import { readLibrary } from '../../src/command-line/library.ts';
import { oneOf } from './random-fight.ts';
import { randomFrom } from './random-play.ts';

/**
 * `npm run tool -- stands [COUNT]`: so many battles, 500 if nothing is said, of one against two to seven, all
 * played well (`good-pilot.ts`), by a lone pilot who attacks and by one who takes cover; prints how many
 * turns they last and how many the lone pilot wins.
 */
const COUNT = Number(process.argv[2] ?? 500);
/** A battle is left after so many turns. */
const LONGEST = 120;
const booklets = [...readLibrary().values()];

const play = (rivals: number, stance: (typeof STANCES)[number]): string => {
  let [turns, wins] = [0, 0];
  for (let seed = 0; seed < COUNT; seed += 1) {
    const random = randomFrom(1000 * rivals + seed);
    const [lone, ...others] = Array.from({ length: rivals + 1 }, (_, pilot) =>
      fresh(oneOf(booklets, random), `Pilot ${pilot + 1}`),
    );
    if (!lone) throw new RangeError('Nobody stands.');
    let battle = openBattle({ options: USUAL_OPTIONS, lone, rivals: others });
    while (!battle.outcome && battle.turns < LONGEST)
      battle = exchange(battle, goodTurn(battle, stance, random)).battle;
    turns += battle.turns;
    if (battle.outcome?.kind === 'win' && battle.outcome.winner === 'lone') wins += 1;
  }
  return `${(turns / COUNT).toFixed(1)} turns and ${((100 * wins) / COUNT).toFixed(1)} % won`;
};

for (const rivals of [2, 3, 4, 5, 6, 7]) {
  const stands = STANCES.map((stance) => `who ${stance}: ${play(rivals, stance)}`);
  process.stdout.write(`alone against ${rivals}, ${stands.join('; ')}\n`);
}
