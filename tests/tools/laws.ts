import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';

/**
 * `npm run tool -- laws [FOLDER [TIMES]]`: tries the laws of a folder of unit tests (`tests/tactics` by default, or one
 * file of it, `tests/tactics/duel/proof`) with TIMES as many cases as `npm test` (100 by default: 200 duels become 20,000), other ones each time. Exit code 1 if
 * one is broken; fast-check prints its seed.
 */
const [folder = 'tests/tactics', times = '100'] = process.argv.slice(2);
if (!(Number.isInteger(Number(times)) && Number(times) > 0)) {
  process.stderr.write(`TIMES is a whole number from 1, not ${times}.\n`);
  process.exit(1);
}
process.env['LAWS_TIMES'] = times;

const OURS = fileURLToPath(new URL('./many-cases.ts', import.meta.url));
const vitest = await startVitest(
  'test',
  [],
  {
    config: false,
    watch: false,
    include: [`${folder}/**/*.test.ts`, `${folder}.test.ts`],
    exclude: ['tests/end-to-end/**', 'tests/figure/proofs/**', 'tests/**/*.browser.test.ts'],
    // As long as it takes.
    testTimeout: 0,
    isolate: false,
    maxWorkers: 1,
  },
  {
    plugins: [
      {
        name: 'many-cases',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source === 'fast-check' && importer !== OURS ? OURS : undefined,
      },
    ],
  },
);
await vitest.close();
