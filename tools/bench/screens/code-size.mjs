import { existsSync, readFileSync, statSync } from 'node:fs';
import { at } from '../../lib/root.mjs';
import { routeModule, routeModules } from '../../lib/route-modules.mjs';
import { closure, keysWhere } from '../../size/manifest.mjs';
import { round } from '../browser.mjs';

/**
 * Brotli size in kB of the scripts that only this screen loads; 0 if it is part of the first view.
 * @param {string} path of its route
 */
export function ownCodeKb(path) {
  const module = routeModule(path);
  const others = [...routeModules().values()].filter((each) => each !== module);
  /** @type {import('../../size/manifest.mjs').Manifest} */
  const manifest = JSON.parse(readFileSync(at('dist', 'apps', 'web', '.vite', 'manifest.json'), 'utf8'));
  const own = keysWhere(manifest, (key) => key.endsWith(module));
  const otherKeys = keysWhere(
    manifest,
    (key, chunk) => chunk.isEntry === true || others.some((each) => key.endsWith(each)),
  );
  const shared = new Set(closure(manifest, otherKeys).scripts);
  const sizes = closure(manifest, own)
    .scripts.filter((file) => !shared.has(file))
    .map(brotliSize);
  return round(sizes.reduce((a, b) => a + b, 0) / 1000, 1);
}

/** @param {string} file */
function brotliSize(file) {
  const path = at('dist', 'apps', 'web', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
