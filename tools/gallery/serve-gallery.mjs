import { build, preview } from 'vite';
import { onFreePort } from '../lib/free-port.mjs';
import { at } from '../lib/root.mjs';

const configFile = at('apps', 'gallery', 'vite.config.mts');

/**
 * Builds the gallery, with React's warnings, and serves it on a free port. Built, because a page of the development
 * server loads a thousand modules one by one.
 */
export async function serveGallery() {
  // Read by Vite and by the packages that it bundles: `development` keeps the warnings.
  process.env['NODE_ENV'] = 'development';
  const options = { configFile, mode: 'development', logLevel: /** @type {const} */ ('warn') };
  await build({ ...options, build: { minify: false, sourcemap: false } });
  const server = await onFreePort((port) =>
    preview({ ...options, preview: { host: '127.0.0.1', port, strictPort: true } }),
  );
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The gallery has no address.');
  return { address, close: () => server.close() };
}
