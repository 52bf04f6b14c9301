import { fileName } from '@qingyin/contract';
import { type ListedSong, type ListedSongs, secondsOf } from './listed-song.ts';
import { readLine } from './text-list.ts';

/** Our own line: other players pass over it. */
const OWN = '#QINGYIN-SONG:';
const NOT_KNOWN = -1;
const SECOND_MS = 1000;

/** A line holds no line break. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * An extended M3U8 list. The songs are named as they are when they have been downloaded, so that it plays where it lies
 * beside them; our own number goes along.
 */
export function writeM3u({ name, songs }: ListedSongs): string {
  const lines = ['#EXTM3U', `#PLAYLIST:${line(name)}`];
  for (const { id, title, artists, album, durationMs } of songs) {
    const artist = artists.join(', ');
    const seconds = durationMs > 0 ? secondsOf(durationMs) : NOT_KNOWN;
    const file = fileName([artist, title].filter(Boolean).join(' - '), 'mp3');
    lines.push(`#EXTINF:${seconds},${line([artist, title].filter(Boolean).join(' - '))}`);
    if (artist) lines.push(`#EXTART:${line(artist)}`);
    if (album) lines.push(`#EXTALB:${line(album)}`);
    if (id !== undefined) lines.push(`${OWN}${id} ${line(title)}`);
    // What begins with # is no file.
    lines.push(file.startsWith('#') ? `./${file}` : file);
  }
  return `${lines.join('\n')}\n`;
}

const INFO = /^#EXTINF:\s*(-?[\d.]+)[^,]*,(.*)$/i;
const OWN_LINE = /^#QINGYIN-SONG:(\d+) ?(.*)$/;
const TAG = /^#(EXTART|EXTALB|PLAYLIST):(.*)$/i;

/** What the lines before a file say about it. */
interface Said {
  words?: string;
  seconds?: number;
  artist?: string;
  album?: string;
  own?: [id: number, title: string];
}

/** Reads an M3U list, ours or another's. Files without words about them are known by their names. */
export function readM3u(text: string): ListedSongs {
  const songs: ListedSong[] = [];
  let name = '';
  let next: Said = {};
  for (const row of text.split(/\r?\n/).map((written) => written.trim())) {
    const [, seconds, words] = INFO.exec(row) ?? [];
    const [, id, title] = OWN_LINE.exec(row) ?? [];
    const [, tag = '', value = ''] = TAG.exec(row) ?? [];
    if (words !== undefined) next = { ...next, words: words.trim(), seconds: Number(seconds) };
    else if (id !== undefined) next.own = [Number(id), title ?? ''];
    else if (/^playlist$/i.test(tag)) name = value.trim();
    else if (/^extart$/i.test(tag)) next.artist = value.trim();
    else if (/^extalb$/i.test(tag)) next.album = value.trim();
    else if (row && !row.startsWith('#')) {
      songs.push(entryOf(next, row));
      next = {};
    }
  }
  return { name, songs };
}

function entryOf({ words, seconds = 0, artist = '', album = '', own }: Said, place: string): ListedSong {
  const rest = { album, durationMs: seconds > 0 ? seconds * SECOND_MS : 0 };
  if (own) return { id: own[0], title: own[1], artists: artist ? [artist] : [], ...rest };
  const begun = `${artist} - `;
  if (artist && words)
    return { title: words.startsWith(begun) ? words.slice(begun.length) : words, artists: [artist], ...rest };
  return { ...readLine(words || stem(place)), ...rest };
}

/** The name of a file without its folders and its ending; addresses are decoded. */
function stem(place: string): string {
  const last = place.split(/[\\/]/).at(-1) ?? place;
  const bare = last.replace(/\.[a-z0-9]{2,4}$/i, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
