import type { Plugin } from 'vite';

/** How Vite's preloader makes an address of a file of the build. */
const PRELOADED_ADDRESS = /function\(dep\) \{ return "\/"\+dep \}/;
/** The address of an asset in a chunk. */
const ASSET = /"\/assets\/([^"/]+)"/g;

/**
 * Patches Vite's preloader so that it finds files beside its own chunk, which is in the folder of assets.
 *
 * @throws Error if the code is unexpected
 */
export function patchPreloader(code: string): string {
  if (!PRELOADED_ADDRESS.test(code)) throw new Error('Vite’s preloader makes addresses in another way');
  return code.replace(
    PRELOADED_ADDRESS,
    'function(dep) { return new URL("../"+dep, import.meta.url).pathname }',
  );
}

/** Makes addresses of assets in the code of a chunk relative to the chunk. */
export const withRelativeAssets = (code: string): string =>
  code.replace(ASSET, (_all, name: string) => `new URL("${name}",import.meta.url).pathname`);

/**
 * Vite plugin by which chunks address other files of the build relative to themselves, so that the same build works
 * below any base path. Vite's own relative base makes every lazy import larger, and the built pages need addresses
 * from the root, since they are served for URLs of any depth.
 */
export const relativeAssets = (): Plugin => ({
  name: 'qingyin-relative-assets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: patchPreloader(code), map: null }),
  },
  renderChunk: (code) => (code.includes('"/assets/') ? { code: withRelativeAssets(code), map: null } : null),
});
