import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from '../lib/fingerprint.mjs';
import { at } from '../lib/root.mjs';
import { node } from '../lib/run.mjs';
import { AdviceError } from '../lib/progress-stages.mjs';

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

/** Inputs of each target, and the output file that proves a build. @type {Record<Target, Description>} */
export const targets = {
  web: { inputs: ['apps/web', ...SHARED_INPUTS], output: 'dist/apps/web/index.html' },
  server: { inputs: ['apps/server', ...SHARED_INPUTS], output: 'dist/apps/server/main.js' },
  widget: { inputs: ['apps/widget', ...SHARED_INPUTS], output: 'dist/apps/widget/.vite/manifest.json' },
};

/** @param {string} name @returns {name is Target} */
export const isTarget = (name) => Object.hasOwn(targets, name);

/** Beside the output folder and not in it, because that is served. @param {Target} target */
const stampFile = (target) => at('dist', '.stamps', target);

/** Environment variables that a build reads. */
const BUILD_ENV = ['VITE_ANALYTICS_SRC', 'VITE_PSEUDO'];

/**
 * Fingerprint of a build's inputs; taken before the build, so that changes during it count as stale.
 * @param {Target} target
 */
export const inputFingerprint = (target) =>
  [fingerprint(targets[target].inputs), ...BUILD_ENV.map((name) => process.env[name] ?? '')].join(' ').trim();

/** Whether the sources changed since the last build, or there is none. @param {Target} target */
export function isStale(target) {
  if (!existsSync(at(targets[target].output)) || !existsSync(stampFile(target))) return true;
  return readFileSync(stampFile(target), 'utf8') !== inputFingerprint(target);
}

/**
 * Builds one target in a process of its own, which keeps the caller small. Waits while another process of the same
 * checkout builds it, and then does nothing: concurrent builds would replace each other's files.
 * @param {Target} target
 */
export async function build(target) {
  const release = await lock(target);
  try {
    if (!isStale(target)) return;
    const { code, output } = await node([at('tools', 'build', 'build.mjs'), target], { quiet: true });
    if (code !== 0) throw new AdviceError(`Building ${target} failed (code ${code}):\n${output.trim()}`);
  } finally {
    await release();
  }
}

/** Retries of a held lock and the pause between them in ms: ten minutes in all. */
const LOCK_TRIES = 1200;
const LOCK_RETRY_MS = 500;
/** Age in ms after which a lock that was not renewed counts as abandoned. */
const LOCK_STALE_MS = 30_000;

/** @param {Target} target @returns {Promise<() => Promise<void>>} */
async function lock(target) {
  // Loaded on demand, because `npm start` reads this file before packages are installed.
  const { default: lockfile } = await import('proper-lockfile');
  const file = stampFile(target);
  mkdirSync(dirname(file), { recursive: true });
  return lockfile.lock(file, {
    realpath: false,
    stale: LOCK_STALE_MS,
    retries: { retries: LOCK_TRIES, factor: 1, minTimeout: LOCK_RETRY_MS, maxTimeout: LOCK_RETRY_MS },
  });
}

/** Stores the fingerprint of a finished build. @param {Target} target @param {string} state */
export function saveFingerprint(target, state) {
  mkdirSync(dirname(stampFile(target)), { recursive: true });
  writeFileSync(stampFile(target), state);
}

/**
 * Builds the stale ones of the targets in parallel.
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
