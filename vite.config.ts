import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { getManifest } from 'workbox-build';
import { defineConfig, type Plugin } from 'vite';
import { integrityOf } from './src/command-line/integrity.ts';
import { readLibrary } from './src/command-line/library.ts';
import { noticesOf, packagesOf } from './src/command-line/notices.ts';
import type { Booklet } from './src/rules/booklet/booklet.ts';

/** Everything comes from where the page came from. `blob:` is for pictures drawn on the device. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
].join('; ');

/** Says the policy in the built page. Vite's own page for development needs inline scripts. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/** Takes out of the built page what is there for readers of its source: it counts in the first load. */
const slimPage = (): Plugin => ({
  name: 'slim-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) =>
      page
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?\/?> ?(?=<)/g, '>')
        .replaceAll('&#39;', "'"),
  },
});

/** Where the game will stand, if the build knows: `VIEWSCREEN_URL=https://example.org/viewscreen/ npm run build`. Most
 *  chats and networks take no picture but by its whole address. */
const wholeAddresses = (): Plugin => ({
  name: 'whole-addresses',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => {
      const at = process.env['VIEWSCREEN_URL'];
      if (!at) return page;
      const game = new URL(at.endsWith('/') ? at : `${at}/`).href;
      return page
        .replace(/(?<=<meta property="og:image" content=")[^"]*/, `${game}shown/share.png`)
        .replace(
          '<meta property="og:image"',
          `<meta property="og:url" content="${game}" />\n    $&`,
        );
    },
  },
});

/** Where the booklets of the game stand. A build with others names their folder: `BOOKS=/tmp/twenty npm run build`. */
const BOOKS = resolve(process.env['BOOKS'] ?? 'books');

/** Writes into `own-index.ts` what the first load knows of each booklet of the game, and where its text is: those that were
 *  printed first, then those that were forged from a sheet, and of either the heaviest 'Mech. They are checked here, so that the page need not: with a faulty one nothing is built. */
const ownBooklets = (): Plugin => ({
  name: 'own-booklets',
  load: {
    filter: { id: /\/offline\/booklets\/own-index\.ts$/ },
    handler() {
      const isForged = ({ id }: Booklet): boolean => existsSync(`${BOOKS}/sheets/${id}.json`);
      const booklets = [...readLibrary(BOOKS).values()].toSorted(
        (one, other) =>
          Number(isForged(one)) - Number(isForged(other)) ||
          other.mech.tonnage - one.mech.tonnage ||
          (one.id < other.id ? -1 : 1),
      );
      const files = booklets.map(({ id }) => `${BOOKS}/${id}.json`);
      for (const file of files) this.addWatchFile(file);
      const text = JSON.stringify;
      const lines = booklets.map(
        ({ id, edition, mech: { designation, name, tonnage } }, at) =>
          `{id:${text(id)},edition:${text(edition)},mech:${text({ designation, name, tonnage })},address:at${at}}`,
      );
      return [
        ...files.map((file, at) => `import at${at} from ${text(`${file}?url`)};`),
        `export const OWN_INDEX = [${lines.join(',')}];`,
      ].join('\n');
    },
  },
});

/** What stands in the game's folder for the authors of the packages it carries. */
const NOTICES = 'third-party-notices.txt';

/** Files of packages that went into the build, the workers' among them. */
const carried = new Set<string>();

/** Remembers which files of packages a bundle is made of. */
const collectCarried = (): Plugin => ({
  name: 'collect-carried',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      for (const file of output.type === 'chunk' ? output.moduleIds : output.originalFileNames)
        carried.add(file);
  },
});

/** Writes the service worker, which keeps the whole game on the device after the first visit, and before it the notices
 *  that the licenses of the carried packages ask for. */
export const serviceWorker = (): Plugin => {
  let folder = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { metafile, outputFiles } = await esbuild.build({
          entryPoints: ['src/service-worker/worker.ts'],
          bundle: true,
          minify: true,
          target: OLDEST,
          metafile: true,
          write: false,
          define: { 'process.env.NODE_ENV': '"production"' },
        });
        for (const file of Object.keys(metafile.inputs)) carried.add(file);
        writeFileSync(`${folder}/${NOTICES}`, noticesOf(packagesOf([...carried])));
        const { manifestEntries, warnings } = await getManifest({
          globDirectory: folder,
          globPatterns: ['**/*'],
          // The pictures come after the page is usable (src/offline/page/service-worker.ts), the nets after that
          // (src/offline/fights/nets.ts).
          // What is shown of the game elsewhere is nothing of it.
          globIgnores: ['pictures/**', 'shown/**', 'assets/*.net', 'sw.js'],
          // Vite's names change with what is in the files.
          dontCacheBustURLsMatching: /assets\/.+-[\w-]{8}\./,
        });
        // A file left out for its size would be missing without a network.
        if (warnings.length > 0) throw new Error(warnings.join('\n'));
        const files = manifestEntries.map((entry) => ({
          ...entry,
          integrity: integrityOf(`${folder}/${entry.url}`),
        }));
        const [worker] = outputFiles;
        writeFileSync(`${folder}/sw.js`, `const FILES=${JSON.stringify(files)};${worker?.text}`);
      },
    },
  };
};

/** The drawing has shaders of its own: those of three.js, a seventh of the drawing chunk, stay at home. */
const withoutShadersOfThree = (): Plugin => ({
  name: 'without-shaders-of-three',
  apply: 'build',
  transform: {
    filter: { id: /three\/build\/three\.module\.js$/ },
    handler(code) {
      const named = /^const ShaderChunk = \{\n([^}]+)\};/m.exec(code)?.[1]?.match(/(?<=: )[\w$]+/g);
      if (!named) return this.error('three.js keeps its shaders elsewhere than before');
      const texts = /^((?:var|const) ([\w$]+)) = "(?:[^"\\]|\\.)*";$/gm;
      let left = new Set(named).size;
      const without = code.replace(texts, (all, declared: string, name: string) => {
        if (!named.includes(name)) return all;
        left -= 1;
        return `${declared} = "";`;
      });
      if (left > 0)
        return this.error(`three.js writes ${left} of its shaders otherwise than before`);
      return { code: without, map: null };
    },
  },
});

/** Asks for what a part of the game imports along with the part itself. Vite's own code for it, a kilobyte of the first
 *  load, also knows nonces, browsers without `modulepreload`, and style sheets: the one there is came with the page. */
const askAlong = (): Plugin => ({
  name: 'ask-along',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `const asked = new Set();
export const __vitePreload = (load, needs, from) => {
  for (const need of needs ?? []) {
    const { href } = new URL(need, from);
    if (asked.has(href) || href.endsWith('.css')) continue;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
};`,
  },
});

interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

/** Whether the entry reaches a module without a dynamic import. */
const isNeededAtFirst = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  return (
    info !== null &&
    (info.isEntry || info.importers.some((importer) => isNeededAtFirst(importer, modules, seen)))
  );
};

/** The oldest browsers that the game is for, as the README and the page itself say (`tests/floor.test.ts`): what they
 *  do not know is written as they know it. */
const OLDEST = ['chrome111', 'firefox126', 'safari17'];

export default defineConfig({
  // The game may stand in any folder of a host.
  base: './',
  publicDir: 'src/offline/public',
  build: {
    // The policy forbids data: addresses, so nothing may be put inline.
    assetsInlineLimit: 0,
    target: OLDEST,
    modulePreload: {
      polyfill: false,
      // What a stage needs is asked for along with it; the stage itself is imported in the same moment. The names of
      // what forge and workshop need would come with the first load: whoever types has time for one more journey.
      resolveDependencies: (file, needs) =>
        /\/(?:forge|workshop)-stage/.test(file) ? [] : needs.filter((each) => each !== file),
    },
    rolldownOptions: {
      output: {
        // A dozen small files are a dozen journeys on a slow phone: what the first stage needs comes
        // in one, and nothing else with it; what many stages or several share in one each. Whatever
        // they import is shared by as many at least, so that none imports from a file that waits for it.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              debugName: 'game',
              name: (id, modules) => (isNeededAtFirst(id, modules) ? 'game' : null),
            },
            // What reads rows comes by itself: a row is read before the rest of its stage is wanted.
            { name: 'shapes', test: /\/node_modules\/valibot\/|\/src\/offline\/disk\/row\.ts$/ },
            // What computer pilots say and know comes with the first of them.
            {
              name: 'tactics',
              test: /\/src\/(?:tactics\/|offline\/fights\/(?:nets|thinker)\.ts)/,
              minShareCount: 2,
            },
            { name: 'hashes', test: /\/node_modules\/@noble\/hashes\// },
            { name: 'of-many', minShareCount: 8 },
            { name: 'of-several', minShareCount: 3 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [withoutShadersOfThree(), collectCarried()] },
  plugins: [
    askAlong(),
    contentSecurityPolicy(),
    wholeAddresses(),
    slimPage(),
    ownBooklets(),
    collectCarried(),
    serviceWorker(),
  ],
});
