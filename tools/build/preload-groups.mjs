/** @typedef {{ path: string, feature: string | null }} BuiltRoute `feature`: the screen's feature, null for the app's own */

/** The feature whose screens are part of the first view's code; those of others are in `other-screens`. */
const KNOWN = 'music';
/** The feature without loaders: its only screen, the login, has no data. */
const WITHOUT_LOADERS = 'account';

/**
 * Scripts that a page preloads: the screen table, route loaders and screen modules of its feature, which its code
 * requests as soon as it runs. One entry per feature, with a pattern of the first path segments of its routes.
 * @param {readonly BuiltRoute[]} routes
 * @param {import('../size/manifest.mjs').Manifest} manifest
 * @returns {[pattern: string, ...files: string[]][]}
 * @throws Error when two features share a first path segment, or a feature's chunk is missing
 */
export function preloadGroups(routes, manifest) {
  /** @type {Map<string, Set<string>>} */
  const segments = new Map();
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const { path, feature } of routes) {
    const segment = path.split('/')[1] ?? '';
    if (feature === null) continue;
    const owner = owners.get(segment) ?? feature;
    if (owner !== feature) throw new Error(`/${segment} belongs to both ${owner} and ${feature}`);
    owners.set(segment, feature);
    segments.set(feature, (segments.get(feature) ?? new Set()).add(segment));
  }
  return [...segments].map(([feature, names]) => [
    `^/(${[...names].join('|')})(/|$)`,
    ...[
      ...(feature === KNOWN ? [] : ['other-screens']),
      ...(feature === WITHOUT_LOADERS ? [] : [`${feature}-loaders`, `${feature}-lazy-routes`]),
    ].map((name) => fileOf(manifest, name)),
  ]);
}

/** Chunks that are part of another one (tools/vite/first-view-chunks.mts). @type {Readonly<Record<string, string>>} */
const MERGED = { 'music-lazy-routes': 'idle' };

/** @param {import('../size/manifest.mjs').Manifest} manifest @param {string} part name of a chunk or of a part of one */
function fileOf(manifest, part) {
  const name = MERGED[part] ?? part;
  const chunk = Object.values(manifest).find((each) => each.name === name);
  if (chunk === undefined) throw new Error(`the build has no chunk ${name}`);
  return chunk.file;
}
