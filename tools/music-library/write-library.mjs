import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { countAlbums } from './manifest.mjs';
import { createCovers } from './pictures.mjs';
import { brokenFiles, ignoredFiles, lyricFiles, playlistFiles } from './plan/extra-files.mjs';
import { planAlbums } from './plan/plan-albums.mjs';
import { prepareTrackFiles } from './track-file.mjs';

const ODD_EVERY = 20;

/**
 * @typedef {object} MusicLibraryManifest
 * @property {import('./manifest.mjs').MusicLibraryCounts} counts
 * @property {readonly import('./plan/album-plan.mjs').PlannedAlbum[]} albums
 * @property {readonly string[]} failed paths below the root of the files that cannot be read
 * @property {readonly string[]} ignored paths below the root of the files that belong to no library
 */

/**
 * Writes a music library of small sound files, each with a sound of its own, mostly with right tags. The same options
 * give the same files, byte by byte.
 * @param {string} folder created if need be
 * @param {object} options
 * @param {number} options.files intact sound files
 * @param {number} [options.seed] another one gives other names, formats and durations
 * @param {number} [options.oddEvery] every so many albums one is odd, of each kind in turn; 1: all
 * @returns {Promise<MusicLibraryManifest>}
 */
export async function writeMusicLibrary(folder, { files, seed = 1, oddEvery = ODD_EVERY }) {
  const encode = await prepareTrackFiles();
  const albums = planAlbums({ files, seed, oddEvery, covers: await createCovers() });
  const failed = brokenFiles(albums, encode);
  const ignored = ignoredFiles(albums, encode);
  const lyrics = lyricFiles(albums);
  const playlists = playlistFiles(albums);
  const write = createWriter(folder);
  for (const { tracks, folders, coverFile } of albums) {
    for (const { path, file } of tracks) await write(path, encode(file));
    for (const own of coverFile === null ? [] : folders)
      await write(`${own}/${coverFile?.name}`, coverFile?.bytes ?? Buffer.alloc(0));
  }
  for (const { path, bytes } of [...failed, ...ignored, ...lyrics, ...playlists]) await write(path, bytes);
  return {
    counts: {
      ...countAlbums(albums),
      failed: failed.length,
      ignored: ignored.length,
      lyrics: lyrics.length,
      playlists: playlists.length,
    },
    albums,
    failed: failed.map(({ path }) => path),
    ignored: ignored.map(({ path }) => path),
  };
}

/** Writes files and the folders they need. @param {string} root */
function createWriter(root) {
  /** @type {Set<string>} */
  const made = new Set();
  /** @param {string} path @param {Buffer} bytes */
  return async (path, bytes) => {
    const target = join(root, ...path.split('/'));
    const parent = dirname(target);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(target, bytes);
  };
}
