import { delimiter, join } from 'node:path';

/** The engines that the game is played in before a release. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

interface Needs {
  readonly name: string;
  /** What it takes: each by the names that it may have. */
  readonly programs: readonly (readonly string[])[];
  /** The packages in which Debian has them. */
  readonly debian: readonly string[];
}

/** A window needs a screen: without graphics there is no WebGL, and nothing worn is drawn. */
const SCREEN = ['Xvfb'];

const NEEDS: Readonly<Record<Exclude<Engine, 'chromium'>, Needs>> = {
  firefox: {
    name: 'Firefox',
    programs: [['firefox-esr', 'firefox'], SCREEN],
    debian: ['firefox-esr', 'xvfb'],
  },
  webkit: {
    name: 'WebKitGTK',
    programs: [['WebKitWebDriver'], ['python3'], SCREEN],
    debian: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
};

/** Where a program lies, of the names that it may have; undefined where it is not on the PATH. */
export const programOf = (
  names: readonly string[],
  path: string,
  exists: (file: string) => boolean,
): string | undefined =>
  names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .find((file) => exists(file));

/** Whether an engine can be tried on a machine: the files of its programs in their order, or why not, as a sentence
 *  that says how Debian installs it. */
export const findEngine = (
  engine: Exclude<Engine, 'chromium'>,
  path: string,
  exists: (file: string) => boolean,
): { readonly programs: readonly string[] } | { readonly lacking: string } => {
  const { debian, name, programs } = NEEDS[engine];
  const found = programs.map((names) => programOf(names, path, exists));
  const missing = programs.filter((_names, at) => found[at] === undefined).map(([first]) => first);
  if (missing.length === 0) return { programs: found.flatMap((file) => file ?? []) };
  return {
    lacking: `${name} was not tried: ${missing.join(' and ')} not found. On Debian: apt-get install ${debian.join(' ')}`,
  };
};
