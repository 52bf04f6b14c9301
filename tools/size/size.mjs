/**
 * `npx nx size web`: brotli sizes of the production build against budget.json. Exit code 1 if one is over. `npm
 * run bench -- first-view` measures what a browser transfers.
 */
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { table } from '../lib/text-format.mjs';
import { at } from '../lib/root.mjs';
import { routeModules } from '../lib/route-modules.mjs';
import { FIRST_VIEW } from '../vite/first-view.mjs';
import { closure, keysWhere } from './manifest.mjs';
import { withStableNames } from './stable-names.mjs';

const manifestFile = at('dist', 'apps', 'web', '.vite', 'manifest.json');
const budget = JSON.parse(readFileSync(new URL('./budget.json', import.meta.url), 'utf8'));
const CATALOG = /catalogs\/.*\.po/;
/** The locale in which texts are written. */
const SOURCE = 'zh-CN';

if (!existsSync(manifestFile)) {
  process.stderr.write(
    'dist/apps/web/.vite/manifest.json is missing: run node tools/build/build.mjs web first.\n',
  );
  process.exit(2);
}
/** @type {import('./manifest.mjs').Manifest} */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** @param {readonly string[]} files @param {string} [app] */
const sizeOf = (files, app = 'web') => {
  const bytes = files.map((file) => brotliBytes(at('dist', 'apps', app, file)));
  return bytes.reduce((a, b) => a + b, 0) / 1000;
};

/** @type {Map<string, number>} */
const measured = new Map();
/** @type {{ build: string }} */
const { build } = JSON.parse(readFileSync(at('dist', 'apps', 'web', 'version.json'), 'utf8'));

/** @param {string} path */
function brotliBytes(path) {
  const known = measured.get(path);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(withStableNames(readFileSync(path, 'utf8'), build)).length;
  measured.set(path, bytes);
  return bytes;
}

/** @type {{ what: string, value: number, limit: number, unit: string }[]} */
const lines = [];
/** @param {string} what @param {number} value @param {number} limit */
const check = (what, value, limit, unit = 'kB') => lines.push({ what, value, limit, unit });

const entry = keysWhere(manifest, (_, chunk) => chunk.isEntry === true);
const home = keysWhere(manifest, (key) => key.endsWith(FIRST_VIEW.landing));
const catalog = keysWhere(manifest, (key) => CATALOG.test(key) && /shell/.test(key) && /zh-CN/.test(key));
const firstView = closure(manifest, [...entry, ...home, ...catalog]);
check('entry with its static imports', sizeOf(closure(manifest, entry).scripts), budget.entry);
check('first view, scripts', sizeOf(firstView.scripts), budget.firstView.js);
check('first view, styles', sizeOf(firstView.styles), budget.firstView.css);
check('first view, number of scripts', firstView.scripts.length, budget.firstView.scripts, '');

const loaded = new Set(firstView.scripts);
// Every page except the home page preloads the route loaders (apps/web/post-build.mjs).
const loads = keysWhere(manifest, (_, chunk) => chunk.name === 'music-loaders');
const loadScripts = closure(manifest, loads).scripts.filter((file) => !loaded.has(file));
check('route loaders', sizeOf(loadScripts), budget.loads);
for (const file of loadScripts) loaded.add(file);
const routes = [...routeModules().values()].filter((module) => module.startsWith('libs/'));
for (const key of keysWhere(manifest, (name) => routes.some((module) => name.endsWith(module)))) {
  const more = closure(manifest, [key]).scripts.filter((file) => !loaded.has(file));
  check(`route ${key.replace(/^.*libs\//, '')}`, sizeOf(more), budget.routeChunk);
}
for (const part of ['shell', 'app', 'administration']) {
  const catalogs = keysWhere(manifest, (name) => CATALOG.test(name) && name.endsWith(`/${part}.po`)).map(
    (key) => ({
      locale: /([^/]+)\/[^/]+$/.exec(key)?.[1] ?? '',
      size: sizeOf([manifest[key]?.file ?? '']),
    }),
  );
  const source = catalogs.find(({ locale }) => locale === SOURCE);
  const largest = catalogs.reduce((a, b) => (b.size > a.size ? b : a));
  if (source === undefined) throw new Error(`the build has no texts of ${SOURCE}`);
  check(`texts ${part}, ${SOURCE}`, source.size, budget.catalogs[part]);
  check(
    `texts ${part}, largest locale (${largest.locale})`,
    largest.size,
    source.size * budget.catalogs.largest,
  );
}

const widgetManifest = at('dist', 'apps', 'widget', '.vite', 'manifest.json');
if (existsSync(widgetManifest)) {
  /** @type {import('./manifest.mjs').Manifest} */
  const widget = JSON.parse(readFileSync(widgetManifest, 'utf8'));
  const keys = keysWhere(widget, (_, chunk) => chunk.isEntry === true);
  check('widget', sizeOf(closure(widget, keys).scripts, 'widget'), budget.widget);
  const all = Object.keys(widget);
  check('widget with its lazy chunks', sizeOf(closure(widget, all).scripts, 'widget'), budget.widgetWhole);
}

const over = lines.filter(({ value, limit }) => value > limit);
// Those over the limit come first: CI prints the first line of a failed check.
const rows = [...over, ...lines.filter((line) => !over.includes(line))].map(
  ({ what, value, limit, unit }) => [
    value > limit ? 'OVER' : 'ok',
    what,
    `${unit === '' ? value : value.toFixed(1)} ${unit}`.trim(),
    `of ${limit} ${unit}`.trim(),
  ],
);
process.stdout.write(`${table(rows)}\n\n${lines.length} sizes, ${over.length} over the limit\n`);
process.exitCode = over.length > 0 ? 1 : 0;
