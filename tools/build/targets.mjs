import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from '../lib/fingerprint.mjs';
import { at } from '../lib/root.mjs';
import { node } from '../lib/run.mjs';
import { Advice } from '../lib/stages.mjs';

const SHARED_INPUTS = [
  'libs',
  'tools/build',
  'tools/vite',
  'package-lock.json',
  'tsconfig.base.json',
  'lingui.config.ts',
];

/**
 * @typedef {'web' | 'server' | 'widget'} Target
 * @typedef {{ inputs: readonly string[], output: string }} Description
 */

/** What each target is built from, and the file that proves it was. @type {Record<Target, Description>} */
export const targets = {
  web: { inputs: ['apps/web', ...SHARED_INPUTS], output: 'dist/apps/web/index.html' },
  server: { inputs: ['apps/server', ...SHARED_INPUTS], output: 'dist/apps/server/main.js' },
  widget: { inputs: ['apps/widget', ...SHARED_INPUTS], output: 'dist/apps/widget/.vite/manifest.json' },
};

/** @param {string} name @returns {name is Target} */
export const isTarget = (name) => Object.hasOwn(targets, name);

/** Beside the output, not in it: the output folder is served. @param {Target} target */
const stampFile = (target) => at('dist', '.stamps', target);

/** Variables of the environment that a build takes in. */
const BUILD_ENV = ['VITE_ANALYTICS_SRC', 'VITE_PSEUDO'];

/** What a build of this moment is made from; taken before building, so that a change meanwhile counts. @param {Target} target */
export const stateOf = (target) =>
  [fingerprint(targets[target].inputs), ...BUILD_ENV.map((name) => process.env[name] ?? '')].join(' ').trim();

/** True when the sources changed since the last build, or there is none. @param {Target} target */
export function isStale(target) {
  if (!existsSync(at(targets[target].output)) || !existsSync(stampFile(target))) return true;
  return readFileSync(stampFile(target), 'utf8') !== stateOf(target);
}

/**
 * Builds one target in a process of its own, which keeps the caller small. Waits while another run of the same checkout
 * builds it, and then has nothing left to do: two runs at once would replace each other's files.
 * @param {Target} target
 */
export async function build(target) {
  const release = await lock(target);
  try {
    if (!isStale(target)) return;
    const { code, output } = await node([at('tools', 'build', 'build.mjs'), target], { quiet: true });
    if (code !== 0) throw new Advice(`Building ${target} failed (code ${code}):\n${output.trim()}`);
  } finally {
    await release();
  }
}

/** How often a lock that another process holds is tried, and how long between two tries, ms: ten minutes in all. */
const LOCK_TRIES = 1200;
const LOCK_RETRY_MS = 500;
/** A lock that nobody has renewed for so long belongs to a process that is gone, ms. */
const LOCK_STALE_MS = 30_000;

/** @param {Target} target @returns {Promise<() => Promise<void>>} */
async function lock(target) {
  // Loaded on demand: `npm start` reads this file before it has installed packages.
  const { default: lockfile } = await import('proper-lockfile');
  const file = stampFile(target);
  mkdirSync(dirname(file), { recursive: true });
  return lockfile.lock(file, {
    realpath: false,
    stale: LOCK_STALE_MS,
    retries: { retries: LOCK_TRIES, factor: 1, minTimeout: LOCK_RETRY_MS, maxTimeout: LOCK_RETRY_MS },
  });
}

/** Remembers what a finished build was made from. @param {Target} target @param {string} state */
export function noteBuilt(target, state) {
  mkdirSync(dirname(stampFile(target)), { recursive: true });
  writeFileSync(stampFile(target), state);
}

/**
 * Builds those of the targets that are stale, side by side.
 * @param {readonly Target[]} wanted
 * @param {(text: string) => void} busy called once when there is something to build
 */
export async function buildIfStale(wanted, busy) {
  const stale = wanted.filter(isStale);
  if (stale.length === 0) return 'up to date';
  busy(`${stale.join(' and ')} …`);
  await Promise.all(stale.map(build));
  return `built ${stale.join(' and ')}`;
}
