import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { round } from '../browser.mjs';
import { writeAlbum } from '../../music-library/write-album.mjs';

const LOOK_MS = 100;
const GIVE_UP_MS = 120_000;
const TIMES = 3;
const TRACKS = 10;

/**
 * Time until a search finds the songs of a new album folder, from its last file on; the longest of three times. The
 * folders are removed afterwards.
 * @param {import('./administrator.mjs').Calls} calls
 * @param {string} folder of a library that no scan runs on
 */
export async function measureChange(calls, folder) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1) {
    const artist = `新来的乐队 ${time}`;
    const tracks = Array.from({ length: TRACKS }, (_, index) => ({ title: `刚刚录好 ${time} ${index}` }));
    const album = await writeAlbum(folder, { artist, title: '刚刚录好', tracks });
    try {
      times.push(await untilFound(calls, { artist, title: tracks.at(-1)?.title ?? '' }));
    } finally {
      await rm(album.folder, { recursive: true });
    }
  }
  return { changeVisibleMs: round(Math.max(...times)) };
}

/** @param {import('./administrator.mjs').Calls} calls @param {{ artist: string, title: string }} song */
async function untilFound(calls, song) {
  const start = performance.now();
  while (!(await calls.finds(song))) {
    if (performance.now() - start > GIVE_UP_MS) throw new Error(`the new song ${song.title} was not found`);
    await pause(LOOK_MS);
  }
  return performance.now() - start;
}
