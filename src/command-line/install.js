// Runs before anything is installed, so it is plain JavaScript and uses Node alone.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project, without a slash at its end. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * The packages a lock file names, by the folder they go to.
 * @param {string} file relative to the project
 * @returns {Record<string, LockedPackage>}
 */
const lockedPackages = (file) => {
  const { '': _project, ...packages } = JSON.parse(
    readFileSync(`${projectFolder}/${file}`, 'utf8'),
  ).packages;
  return packages;
};

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes down what it has installed
 * as its last act, so an interrupted installation counts as none. Optional packages belong to other
 * machines and may be missing.
 */
export const isInstalled = () => {
  if (!existsSync(`${projectFolder}/node_modules/.package-lock.json`)) return false;
  const installed = lockedPackages('node_modules/.package-lock.json');
  return Object.entries(lockedPackages('package-lock.json')).every(([folder, wanted]) => {
    const found = installed[folder];
    return found ? found.version === wanted.version : wanted.optional || wanted.devOptional;
  });
};

/**
 * Runs npm and shows everything it says on standard error: standard output may be someone's pipe.
 * @param {string[]} words
 * @returns {boolean} whether npm succeeded
 */
export const npm = (...words) => {
  // npm tells its scripts where it lives; on Windows it cannot be started by name without a shell.
  const itself = process.env['npm_execpath'];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: projectFolder, stdio: ['ignore', 2, 2] };
  const run = itself?.endsWith('.js')
    ? spawnSync(process.execPath, [itself, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  return run.status === 0;
};

/** Ends the program with a sentence when this Node is too old for the tools. */
const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Viewscreen needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
};

/** Installs what package-lock.json names, if that is not there yet. Ends the program if it fails. */
export const install = () => {
  requireNode();
  if (isInstalled()) return;
  console.error('Installing what the project needs (once, about half a minute) …');
  if (npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')) return;
  console.error('npm could not install what the project needs; its own words are above.');
  process.exit(1);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
