import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

it.each(['tools/start/start.mjs', 'tools/test/test.mjs', 'tools/test/audit.mjs', 'tools/test/steady.mjs'])(
  '%s starts without installed packages',
  async (entry) => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      metafile: true,
      write: false,
      logLevel: 'error',
      // What is imported dynamically runs after the installation.
      plugins: [
        {
          name: 'static-imports-only',
          setup: ({ onResolve }) =>
            onResolve({ filter: /.*/ }, ({ kind, path }) =>
              kind === 'dynamic-import' ? { path, external: true } : undefined,
            ),
        },
      ],
    });
    const packages = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
      imports
        .filter(({ kind, external, path }) => kind === 'import-statement' && external && !/^node:/.test(path))
        .map(({ path }) => `${file} imports ${path}`),
    );
    expect(packages).toEqual([]);
  },
);
