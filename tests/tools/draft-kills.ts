import { HAND, killedDraft } from './killed-draft.ts';
import { serve } from './host.ts';
import { openMortalDevice } from './mortal-device.ts';

/**
 * `npm run tool -- draft-kills [COUNT]` types into a draft of a booklet in the built game and kills the browser, at 50
 * moments one after the other: the draft is there again, less at most what was typed in the last 300 ms. Else it ends with 1.
 */
const [many = 50] = process.argv.slice(2).map(Number);
const device = await openMortalDevice(await serve('dist'), {
  viewport: { width: 1440, height: 900 },
});
let wrong = 0;
for (let kill = 0; kill < many; kill += 1) {
  const after = Math.round((HAND * (kill + 0.5)) / many);
  const said = await killedDraft(device, `kill-${kill}`, after);
  if (said !== null) wrong += 1;
  console.log(kill + 1, after, said ?? 'good');
}
await device.close();
console.log(`${many} kills, ${wrong} with a loss`);
process.exit(wrong > 0 ? 1 : 0);
