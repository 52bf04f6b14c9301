import { Parser } from 'htmlparser2';
import { type PlayerEntry, songsOfEntries } from './player-entries.ts';
import { fieldIndexes } from './field-names.ts';
import { splitArtists, parseDuration } from './parse-values.ts';
import { normalizeText, MAX_TEXT_LENGTH, MAX_LINES } from './split-lines.ts';
import type { PlaylistFileContent } from './playlist-file-song.ts';
import { PlistReader } from './plist-reader.ts';

/** Root elements of list formats: XSPF, WPL, ASX, iTunes, Winamp, 千千静听, 酷狗 and 酷我. */
const ROOTS = new Set(['playlist', 'smil', 'asx', 'plist', 'winampxml', 'ttplaylist', 'list', 'playlists']);
/** Elements of a song. */
const SONGS = new Set(['track', 'entry', 'media', 'item', 'file', 'song', 'so']);
/** Keys of a song's file. */
const FILES = ['location', 'href', 'src', 'file', 'playstring', 'filename', 'filepath', 'ref'];
/** Greatest depth of elements; real lists are far flatter. Reading stops below it. */
const DEEPEST = 200;

class EndOfReading extends Error {}

const local = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Streaming reader of a list's elements. */
class ListReader {
  name = '';
  readonly entries: PlayerEntry[] = [];
  /** true once the limit of entries is reached */
  get full(): boolean {
    return this.entries.length >= MAX_LINES;
  }
  #song: Map<string, string> | null = null;
  #tag = '';
  #field = '';
  #text = '';

  open(tag: string, attributes: readonly (readonly [string, string])[]): void {
    if (!this.#song && SONGS.has(tag)) {
      this.#song = new Map();
      this.#tag = tag;
    }
    this.#field = tag;
    this.#text = '';
    const values = new Map(attributes);
    if (!this.#song)
      this.name ||= normalizeText(values.get('title') ?? values.get('label') ?? values.get('listname') ?? '');
    // <param name="Artist" value="…"/>
    const param = values.get('value');
    if (param !== undefined) this.#set(values.get('name') ?? tag, param);
    else for (const [key, value] of attributes) this.#set(key, value);
  }

  text(text: string): void {
    if (this.#text.length < 4 * MAX_TEXT_LENGTH) this.#text += text;
  }

  close(tag: string): void {
    if (tag === this.#field) {
      if (this.#song) this.#set(tag, this.#text);
      else if (tag === 'title') this.name ||= normalizeText(this.#text);
    }
    this.#field = '';
    if (tag !== this.#tag || !this.#song) return;
    this.entries.push(entryOf(this.#song));
    this.#song = null;
    this.#tag = '';
  }

  #set(key: string, value: string): void {
    const said = normalizeText(value);
    if (said && this.#song && !this.#song.has(key.toLowerCase())) this.#song.set(key.toLowerCase(), said);
  }
}

function entryOf(song: ReadonlyMap<string, string>): PlayerEntry {
  const values = [...song.values()];
  const places = fieldIndexes([...song.keys()]);
  const time = values[places.millis] ?? values[places.duration] ?? values[places.seconds];
  return {
    label: values[places.title] ?? '',
    artists: splitArtists(values[places.artists] ?? values[places.albumArtists] ?? ''),
    album: values[places.album] ?? '',
    // XML formats use milliseconds or a clock notation.
    durationMs: parseDuration(time, 1, true),
    file: FILES.map((key) => song.get(key)).find(Boolean) ?? '',
  };
}

/**
 * Reads an XML playlist. Entities declared in the document are never expanded and nothing outside of it is loaded.
 *
 * @returns null when the document is of another kind
 */
export function readXml(text: string): PlaylistFileContent | null {
  let reader: ListReader | PlistReader | null = null;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        const tag = local(name);
        if (depth > DEEPEST || reader?.full || (!reader && !ROOTS.has(tag))) throw new EndOfReading();
        reader ??= tag === 'plist' ? new PlistReader() : new ListReader();
        reader.open(
          tag,
          Object.entries(attributes).map(([key, value]) => [local(key), value]),
        );
      },
      ontext(text) {
        reader?.text(text);
      },
      onclosetag(name) {
        depth -= 1;
        reader?.close(local(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  try {
    parser.end(text);
  } catch (error) {
    if (!(error instanceof EndOfReading)) throw error;
  }
  return listOf(reader);
}

const listOf = (reader: ListReader | PlistReader | null): PlaylistFileContent | null =>
  reader && { name: reader.name, songs: songsOfEntries(reader.entries) };
