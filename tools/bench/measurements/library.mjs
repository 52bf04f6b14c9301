import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ProductServer } from '../../lib/product-server.mjs';
import { writeMusicLibrary } from '../../music-library/write-library.mjs';
import { round } from '../browser.mjs';
import { callsOf, createAdministrator } from '../library/administrator.mjs';
import { measureAlbumsPage } from '../library/albums-page.mjs';
import { measureChange } from '../library/change.mjs';
import { treeMemoryMb } from '../library/process-tree.mjs';
import { measureReadRate } from '../library/read-rate.mjs';
import { measureScan, waitForScan } from '../library/scan.mjs';
import { loopDelayEnv } from '../server-loop-delay.mjs';

const READY_MS = 600_000;
/** Background work after the start has ended then. */
const SETTLE_MS = 20_000;
const LEAST_PER_SECOND = 150;

/** @typedef {import('../../music-library/write-library.mjs').MusicLibraryManifest} Manifest */

/**
 * A music library of 20,000 files (`--files`): rate of reading tags alone, scan by a server that starts with it, and
 * a change of one folder and the page of its albums. `library:read`, `library:scan`, `library:change` and
 * `library:albums` measure one of these; the rate of the
 * scan is compared with that of reading when both run.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export async function measureLibrary({ chromium, only, files, say }) {
  const work = await mkdtemp(join(tmpdir(), 'qingyin-library-'));
  /** @param {string} part */
  const wanted = (part) => only.length === 0 || only.includes(part);
  try {
    const folder = join(work, 'music');
    const start = performance.now();
    const manifest = await writeMusicLibrary(folder, { files });
    const generatedS = round((performance.now() - start) / 1000);
    say(`library: wrote ${manifest.counts.files} files in ${generatedS} s`);
    const read = wanted('read') ? await measureReadRate(pathsOf(folder, manifest)) : undefined;
    if (read !== undefined) say(`library: reads ${round(read.perSecond)} files/s`);
    const scan =
      wanted('scan') || wanted('change') || wanted('albums')
        ? await measureServer(chromium, work, folder, manifest, wanted)
        : {};
    return {
      generatedS,
      ...(read === undefined ? {} : { readPerSecond: round(read.perSecond), readFailed: read.failed }),
      ...scan,
      ...shortfalls(read?.perSecond, scan.filesPerSecond),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Paths of all files that a scan reads. @param {string} folder @param {Manifest} manifest */
const pathsOf = (folder, { albums, failed }) =>
  [...albums.flatMap(({ tracks }) => tracks.map(({ path }) => path)), ...failed].map((path) =>
    join(folder, path),
  );

/**
 * By how many files a second the scan misses its bounds, which are lower bounds.
 * @param {number | undefined} read files a second
 * @param {number | undefined} scan files a second
 */
function shortfalls(read, scan) {
  if (scan === undefined) return {};
  const half = read === undefined ? {} : { belowHalfReadRate: round(Math.max(0, read / 2 - scan)) };
  return { ...half, below150PerSecond: round(Math.max(0, LEAST_PER_SECOND - scan)) };
}

/**
 * Starts a server twice: first without a library, which tells its own memory, then with the same data and the
 * library. Loudness is not measured, because that is other work, done after the scan.
 * @param {string} chromium path of the browser
 * @param {string} work folder for the server's data
 * @param {string} folder of the library
 * @param {Manifest} manifest
 * @param {(part: string) => boolean} wanted
 * @returns {Promise<Partial<Awaited<ReturnType<typeof measureScan>> & Awaited<ReturnType<typeof measureChange>> & Awaited<ReturnType<typeof measureAlbumsPage>>>>}
 */
async function measureServer(chromium, work, folder, manifest, wanted) {
  const env = { ...loopDelayEnv, QINGYIN_MEASURE_SOUND: 'no' };
  const data = join(work, 'data');
  const first = await ProductServer.start({ env, readyMs: READY_MS });
  let cookie = '';
  let beforeMb = 0;
  try {
    cookie = await createAdministrator(first);
    await first.restart();
    await pause(SETTLE_MS);
    beforeMb = treeMemoryMb(first.pid ?? 0);
    await first.giveData(data);
  } finally {
    await first.dispose();
  }
  const start = performance.now();
  const server = await ProductServer.start({ env, data, args: ['--music', folder], readyMs: READY_MS });
  try {
    const calls = callsOf(server, cookie);
    const scan = wanted('scan')
      ? await measureScan({ server, calls, folder, manifest, start, beforeMb })
      : await waitForScan(calls, folder).then(() => ({}));
    const change = wanted('change') ? await measureChange(calls, folder) : {};
    if (!wanted('albums')) return { ...scan, ...change };
    await calls.openToGuests(folder);
    return { ...scan, ...change, ...(await measureAlbumsPage(chromium, server)) };
  } finally {
    await server.dispose();
  }
}
