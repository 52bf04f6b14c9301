import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { galleryPictures } from '../../tools/gallery/gallery-pictures.mjs';
import { webPlugins } from '../../tools/vite/preset.mts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The gallery's two pages: the list of components, and the frame that shows one of them. */
export default defineConfig({
  root: here('.'),
  appType: 'mpa',
  plugins: [...webPlugins(), galleryPictures()],
  resolve: { tsconfigPaths: true },
  define: { 'import.meta.env.VITE_PSEUDO': '""' },
  server: { host: '127.0.0.1', port: 4300 },
  build: {
    outDir: here('../../dist/apps/gallery'),
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: [here('index.html'), here('frame.html')] },
  },
});
