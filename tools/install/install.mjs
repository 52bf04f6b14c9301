import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileHash } from '../lib/fingerprint.mjs';
import { at } from '../lib/root.mjs';
import { npm } from '../lib/run.mjs';
import { AdviceError } from '../lib/progress-stages.mjs';

const LOWEST_NODE = [20, 19];
const stampFile = at('node_modules', '.qingyin-stamp');
const lockFile = at('package-lock.json');
const installedLockFile = at('node_modules', '.package-lock.json');

/**
 * Checks the Node version.
 * @param {string} [version] of the form `20.19.0`
 * @throws {AdviceError} if it is too old
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = LOWEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return `Node ${version}`;
  throw new AdviceError(
    `Qingyin needs Node ${LOWEST_NODE.join('.')} or newer, this is ${version}. ` +
      'Install a current one from https://nodejs.org and start again.',
  );
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Whether the packages that npm reports as installed satisfy the lock file. Optional packages (of other platforms)
 * may be missing, additional ones are fine.
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 */
export function covers(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.link === true) return true;
    const present = installed.packages[path];
    if (present === undefined) return entry.optional === true || entry.devOptional === true;
    return present.version === entry.version;
  });
}

/** Whether node_modules satisfies package-lock.json. Costs one hash if the stamp file matches. */
export function isInstalled() {
  const hash = fileHash(lockFile);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true;
  if (!existsSync(installedLockFile)) return false;
  // npm was run by hand: trusts its lock file instead of installing everything again.
  if (!covers(readLock(lockFile), readLock(installedLockFile))) return false;
  writeFileSync(stampFile, hash);
  return true;
}

/** @param {string} path @returns {Lock} */
const readLock = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Installs the packages of the lock file unless they are installed. Downloads no browser.
 * @param {(text: string) => void} busy called once if an installation starts
 */
export async function install(busy) {
  if (isInstalled()) return 'up to date';
  busy('npm ci, about a minute on a first run …');
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    quiet: true,
  });
  if (code !== 0) {
    throw new AdviceError(
      `npm ci ended with code ${code}:\n${output.trim()}\n\n` +
        'Check that the registry can be reached (npm ping) and that this folder is writable, then start again.',
    );
  }
  writeFileSync(stampFile, fileHash(lockFile));
  return 'installed';
}
