import { setTimeout as pause } from 'node:timers/promises';
import { ProductServer } from '../../lib/product-server.mjs';
import { round } from '../browser.mjs';
import { callsOf, createAdministrator } from '../library/administrator.mjs';
import { treeMemoryMb } from '../library/process-tree.mjs';
import { waitForScan } from '../library/scan.mjs';
import {
  measureLongPlaylist,
  measurePages,
  measureSearch,
  measureSmartPlaylist,
} from './library-answers.mjs';

const READY_MS = 600_000;
/** Background work after a start has ended then. */
const SETTLE_MS = 15_000;
const SAMPLES = 200;

/**
 * Measures a server whose only music is a library of a given size: scan, unchanged rescan, start, memory, answers.
 * @param {object} library
 * @param {string} library.folder
 * @param {import('../../music-library/write-library.mjs').MusicLibraryManifest} library.manifest
 * @param {string | undefined} library.databaseUrl of an empty PostgreSQL database; SQLite without it
 */
export async function measureGrownLibrary({ folder, manifest, databaseUrl }) {
  const server = await ProductServer.start({
    // Loudness is measured after a scan and belongs to no answer.
    env: {
      QINGYIN_MEASURE_SOUND: 'no',
      QINGYIN_DEMO_CATALOGUE: 'off',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    args: ['--music', folder],
    readyMs: READY_MS,
  });
  try {
    const cookie = await createAdministrator(server);
    const calls = callsOf(server, cookie);
    const scanS = await seconds(() => waitForScan(calls, folder));
    const { songs, albums, artists } = await calls.library(folder).then((library) => ({
      songs: library.songs,
      albums: library.albums,
      artists: manifest.counts.artists,
    }));
    const rescanS = await seconds(() => calls.rescan(folder));
    const startMs = 1000 * (await seconds(() => server.restart()));
    await pause(SETTLE_MS);
    const listener = { url: server.url, cookie, songs: sampleOf(manifest) };
    const answers = {
      ...(await measureSearch(listener)),
      ...(await measurePages(listener)),
      ...(await measureSmartPlaylist(listener)),
      ...(await measureLongPlaylist(listener)),
    };
    await pause(SETTLE_MS);
    return {
      songs,
      albums,
      artists,
      scanS: round(scanS, 1),
      rescanS: round(rescanS, 1),
      startMs: round(startMs),
      ...answers,
      processMb: round(treeMemoryMb(server.pid ?? 0)),
    };
  } finally {
    await server.dispose();
  }
}

/** Seconds that a task takes. @param {() => Promise<unknown>} task */
async function seconds(task) {
  const start = performance.now();
  await task();
  return (performance.now() - start) / 1000;
}

/** Evenly chosen songs with right tags. @param {import('../../music-library/write-library.mjs').MusicLibraryManifest} manifest */
function sampleOf({ albums }) {
  const regular = albums.filter(({ odd }) => odd === '');
  const step = Math.max(1, Math.floor(regular.length / SAMPLES));
  return regular
    .filter((_, index) => index % step === 0)
    .map(({ artist, tracks }) => ({ artist, title: tracks[0]?.file.tags?.title ?? '' }));
}
