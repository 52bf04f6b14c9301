import { normalizeFieldName, fieldIndexes } from './field-names.ts';
import { splitArtists, parseDuration } from './parse-values.ts';
import { normalizeText, splitLines, MAX_LINES } from './split-lines.ts';
import type { PlaylistFileSong, PlaylistFileContent } from './playlist-file-song.ts';
import { songsOfBareRows, songsOfTable } from './table-songs.ts';
import { readLine } from './read-text-list.ts';
import { JSON_FORMAT } from './write-json.ts';

const SECOND_MS = 1000;

type Values = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that contain songs or lists of songs, the most specific first. */
const LISTS =
  `songs tracks track items musics musiclist songlist playlist playlists list lists data result info
  musicsheets cdlist entries userlist`.split(/\s+/);
const NAMES = ['name', 'title', 'dissname', 'playlistname', 'listname'];
/** Greatest depth at which lists are searched. */
const DEEPEST = 8;

/** A text, or the name of an object. */
const nameOf = (value: unknown): string => {
  const text = isObject(value)
    ? NAMES.map((name) => value[name]).find((each) => typeof each === 'string')
    : value;
  return typeof text === 'string' || typeof text === 'number' ? normalizeText(String(text)) : '';
};

const isRow = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string');

/** Parses JSON or JSON lines; undefined when the text is neither. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    const lines = splitLines(text).filter((line) => line.trim() !== '');
    if (lines.length < 2 || !lines.every((line) => line.trimStart().startsWith('{'))) return undefined;
    try {
      return lines.map((line) => JSON.parse(line) as unknown);
    } catch {
      return undefined;
    }
  }
}

/**
 * Reads a JSON list of this app or another program; undefined when the text is not JSON, null when it contains no
 * list.
 */
export function readJson(text: string): PlaylistFileContent | null | undefined {
  const whole = parsed(text);
  if (whole === undefined) return undefined;
  const own = isObject(whole) && whole['format'] === JSON_FORMAT;
  const found = listIn(whole, 0);
  if (!found) return null;
  const list = found.list.slice(0, MAX_LINES);
  if (list.length > 0 && list.every(isRow))
    return { name: found.name, songs: songsOfTable(list) ?? songsOfBareRows(list) ?? [] };
  const reader = new SongReader(own);
  return { name: found.name, songs: list.flatMap((entry) => reader.read(entry, 0)) };
}

/** Finds the list in a value, with its name. */
function listIn(value: unknown, depth: number): { name: string; list: readonly unknown[] } | null {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) {
    // An array with a single list takes that list's name.
    const only: unknown = value.length === 1 ? value[0] : null;
    return { name: isObject(only) ? (listIn(only, DEEPEST - 1)?.name ?? '') : '', list: value };
  }
  if (!isObject(value)) return null;
  const keys = Object.keys(value);
  for (const name of LISTS) {
    const key = keys.find((each) => normalizeFieldName(each) === name);
    const inner = key === undefined ? null : listIn(value[key], depth + 1);
    if (inner) return { name: nameOf(value) || inner.name, list: inner.list };
  }
  return null;
}

class SongReader {
  /** field positions by the keys of an object: all songs of a list usually have the same keys */
  readonly #places = new Map<string, ReturnType<typeof fieldIndexes>>();

  constructor(private readonly own: boolean) {}

  /** Songs of an entry, which is a song or contains songs. */
  read(entry: unknown, depth: number): PlaylistFileSong[] {
    if (typeof entry === 'string') return entry.trim() ? [readLine(entry)] : [];
    if (!isObject(entry) || depth > DEEPEST) return [];
    // Some services nest the song in an object with the date on which it was added.
    if (isObject(entry['track'])) return this.read(entry['track'], depth + 1);
    const lists = listIn(entry, DEEPEST - 1);
    if (lists && lists.list.some(isObject)) return lists.list.flatMap((inner) => this.read(inner, depth + 1));
    return this.#song(entry);
  }

  #song(song: Values): PlaylistFileSong[] {
    const keys = Object.keys(song);
    const shape = keys.join('\n');
    const places = this.#places.get(shape) ?? fieldIndexes(keys);
    this.#places.set(shape, places);
    const value = (place: number) => song[keys[place] ?? ''];
    const title = nameOf(value(places.title));
    if (!title) return [];
    const written = value(places.artists) ?? value(places.albumArtists);
    const text = nameOf(written);
    const one = this.own ? [text].filter(Boolean) : splitArtists(text);
    const artists = Array.isArray(written) ? written.map(nameOf).filter(Boolean) : one;
    const album =
      nameOf(value(places.album)) || nameOf(isObject(song['meta']) ? song['meta']['albumName'] : '');
    const durationMs =
      parseDuration(value(places.millis), 1, true) ||
      parseDuration(value(places.seconds), SECOND_MS, true) ||
      parseDuration(value(places.duration), SECOND_MS);
    if (!this.own && artists.length === 0) return [{ ...readLine(title), album, durationMs }];
    const id = song['id'];
    const known = this.own && typeof id === 'number' && Number.isSafeInteger(id) && id > 0;
    return [{ ...(known && { id }), title, artists, album, durationMs }];
  }
}
