import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package that a module or a carried file belongs to, or null for our own. */
const packageOf = (file: string): string | null =>
  /(?:[\w.~/:-][^\0]*\/)?node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(file.replaceAll('\\', '/'))?.[0] ??
  null;

/** The folders of the packages that files come from, each once, in the order of their names. */
export const packagesOf = (files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((file) => packageOf(file) ?? []))].sort();

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * What a package asks to be carried along with it: its name, version and the text of its license.
 * Throws where a package has none, so that a build cannot leave one out in silence.
 */
export const noticeOf = (folder: string): string => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license } = manifest;
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length === 0) throw new Error(`${name} ${version} carries no text of its licence`);
  return `${name} ${version} (${license ?? 'see below'})\n\n${texts.join('\n\n')}`;
};

const RULE = `\n\n${'-'.repeat(78)}\n\n`;

/** The third-party notices of a build, from the folders of the packages it bundles. */
export const noticesOf = (folders: readonly string[]): string =>
  [
    'Viewscreen is made with the packages below. Each is the work of its authors and comes under its\nown license, which is given in full.',
    ...[...folders].sort().map(noticeOf),
  ].join(RULE) + '\n';
