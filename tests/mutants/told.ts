import { readFileSync } from 'node:fs';
import type { MutantResult } from '@stryker-mutator/api/core';

/** A mutant in words: what stood there and what stands there instead, on one line. */
export const told = ({ fileName, location: { start, end }, replacement }: MutantResult): string => {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  const squeezed = (code: string): string => code.replace(/\s+/g, ' ');
  return `\`${squeezed(lines.join('\n'))}\` → \`${squeezed(replacement)}\``;
};

/** Whether no test has found a mutant. */
export const isAlive = ({ status }: Pick<MutantResult, 'status'>): boolean =>
  status === 'Survived' || status === 'NoCoverage';
