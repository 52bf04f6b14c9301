/**
 * Bundles the server to dist/apps/server: main.js and, beside it, the workers that render songs and measure sound.
 * Packages stay outside the bundle (two of them bring native code).
 */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('../../dist/apps/server');
const workers = {
  'render-worker': here('src/media/render/render-worker.ts'),
  'sound-worker': here('src/sound/sound-worker.ts'),
  'sound-watch': here('src/sound/sound-watch.ts'),
};

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: {
    main: here('src/main.ts'),
    ...workers,
  },
  outdir,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // The @qingyin libraries are sources of this repository, found through the paths of the tsconfig.
  packages: 'external',
  alias: Object.fromEntries(
    ['contract/schema', 'contract', 'lyrics/ttml', 'lyrics', 'text/chinese', 'text'].map((lib) => {
      const [name, entry = 'index'] = lib.split('/');
      return [`@qingyin/${lib}`, here(`../../libs/${name}/src/${entry}.ts`)];
    }),
  ),
  sourcemap: true,
  logLevel: 'warning',
});
