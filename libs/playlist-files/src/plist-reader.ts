import type { PlayerEntry } from './player-entries.ts';
import { splitArtists, parseDuration } from './parse-values.ts';
import { normalizeText, MAX_TEXT_LENGTH, MAX_LINES } from './split-lines.ts';

type Dict = Map<string, string>;

/** Streaming reader of a library or playlist that iTunes or Apple Music exported. */
export class PlistReader {
  readonly #tracks = new Map<string, Dict>();
  readonly #playlists: { name: string; items: string[] }[] = [];
  readonly #open: { dict: Dict; key: string }[] = [];
  #items: string[] = [];
  #text = '';

  /** name of the only playlist; empty when there are several */
  get name(): string {
    return this.#one?.name ?? '';
  }

  /** true once the limit of entries is reached */
  get full(): boolean {
    return this.#tracks.size >= MAX_LINES || this.#items.length >= MAX_LINES;
  }

  /** Songs of the only playlist in its order, else all songs; without films and podcasts. */
  get entries(): PlayerEntry[] {
    const dicts = this.#one ? this.#one.items.map((id) => this.#tracks.get(id)) : [...this.#tracks.values()];
    return dicts.flatMap((dict) =>
      dict && !dict.has('Movie') && !dict.has('Podcast') ? [entryOf(dict)] : [],
    );
  }

  get #one() {
    const [first, ...others] = this.#playlists;
    return others.length === 0 && first && first.items.length > 0 ? first : null;
  }

  open(tag: string): void {
    this.#text = '';
    if (tag === 'dict') this.#open.push({ dict: new Map(), key: '' });
    if (tag === 'true') this.#set('true');
  }

  text(text: string): void {
    if (this.#text.length < 4 * MAX_TEXT_LENGTH) this.#text += text;
  }

  close(tag: string): void {
    const top = this.#open.at(-1);
    if (tag === 'key' && top) top.key = this.#text.trim();
    else if (tag === 'string' || tag === 'integer') this.#set(normalizeText(this.#text));
    else if (tag === 'dict' && this.#open.pop() && top) this.#take(top.dict);
    this.#text = '';
  }

  #set(value: string): void {
    const top = this.#open.at(-1);
    if (top?.key) top.dict.set(top.key, value);
  }

  #take(dict: Dict): void {
    const track = dict.get('Track ID');
    if (dict.has('Playlist ID')) {
      if (!dict.has('Master')) this.#playlists.push({ name: dict.get('Name') ?? '', items: this.#items });
      this.#items = [];
    } else if (track !== undefined && dict.size === 1) this.#items.push(track);
    else if (track !== undefined) this.#tracks.set(track, dict);
  }
}

const entryOf = (dict: Dict): PlayerEntry => ({
  label: dict.get('Name') ?? '',
  artists: splitArtists(dict.get('Artist') ?? dict.get('Album Artist') ?? ''),
  album: dict.get('Album') ?? '',
  durationMs: parseDuration(dict.get('Total Time'), 1, true),
  file: dict.get('Location') ?? '',
});
