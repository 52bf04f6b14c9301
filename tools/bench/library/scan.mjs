import { setTimeout as pause } from 'node:timers/promises';
import { round } from '../browser.mjs';
import { readLoopDelay } from '../server-loop-delay.mjs';
import { watchWrites } from './longest-write.mjs';
import { watchTreeMemory } from './process-tree.mjs';

const LOOK_MS = 250;
const GIVE_UP_MS = 5_400_000;
const SAMPLES = 40;

/**
 * Waits until the songs of a music library can be searched, and measures the server meanwhile. Times in s are those
 * since the start of the server.
 * @param {object} run
 * @param {import('../../lib/product-server.mjs').ProductServer} run.server just ready
 * @param {import('./administrator.mjs').Calls} run.calls
 * @param {string} run.folder of the library
 * @param {import('../../music-library/write-library.mjs').MusicLibraryManifest} run.manifest
 * @param {number} run.start when the server was started, as `performance.now()`
 * @param {number} run.beforeMb memory of the server without a library
 */
export async function measureScan({ server, calls, folder, manifest, start, beforeMb }) {
  const sinceStart = () => (performance.now() - start) / 1000;
  const readyS = sinceStart();
  await readLoopDelay(server);
  const memory = watchTreeMemory(server.pid ?? 0);
  try {
    const writes = watchWrites(calls);
    const library = await waitForScan(calls, folder);
    const scannedS = sinceStart();
    await waitUntilFound(calls, manifest);
    const seconds = sinceStart();
    const loop = await readLoopDelay(server);
    const peakMb = memory.close();
    const { counts } = manifest;
    return {
      readyS: round(readyS, 1),
      scannedS: round(scannedS, 1),
      searchableS: round(seconds, 1),
      filesPerSecond: round(counts.files / seconds),
      beforeMb: round(beforeMb),
      addedMb: peakMb === 0 ? 0 : round(peakMb - beforeMb),
      loopDelayP99Ms: loop.p99Ms,
      loopDelayMaxMs: loop.maxMs,
      longestCallMs: round(await writes.close()),
      longestWriteMs: round(longestWrite(server.log)),
      found: { files: library.files, songs: library.songs, albums: library.albums, failed: library.failed },
      expected: counts,
    };
  } finally {
    memory.close();
  }
}

/** Duration of the scan's longest transaction in ms, which the server prints after it. @param {string} log */
function longestWrite(log) {
  const found = /longest write ([\d.]+) ms/.exec(log)?.[1];
  if (found === undefined) throw new Error('the server did not print the longest write of the scan');
  return Number(found);
}

/**
 * Waits until the first scan of a library has ended.
 * @param {import('./administrator.mjs').Calls} calls
 * @param {string} folder
 */
export async function waitForScan(calls, folder) {
  const start = performance.now();
  for (;;) {
    const library = await calls.library(folder);
    if ((library.scan ?? null) === null && library.scannedAt > 0) return library;
    if (performance.now() - start > GIVE_UP_MS)
      throw new Error(`no end of the scan: ${JSON.stringify(library)}`);
    await pause(LOOK_MS);
  }
}

/**
 * Waits until a search finds songs from all parts of the library.
 * @param {import('./administrator.mjs').Calls} calls
 * @param {import('../../music-library/write-library.mjs').MusicLibraryManifest} manifest
 */
async function waitUntilFound(calls, { albums }) {
  const regular = albums.filter(({ odd }) => odd === '');
  const step = Math.max(1, Math.floor(regular.length / SAMPLES));
  const songs = regular
    .filter((_, index) => index % step === 0)
    .map(({ artist, tracks }) => ({ artist, title: tracks[0]?.file.tags?.title ?? '' }));
  const start = performance.now();
  for (const song of songs)
    while (!(await calls.finds(song))) {
      if (performance.now() - start > GIVE_UP_MS) throw new Error(`no search finds ${song.title}`);
      await pause(LOOK_MS);
    }
}
