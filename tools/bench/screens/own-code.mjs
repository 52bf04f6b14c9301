import { existsSync, readFileSync, statSync } from 'node:fs';
import { at } from '../../lib/root.mjs';
import { closure, keysWhere } from '../../size/manifest.mjs';
import { round } from '../browser.mjs';

const ROUTE = /[/-]route\.tsx$/;

/** Brotli size of the scripts that only this screen loads, kB; none when it is part of the first view. @param {string} route the module the screen begins with */
export function ownCodeKb(route) {
  /** @type {import('../../size/manifest.mjs').Manifest} */
  const manifest = JSON.parse(readFileSync(at('dist', 'apps', 'web', '.vite', 'manifest.json'), 'utf8'));
  const own = keysWhere(manifest, (key) => key.endsWith(route));
  if (own.length === 0 && !existsSync(at(route))) throw new Error(`there is no ${route}`);
  const others = keysWhere(
    manifest,
    (key, chunk) => chunk.isEntry === true || (ROUTE.test(key) && !own.includes(key)),
  );
  const shared = new Set(closure(manifest, others).scripts);
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
