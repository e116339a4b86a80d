import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll } from 'vitest';

/** Says one thing more in every stage, so that no file of the game is called as before. */
const otherwise: Plugin = {
  name: 'otherwise',
  transform(code, file) {
    return /\/src\/(?!service-worker).*\.ts$/.test(file)
      ? { code: `${code}\nperformance.mark('another build');`, map: null }
      : null;
  },
};

/** Builds the game once more, with other names for its files; gives the folder it stands in. */
export const anotherBuild = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'viewscreen-'));
  afterAll(() => rm(folder, { recursive: true }));
  await build({
    logLevel: 'warn',
    plugins: [otherwise],
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
};
