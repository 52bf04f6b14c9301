import { type ListedSongs, secondsOf } from './listed-song.ts';

/** Value of `format` in lists that this app writes. */
export const FORMAT = 'qingyin-playlist';
const VERSION = 1;

/** Writes a list with all metadata of its songs. */
export function writeJson({ name, songs }: ListedSongs): string {
  const listed = songs.map(({ id, title, artists, album, durationMs }) => ({
    id,
    title,
    artists,
    album,
    seconds: secondsOf(durationMs),
  }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name, songs: listed }, null, 2)}\n`;
}
