/**
 * Bundles the server to dist/apps/server: main.js and, beside it, its two parts (serving, commands) and the workers that
 * render songs, measure sound and scan music.
 * Packages are in the bundle, which a server starts from in three quarters of the time; those with native code stay outside.
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('../../dist/apps/server');
const libraries = here('../../libs/');
const workers = {
  'render-worker': here('../../libs/server-media/src/render/render-worker.ts'),
  'sound-worker': here('../../libs/server-sound/src/sound-worker.ts'),
  'scan-worker': here('../../libs/server-music-library/src/scan/scan-worker.ts'),
  'sound-watch': here('../../libs/server-sound/src/sound-watch.ts'),
};

const parts = { serve: here('src/cli/serve.ts'), 'run-command': here('src/cli/run-command.ts') };
/** main.js imports its parts instead of containing both. */
const mainWithParts = {
  name: 'parts of main.js',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/cli\/(serve|run-command)\.ts$/ }, ({ path }) => ({
      path: path.replace('./cli/', './').replace(/\.ts$/, '.js'),
      external: true,
    })),
};

/**
 * The modules of the libraries have no side effects, so that a part contains only what it uses of a library's index, and a
 * command does not load the packages of the others.
 */
const librariesWithoutSideEffects = {
  name: 'libraries without side effects',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^(\.|@qingyin\/)/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === 'resolved' || options.importer.includes('node_modules')) return undefined;
      const found = await resolve(path, { ...options, pluginData: 'resolved' });
      return found.path.startsWith(libraries) ? { path: found.path, sideEffects: false } : undefined;
    }),
};

/** Packages with native code, WebAssembly or files of their own, which they look for beside themselves. */
const outside = [
  ...['libsql', 'sharp', '@node-rs/argon2', 'pg-native'],
  ...['@humansignal/audio-file-decoder', '@wasm-audio-decoders/*', 'mpg123-decoder', 'opus-decoder'],
  ...['libflacjs', 'libflacjs/*', 'wasm-media-encoders'],
];
/** What CommonJS packages find in their own place, for those inside the bundle. */
const REQUIRE = [
  "import { createRequire as createRequireHere } from 'node:module';",
  "import { dirname as dirnameOf } from 'node:path';",
  "import { fileURLToPath as pathOfUrl } from 'node:url';",
  'const require = createRequireHere(import.meta.url);',
  'const __filename = pathOfUrl(import.meta.url);',
  'const __dirname = dirnameOf(__filename);',
].join(' ');

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: {
    main: here('src/main.ts'),
    ...parts,
    ...workers,
  },
  outdir,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // In one file each: workers are looked for beside the code that starts them.
  external: outside,
  plugins: [mainWithParts, librariesWithoutSideEffects],
  banner: { js: REQUIRE },
  // The @qingyin libraries are sources of this repository, found through the paths of the tsconfig.
  alias: Object.fromEntries(
    ['contract/schema', 'contract', 'locales', 'lyrics/ttml', 'lyrics', 'text/chinese', 'text'].map((lib) => {
      const [name, entry = 'index'] = lib.split('/');
      return [`@qingyin/${lib}`, here(`../../libs/${name}/src/${entry}.ts`)];
    }),
  ),
  sourcemap: true,
  logLevel: 'warning',
});
