import { killedFight } from '../offline/fights/killed-hands.ts';

/**
 * `npm run tool -- hands [COUNT [FIRST]]`: plays so many random fights of persons and computer pilots, 300 if nothing is
 * said, each twice: undisturbed, and in tabs that are killed at any write and opened two at a time. Any that comes to
 * something else ends it with 1.
 */
const COUNT = Number(process.argv[2] ?? 300);
const FIRST = Number(process.argv[3] ?? 1);

let [other, turns, slips] = [0, 0, 0];
for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
  const { killed, quiet } = await killedFight(seed).catch((error: unknown) => {
    console.log(`fight ${seed}`);
    throw error;
  });
  const same =
    killed.record === quiet.record &&
    [...killed.slips].every(([at, number]) => quiet.slips.get(at) === number);
  turns += quiet.record.split('\n').filter((line) => /^[A-Z]*\d+\. /.test(line)).length;
  slips += quiet.slips.size;
  if (!same) {
    other += 1;
    console.log(`fight ${seed} came to something else:\n${quiet.record}\n${killed.record}`);
  }
}
console.log(`${COUNT} fights, ${turns} turns, ${slips} slips: ${other} came to something else`);
process.exit(other === 0 ? 0 : 1);
