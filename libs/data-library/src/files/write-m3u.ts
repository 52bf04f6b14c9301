import { fileName } from '@qingyin/contract';
import { type ListedSongs, secondsOf } from './listed-song.ts';

/** Our own line: other players pass over it. */
const OWN = '#QINGYIN-SONG:';
const NOT_KNOWN = -1;

/** A line holds no line break. */
const line = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/**
 * An extended M3U8 list. The songs are named as they are when they have been downloaded, so that it plays where it lies
 * beside them; our own number goes along.
 */
export function writeM3u({ name, songs }: ListedSongs): string {
  const lines = ['#EXTM3U', `#PLAYLIST:${line(name)}`];
  for (const { id, title, artists, album, durationMs } of songs) {
    const artist = artists.join(', ');
    const seconds = durationMs > 0 ? secondsOf(durationMs) : NOT_KNOWN;
    const file = line(fileName([artist, title].filter(Boolean).join(' - '), 'mp3'));
    lines.push(`#EXTINF:${seconds},${line([artist, title].filter(Boolean).join(' - '))}`);
    if (artist) lines.push(`#EXTART:${line(artist)}`);
    if (album) lines.push(`#EXTALB:${line(album)}`);
    if (id !== undefined) lines.push(`${OWN}${id} ${line(title)}`);
    // What begins with # is no file.
    lines.push(file.startsWith('#') ? `./${file}` : file);
  }
  return `${lines.join('\n')}\n`;
}
