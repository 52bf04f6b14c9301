import type { Entry } from './entries.ts';
import { artistsIn, durationIn } from './foreign-values.ts';
import { brief, LONGEST, MOST_READ } from './lines.ts';

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
    return this.#tracks.size >= MOST_READ || this.#items.length >= MOST_READ;
  }

  /** Songs of the only playlist in its order, else all songs; without films and podcasts. */
  get entries(): Entry[] {
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
    if (this.#text.length < 4 * LONGEST) this.#text += text;
  }

  close(tag: string): void {
    const top = this.#open.at(-1);
    if (tag === 'key' && top) top.key = this.#text.trim();
    else if (tag === 'string' || tag === 'integer') this.#set(brief(this.#text));
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

const entryOf = (dict: Dict): Entry => ({
  words: dict.get('Name') ?? '',
  artists: artistsIn(dict.get('Artist') ?? dict.get('Album Artist') ?? ''),
  album: dict.get('Album') ?? '',
  durationMs: durationIn(dict.get('Total Time'), 1, true),
  file: dict.get('Location') ?? '',
});
