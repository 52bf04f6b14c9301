import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { albumFolder, trackName } from './plan/album-plan.mjs';
import { prepareTrackFiles } from './track-file.mjs';

/** @typedef {import('./tags/track-tags.mjs').TrackTags} TrackTags */
/** @typedef {import('./track-file.mjs').TrackFile} TrackFile */
/**
 * @typedef {object} TrackToWrite
 * @property {string} title
 * @property {readonly string[]} [artists] by default the album's artist
 * @property {number} [seconds] duration, by default that of the album
 * @property {number} [sound] number of its sound, by default the next one of the album
 * @property {Partial<TrackTags>} [tags] instead of those that follow from the rest
 *
 * @typedef {object} AlbumToWrite
 * @property {string} title
 * @property {string} artist album artist
 * @property {readonly TrackToWrite[]} tracks numbered in this order
 * @property {import('./track-file.mjs').SoundFormat} [format] by default mp3
 * @property {import('./tags/track-tags.mjs').Id3Form} [id3] by default ID3v2.3
 * @property {number} [year] by default 2020
 * @property {string} [genre]
 * @property {number} [seconds] duration of the tracks, by default 3; not below 1.2, for sounds to differ
 * @property {number} [firstSound] number of the first sound; by default it follows from artist and title
 * @property {Uint8Array} [cover] embedded JPEG
 * @property {{ name: string, bytes: Uint8Array }} [coverFile] picture beside the tracks, such as `cover.jpg`
 * @property {string} [folder] below the root, with `/`; by default `Artist/Album (Year)`
 *
 * @typedef {{ path: string, file: TrackFile }} WrittenTrack a sound file on disk with what it contains
 */

const SECONDS = 3;
const YEAR = 2020;
/** Sounds have numbers of 20 bits; an album has fewer than 64 tracks. */
const MOST_ALBUMS = 2 ** 14;
const SOUNDS_PER_ALBUM = 64;

/**
 * Writes one album of real sounds, which differ from track to track and from album to album.
 * @param {string} root folder of the music library
 * @param {AlbumToWrite} album
 * @returns {Promise<{ folder: string, tracks: WrittenTrack[] }>} with absolute paths if the root has one
 */
export async function writeAlbum(root, album) {
  const { artist, title, year = YEAR, format = 'mp3', seconds = SECONDS } = album;
  const { firstSound = soundNumber(`${artist}/${title}`) } = album;
  const folder = join(root, ...(album.folder ?? albumFolder(artist, title, year)).split('/'));
  const tracks = album.tracks.map((track, index) => ({
    path: join(folder, trackName(index + 1, track.title, format)),
    file: {
      format,
      id3: album.id3,
      sound: { number: track.sound ?? firstSound + index, seconds: track.seconds ?? seconds },
      tags: {
        title: track.title,
        artists: track.artists ?? [artist],
        album: title,
        albumArtist: artist,
        trackNo: index + 1,
        trackTotal: album.tracks.length,
        year,
        genre: album.genre,
        cover: album.cover,
        ...track.tags,
      },
    },
  }));
  for (const { path, file } of tracks) await writeTrack(path, file);
  if (album.coverFile !== undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, album.coverFile.name), album.coverFile.bytes);
  }
  return { folder, tracks };
}

/**
 * Writes a sound file and the folders it needs.
 * @param {string} path
 * @param {TrackFile} file
 * @returns {Promise<WrittenTrack>}
 */
export async function writeTrack(path, file) {
  const encode = await prepareTrackFiles();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, encode(file));
  return { path, file };
}

/**
 * Rewrites a file with other tags and the same sound.
 * @param {WrittenTrack} track
 * @param {Partial<TrackTags> | null} changes null: no tags any more
 * @returns {Promise<WrittenTrack>}
 */
export function retagTrack({ path, file }, changes) {
  const before = file.tags ?? { title: '', artists: [], album: '' };
  return writeTrack(path, { ...file, tags: changes === null ? null : { ...before, ...changes } });
}

/**
 * Moves a file, and creates the folders it needs.
 * @param {WrittenTrack} track
 * @param {string} path new path of the file
 * @returns {Promise<WrittenTrack>}
 */
export async function moveTrack({ path: before, file }, path) {
  await mkdir(dirname(path), { recursive: true });
  await rename(before, path);
  return { path, file };
}

/** @param {string} text */
function soundNumber(text) {
  const hash = createHash('sha256').update(text).digest();
  return (hash.readUInt32BE(0) % MOST_ALBUMS) * SOUNDS_PER_ALBUM;
}
