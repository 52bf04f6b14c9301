import { type ListedSongs, secondsOf } from './listed-song.ts';

/** What a list of ours says it is. */
export const FORMAT = 'qingyin-playlist';
const VERSION = 1;

/** A list with everything known about its songs. */
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
