/**
 * `npm run bench`: benchmarks the built product in a real browser. Prints one JSON document and writes it to
 * dist/bench.json. `npm run bench -- first-view big-playlist` runs some measurements, `screens:album,requests`
 * parts of one; `--write-baseline` saves the result as tools/bench/baseline.json, `--files 20000` sets the size of the
 * music library of `library`. Nothing is asserted: the numbers depend on the machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build/targets.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { at } from '../lib/root.mjs';
import { compare } from './bounds.mjs';
import { measurements, onlyOnRequest } from './measurements/index.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'write-baseline': { type: 'boolean', default: false },
    files: { type: 'string', default: '20000' },
  },
});
/** Requested measurements, each with its requested parts; empty means all. */
const askedParts = new Map(
  positionals
    .map((arg) => arg.split(':'))
    .map(([name = '', parts = '']) => [name, parts.split(',').filter(Boolean)]),
);
const asked = [...askedParts.keys()];
const unknown = asked.filter((name) => !Object.hasOwn(measurements, name));
const chromium = findChromium();
if (unknown.length > 0 || chromium === null) {
  const why =
    chromium === null ? 'No Chromium found; set QINGYIN_CHROMIUM.' : `Unknown: ${unknown.join(', ')}.`;
  process.stderr.write(`${why}\nMeasurements: ${Object.keys(measurements).join(', ')}\n`);
  process.exit(2);
}
const chosen =
  asked.length > 0 ? asked : Object.keys(measurements).filter((name) => !onlyOnRequest.has(name));

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);
say(`build: ${await buildIfStale(['web', 'server'], (text) => say(`build: ${text}`))}`);

/** @type {Record<string, unknown>} */
const results = {};
for (const name of chosen) {
  const start = performance.now();
  try {
    results[name] = await measurements[name]?.({
      chromium,
      say,
      only: askedParts.get(name) ?? [],
      files: Number(options.files),
    });
  } catch (error) {
    results[name] = { failed: error instanceof Error ? error.message : String(error) };
    process.exitCode = 1;
  }
  say(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: at() }).toString().trim();
const bounds = JSON.parse(readFileSync(at('tools', 'bench', 'bounds.json'), 'utf8'));
const measured = Object.fromEntries(chosen.map((name) => [name, { at: new Date().toISOString(), commit }]));
const machine = {
  cores: cpus().length,
  cpu: cpus()[0]?.model ?? '',
  memoryGb: Math.round(totalmem() / 1e9),
  node: process.version,
};
const text = written({ measured, machine, bounds: compare(results, bounds), results });
mkdirSync(at('dist'), { recursive: true });
writeFileSync(at('dist', 'bench.json'), text);
if (options['write-baseline']) {
  // Measurements that did not run now keep their last result.
  const file = at('tools', 'bench', 'baseline.json');
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const all = { ...before.results, ...results };
  writeFileSync(
    file,
    written({
      measured: { ...before.measured, ...measured },
      machine,
      bounds: compare(all, bounds),
      results: all,
    }),
  );
}
process.stdout.write(text);

/** @param {object} document */
function written(document) {
  return `${JSON.stringify(document, null, 2)}\n`;
}
