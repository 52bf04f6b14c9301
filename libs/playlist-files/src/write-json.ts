import { type PlaylistFileContent, secondsOf } from './playlist-file-song.ts';

/** Value of `format` in lists that this app writes. */
export const JSON_FORMAT = 'qingyin-playlist';
const VERSION = 1;

/** Writes a list with all metadata of its songs. */
export function writeJson({ name, songs }: PlaylistFileContent): string {
  const listed = songs.map(({ id, title, artists, album, durationMs }) => ({
    id,
    title,
    artists,
    album,
    seconds: secondsOf(durationMs),
  }));
  return `${JSON.stringify({ format: JSON_FORMAT, version: VERSION, name, songs: listed }, null, 2)}\n`;
}
