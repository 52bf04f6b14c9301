import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aptAsRoot, onPath } from './debian-packages.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

/** Reverse proxies of docs/reverse-proxy.md that the browser tests run, which are also names of Debian packages. */
export const reverseProxies = /** @type {const} */ (['nginx', 'caddy']);

/** @typedef {typeof reverseProxies[number]} ReverseProxy */

/** Folder of the unpacked packages. */
const FOLDER = at('dist', 'reverse-proxies');

/**
 * Finds the program of a reverse proxy: on the path, or unpacked by `ensureReverseProxies`.
 * @param {ReverseProxy} name
 * @returns {string | null}
 */
export function findReverseProxy(name) {
  const unpacked = ['usr/sbin', 'usr/bin'].map((folder) => join(FOLDER, folder, name)).find(existsSync);
  return onPath([name]) ?? unpacked ?? null;
}

/**
 * Gets the programs that are missing from Debian's packages. They are unpacked, not installed: an installed one would
 * start and listen on the network.
 * @param {(text: string) => void} busy
 * @returns {Promise<ReverseProxy[]>} those that are still missing; their tests are skipped
 */
export async function ensureReverseProxies(busy) {
  const missing = () => reverseProxies.filter((name) => findReverseProxy(name) === null);
  const wanted = missing();
  if (wanted.length === 0) return [];
  const apt = await aptAsRoot();
  if (apt === null) return wanted;
  busy(`apt-get download ${wanted.join(' ')} …`);
  await apt('update');
  await mkdir(FOLDER, { recursive: true });
  await run('apt-get', ['download', ...wanted], { cwd: FOLDER, quiet: true });
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.deb'));
  for (const file of files) await run('dpkg-deb', ['-x', file, '.'], { cwd: FOLDER, quiet: true });
  for (const name of wanted) await removeUnlessItRuns(name);
  return missing();
}

/** Removes an unpacked program for which the system lacks a library. @param {ReverseProxy} name */
async function removeUnlessItRuns(name) {
  const program = findReverseProxy(name);
  if (program === null) return;
  const { code } = await run(program, [name === 'nginx' ? '-v' : 'version'], { quiet: true });
  if (code !== 0) await rm(program);
}
