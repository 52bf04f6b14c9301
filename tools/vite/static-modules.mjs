import { build } from 'esbuild';
import { root } from '../lib/root.mjs';

/** Modules with side effects (global styles); all other library modules only export. */
const SIDE_EFFECTS = /\/(global|mantine-overlays)\.ts$/;
const LIBRARY = /\/libs\/[^?]+\.tsx?$/;

/** @param {string} path of a module @returns {boolean} whether loading it has an effect beyond its exports */
export const hasSideEffects = (path) => !LIBRARY.test(path) || SIDE_EFFECTS.test(path);

/** Excludes dynamic imports, and drops unused re-exports of libraries. @type {import('esbuild').Plugin} */
const staticImportsOnly = {
  name: 'static-imports-only',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(\.|@qingyin\/)/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === staticImportsOnly) return undefined;
      if (from.kind === 'dynamic-import') return { path, external: true };
      const { importer, resolveDir, kind, namespace } = from;
      const found = await resolve(path, {
        importer,
        resolveDir,
        kind,
        namespace,
        pluginData: staticImportsOnly,
      });
      return { ...found, sideEffects: hasSideEffects(found.path) };
    });
  },
};

/**
 * Source modules that run before anything is loaded on demand: the static imports of the entry points, after tree
 * shaking. Packages are not followed.
 * @param {readonly string[]} entryPoints relative to the repository's top folder
 * @returns {Promise<string[]>} relative to the repository's top folder, `/` between folders
 */
export async function staticModules(entryPoints) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'dist/static-modules',
    packages: 'external',
    external: ['*?worker', '*?url', '*?raw'],
    tsconfig: 'tsconfig.base.json',
    logLevel: 'error',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.po': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    plugins: [staticImportsOnly],
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
  return [...new Set(used)].sort();
}
