import { randomFrom } from './random-play.ts';
import { randomSheet } from './random-sheet.ts';
import { trySheet } from './sheet-laws.ts';
import { booklets } from '../rules/battle/table-top.ts';
const [from, to] = process.argv.slice(2).map(Number) as [number, number];
let ok = 0;
for (let seed = from; seed < to; seed += 1) {
  const random = randomFrom(seed);
  try {
    const { booklet, broken } = trySheet(randomSheet(random), [booklets[seed % booklets.length]!], { random, duels: 1, draws: seed % 50 === 0 });
    if (booklet) ok += 1;
    if (broken.length) console.log(seed, broken.slice(0, 4));
  } catch (e) { console.log(seed, 'THROWS', e); }
}
console.log('done', from, to, 'forged', ok);
