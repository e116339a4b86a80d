import { appendFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import type { Reporter } from '@stryker-mutator/api/report';
import { isAlive, told } from './told.ts';

const FOUND = '.reports/survivors.txt';

/** Writes each survivor down as soon as it is known, so that a run that is stopped was not for nothing. */
class Survivors implements Reporter {
  onMutationTestingPlanReady(): void {
    rmSync(FOUND, { force: true });
  }

  onMutantTested(mutant: Readonly<MutantResult>): void {
    const { fileName, location } = mutant;
    const place = `${relative('.', fileName)}:${location.start.line}`;
    if (isAlive(mutant)) appendFileSync(FOUND, `${place}: ${told(mutant)}\n`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors)];
