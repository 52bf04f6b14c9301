import { posix } from 'node:path';
import { encodeLegacy } from '../tags/legacy-encoding.mjs';

/** @typedef {import('./album-plan.mjs').PlannedAlbum} PlannedAlbum */
/** @typedef {(file: import('../track-file.mjs').TrackFile) => Buffer} Encode */
/** @typedef {{ path: string, bytes: Buffer }} ExtraFile `path`: below the library's root, with `/` */

/** One in so many albums has such a file. */
const BROKEN_EVERY = 50;
const IGNORED_EVERY = 40;
const PLAYLIST_EVERY = 100;
const PLAYLIST_SONGS = 20;
const BROKEN_SOUND = 1_000_000;

/**
 * Sound files that cannot be read: empty, truncated, and a text. The first albums have one each.
 * @param {readonly PlannedAlbum[]} albums
 * @param {Encode} encode
 * @returns {ExtraFile[]}
 */
export const brokenFiles = (albums, encode) =>
  everySo(albums, BROKEN_EVERY, 3).map((album, turn) => {
    const folder = album.folders[0] ?? '';
    if (turn % 3 === 0) return { path: `${folder}/97 空文件.mp3`, bytes: Buffer.alloc(0) };
    if (turn % 3 === 1)
      return { path: `${folder}/98 说明.mp3`, bytes: Buffer.from('这不是声音文件。\n'.repeat(40)) };
    const sound = { number: BROKEN_SOUND - turn, seconds: 2 };
    const whole = encode({ format: 'm4a', sound, tags: null });
    return { path: `${folder}/99 截断.m4a`, bytes: whole.subarray(0, whole.length / 2) };
  });

/**
 * Files that no scan may take for songs: AppleDouble files, what a NAS keeps in `@eaDir`, hidden folders.
 * @param {readonly PlannedAlbum[]} albums
 * @param {Encode} encode
 * @returns {ExtraFile[]}
 */
export const ignoredFiles = (albums, encode) =>
  everySo(albums, IGNORED_EVERY, 3).map((album, turn) => {
    const path = album.tracks[0]?.path ?? '';
    const folder = posix.dirname(path);
    const name = posix.basename(path);
    if (turn % 3 === 0)
      return { path: `${folder}/._${name}`, bytes: Buffer.concat([appleDouble, Buffer.alloc(4000)]) };
    const sound = { number: BROKEN_SOUND - turn, seconds: 2 };
    const bytes = encode({
      format: 'mp3',
      sound,
      tags: { title: '不应出现', artists: ['不应出现'], album: '' },
    });
    return { path: `${folder}/${turn % 3 === 1 ? '@eaDir' : '.hidden'}/song.mp3`, bytes };
  });

const appleDouble = Buffer.from('0005160700020000', 'hex');

/**
 * Playlists of the library in `Playlists`, with relative paths.
 * @param {readonly PlannedAlbum[]} albums
 * @returns {ExtraFile[]}
 */
export const playlistFiles = (albums) =>
  everySo(albums, PLAYLIST_EVERY, 1).map((_, turn) => {
    const songs = albums
      .slice(turn * PLAYLIST_EVERY)
      .flatMap(({ tracks }) => tracks.slice(0, 1))
      .slice(0, PLAYLIST_SONGS);
    const lines = ['#EXTM3U', ...songs.map(({ path }) => `../${path}`), ''];
    return { path: `Playlists/列表 ${turn + 1}.m3u8`, bytes: Buffer.from(lines.join('\n')) };
  });

/**
 * The lyrics beside the sound files.
 * @param {readonly PlannedAlbum[]} albums
 * @returns {ExtraFile[]}
 */
export const lyricFiles = (albums) =>
  albums.flatMap(({ tracks }) =>
    tracks.flatMap(({ path, lyrics }) => {
      if (lyrics === null) return [];
      const bytes = lyrics.encoding === 'gbk' ? encodeLegacy(lyrics.text, 'gbk') : Buffer.from(lyrics.text);
      return [{ path: path.replace(/\.\w+$/, '.lrc'), bytes }];
    }),
  );

/**
 * Albums at equal distances, but at least the first ones.
 * @param {readonly PlannedAlbum[]} albums
 * @param {number} every
 * @param {number} least
 */
function everySo(albums, every, least) {
  const count = Math.max(Math.min(least, albums.length), Math.floor(albums.length / every));
  const step = Math.max(1, Math.floor(albums.length / count));
  return Array.from({ length: count }, (_, turn) => albums[turn * step]).filter(
    (album) => album !== undefined,
  );
}
