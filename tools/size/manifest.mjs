/**
 * @typedef {object} Chunk an entry of Vite's manifest
 * @property {string} file
 * @property {string} [src]
 * @property {string} [name]
 * @property {boolean} [isEntry]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [imports]
 * @property {string[]} [dynamicImports]
 * @property {string[]} [css]
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * Files that have to load before the given chunks can run: their own and those of their static imports, each once.
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 */
export function closure(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  const scripts = new Set();
  const styles = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    if (chunk.file.endsWith('.css')) styles.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/** @param {Manifest} manifest @param {(key: string, chunk: Chunk) => boolean} wanted */
export const keysWhere = (manifest, wanted) =>
  Object.entries(manifest)
    .filter(([key, chunk]) => wanted(key, chunk))
    .map(([key]) => key);
