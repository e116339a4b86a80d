import { cp, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { integrityOf } from '../../src/command-line/integrity.ts';

/** What names files: in them the other names are written. */
const TELLING = ['.html', '.js', '.json', '.css'];

/** The name of a file of another build: Vite's own, with the other letters that other content has. */
const otherName = (name: string): string =>
  name.replace(/(?<=-)[\w-]{8}(?=\.\w+$)/, (letters) => [...letters].toReversed().join(''));

/**
 * Writes a game that was built into another folder as another build would be: no file is called as before, and each is
 * asked for by its new name.
 */
export const renamedBuild = async (built: string, folder: string): Promise<void> => {
  await cp(built, folder, { recursive: true });
  const names = await readdir(join(folder, 'assets'));
  const kept = names.filter((name) => otherName(name) === name);
  if (kept.length > 0) throw new Error(`These are called as before: ${kept.join(', ')}`);
  for (const name of names)
    await rename(join(folder, 'assets', name), join(folder, 'assets', otherName(name)));
  const telling = ['.', 'assets'].map(async (room) =>
    (await readdir(join(folder, room)))
      .filter((name) => TELLING.includes(extname(name)))
      .map((name) => join(folder, room, name)),
  );
  for (const file of (await Promise.all(telling)).flat()) {
    const text = names.reduce(
      (all, name) => all.replaceAll(name, otherName(name)),
      await readFile(file, 'utf8'),
    );
    await writeFile(file, text);
  }
  // What has changed without another name, the page itself, has another number in the service worker.
  const worker = join(folder, 'sw.js');
  await writeFile(
    worker,
    (await readFile(worker, 'utf8'))
      .replaceAll(/(?<="revision":")\w+/g, (number) => `other${number}`)
      .replaceAll(/(?<="url":"([^"]+)".*?"integrity":")[^"]+/g, (_, url: string) =>
        integrityOf(join(folder, url)),
      ),
  );
};
