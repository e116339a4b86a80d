import { readFileSync } from 'node:fs';
import { openDrawingTable } from '../../src/command-line/drawing-table.ts';

/** How long a still takes with its second sheet: by software, and by a GPU where the browser finds one. */
const NUMBERS = [49, 5, 27, 57];
const SIZES = [
  { width: 768, height: 768, samples: 2 },
  { width: 1152, height: 1152, samples: 2 },
] as const;

const text = readFileSync('books/grf-1n.json', 'utf8');
for (const gpu of [false, true]) {
  const table = await openDrawingTable({ gpu });
  for (const size of SIZES) {
    const as = { kind: 'stills' };
    // The first picture also builds the figure and compiles the shaders.
    await table.draw({ text, numbers: [49], ...size, as });
    const { milliseconds, renderer } = await table.draw({ text, numbers: NUMBERS, ...size, as });
    if (gpu && /swiftshader|llvmpipe|software/i.test(renderer)) {
      process.stdout.write('no GPU here\n');
      break;
    }
    const mean = milliseconds.reduce((sum, each) => sum + each, 0) / milliseconds.length;
    process.stdout.write(
      `${Math.round(mean)} ms a still of ${size.width} × ${size.height}, ${size.samples} × ${size.samples} dots to a pixel (${renderer})\n`,
    );
  }
  await table.close();
}
