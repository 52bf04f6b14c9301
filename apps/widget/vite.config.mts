import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A single script without a hash in its name, because other pages link to it. */
export default defineConfig({
  root: here('.'),
  resolve: { tsconfigPaths: true },
  build: {
    outDir: here('../../dist/apps/widget'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Vite keeps white space in libraries, for bundlers that need annotations; this one is loaded as it is.
    rolldownOptions: { output: { minify: true } },
    lib: { entry: here('src/main.ts'), formats: ['es'], fileName: () => 'qingyin-player.js' },
  },
});
