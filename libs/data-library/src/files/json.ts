import { artistsIn, durationIn } from './foreign-values.ts';
import { type ListedSong, type ListedSongs, secondsOf } from './listed-song.ts';
import { readLine } from './text-list.ts';

const FORMAT = 'qingyin-playlist';
const VERSION = 1;
const SECOND_MS = 1000;

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

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Under which of the names something is said. */
const said = (values: Values, ...names: string[]): unknown => {
  const name = names.find((each) => values[each] !== undefined && values[each] !== null);
  return name === undefined ? undefined : values[name];
};

/** A text, or the name of a thing. */
const nameOf = (value: unknown): string => {
  const text = isObject(value) ? said(value, 'name', 'title') : value;
  return typeof text === 'string' ? text.trim() : '';
};

/** Reads a list in JSON, ours or another's; null where there is no list in it. */
export function readJson(text: string): ListedSongs | null {
  let whole: unknown;
  try {
    whole = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
  const list = Array.isArray(whole) ? whole : isObject(whole) ? listIn(whole) : null;
  if (!list) return null;
  const own = isObject(whole) && whole['format'] === FORMAT;
  const songs = list.flatMap((entry): ListedSong[] => {
    if (typeof entry === 'string') return entry.trim() ? [readLine(entry)] : [];
    // Some services put the song under the date it was added at.
    const song = isObject(entry) ? (isObject(entry['track']) ? entry['track'] : entry) : null;
    return song ? songOf(song, own) : [];
  });
  return { name: isObject(whole) ? nameOf(whole) : '', songs };
}

function listIn(whole: Values): unknown[] | null {
  for (const name of ['songs', 'tracks', 'items', 'playlist', 'data', 'list']) {
    const value = whole[name];
    if (Array.isArray(value)) return value;
    const inner = isObject(value) ? listIn(value) : null;
    if (inner) return inner;
  }
  return null;
}

function songOf(song: Values, own: boolean): ListedSong[] {
  const title = nameOf(said(song, 'title', 'name', 'trackName', 'song'));
  if (!title) return [];
  const names = said(song, 'artists', 'artist', 'ar', 'artistName', 'singer');
  const artists = Array.isArray(names) ? names.map(nameOf).filter(Boolean) : artistsIn(nameOf(names));
  const id = song['id'];
  const seconds = durationIn(said(song, 'seconds', 'duration', 'length'), SECOND_MS);
  return [
    {
      ...(own && typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && { id }),
      title,
      artists,
      album: nameOf(said(song, 'album', 'al', 'albumName')),
      durationMs: durationIn(said(song, 'duration_ms', 'durationMs', 'dt'), 1) || seconds,
    },
  ];
}
