import { fileName } from '@qingyin/contract';
import { type PlaylistFileContent, secondsOf } from './playlist-file-song.ts';

/** Tag of this app; other players skip it. */
const OWN = '#QINGYIN-SONG:';
const NOT_KNOWN = -1;

/** Removes line breaks, which would end the line. */
const line = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/**
 * Writes an extended M3U8 list. Files are named like downloaded songs, so that the list plays in a folder with
 * them; the ids of the songs are in a tag of this app.
 */
export function writeM3u({ name, songs }: PlaylistFileContent): string {
  const lines = ['#EXTM3U', `#PLAYLIST:${line(name)}`];
  for (const { id, title, artists, album, durationMs } of songs) {
    const artist = artists.join(', ');
    const seconds = durationMs > 0 ? secondsOf(durationMs) : NOT_KNOWN;
    const file = line(fileName([artist, title].filter(Boolean).join(' - '), 'mp3'));
    lines.push(`#EXTINF:${seconds},${line([artist, title].filter(Boolean).join(' - '))}`);
    if (artist) lines.push(`#EXTART:${line(artist)}`);
    if (album) lines.push(`#EXTALB:${line(album)}`);
    if (id !== undefined) lines.push(`${OWN}${id} ${line(title)}`);
    // A line that begins with # would be a comment.
    lines.push(file.startsWith('#') ? `./${file}` : file);
  }
  return `${lines.join('\n')}\n`;
}
