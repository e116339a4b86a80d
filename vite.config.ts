import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { getManifest } from 'workbox-build';
import { defineConfig, type Plugin } from 'vite';
import { noticesOf, packagesOf } from './src/command-line/notices.ts';
import { parseBookletText } from './src/rules/check/parse-booklet.ts';
import { findingText } from './src/rules/words/finding-text.ts';

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

/** Checks every booklet of the game, so that the page need not: a faulty one is not built. */
const checkedBooklets = (): Plugin => ({
  name: 'checked-booklets',
  apply: 'build',
  buildStart() {
    for (const file of readdirSync('books').filter((name) => /(?<!schema)\.json$/.test(name))) {
      const parsed = parseBookletText(readFileSync(`books/${file}`, 'utf8'));
      if (!parsed.ok)
        this.error(`books/${file} has faults: ${parsed.faults.map(findingText).join('; ')}`);
    }
  },
});

/** `books/NAME.json?edition`: the booklet's edition, so that the page need not work it out. */
const editions = (): Plugin => ({
  name: 'editions',
  load: {
    filter: { id: /\.json\?edition$/ },
    handler(id) {
      const parsed = parseBookletText(readFileSync(id.replace('?edition', ''), 'utf8'));
      return `export default ${JSON.stringify(parsed.ok ? parsed.booklet.edition : '')};`;
    },
  },
});

/** Asks for the booklets along with the script that will read them: a journey less at the first visit. */
const preloadBooklets = (): Plugin => ({
  name: 'preload-booklets',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /^assets\/.*\.json$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: `./${file}` },
          injectTo: 'head-prepend' as const,
        })),
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

/** Writes the notices that the licences of the carried packages ask for, after the service worker. */
const thirdPartyNotices = (): Plugin => {
  let folder = 'dist';
  return {
    name: 'third-party-notices',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        writeFileSync(`${folder}/${NOTICES}`, noticesOf(packagesOf([...carried])));
      },
    },
  };
};

/** Writes the service worker, which keeps the whole game on the device after the first visit. */
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
        const { manifestEntries, warnings } = await getManifest({
          globDirectory: folder,
          globPatterns: ['**/*'],
          // The pictures come after the page is usable (src/offline/page/service-worker.ts).
          globIgnores: ['pictures/**', NOTICES, 'sw.js'],
          // Written last; what it says changes only with what is installed.
          additionalManifestEntries: [
            {
              url: NOTICES,
              revision: createHash('sha256')
                .update(readFileSync('package-lock.json'))
                .digest('hex'),
            },
          ],
          // Vite's names change with what is in the files.
          dontCacheBustURLsMatching: /assets\/.+-[\w-]{8}\./,
        });
        // A file left out for its size would be missing without a network.
        if (warnings.length > 0) throw new Error(warnings.join('\n'));
        const { metafile } = await esbuild.build({
          entryPoints: ['src/service-worker/worker.ts'],
          outfile: `${folder}/sw.js`,
          bundle: true,
          minify: true,
          target: 'es2023',
          metafile: true,
          define: {
            'process.env.NODE_ENV': '"production"',
            FILES: JSON.stringify(manifestEntries),
          },
        });
        for (const file of Object.keys(metafile.inputs)) carried.add(file);
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

export default defineConfig({
  // The game may stand in any folder of a host.
  base: './',
  publicDir: 'src/offline/public',
  build: {
    // The policy forbids data: addresses, so nothing may be put inline.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      // What a stage needs is asked for along with it; the stage itself is imported in the same moment.
      resolveDependencies: (file, needs) => needs.filter((each) => each !== file),
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
            { name: 'of-many', minShareCount: 8 },
            { name: 'of-several', minShareCount: 3 },
          ],
        },
      },
    },
  },
  worker: { plugins: () => [withoutShadersOfThree(), collectCarried()] },
  plugins: [
    contentSecurityPolicy(),
    checkedBooklets(),
    editions(),
    preloadBooklets(),
    collectCarried(),
    serviceWorker(),
    thirdPartyNotices(),
  ],
});
