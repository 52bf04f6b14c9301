import { brief } from './lines.ts';
import type { ListedSong } from './listed-song.ts';
import { mayBeNumbered, withoutTrackNumber, withoutTrackNumbers } from './numbering.ts';
import { placeOf } from './place.ts';
import { readLine } from './text-list.ts';

/** An entry of a player's list: a file and its metadata. */
export interface Entry {
  /** id and title, when this app wrote the entry */
  own?: readonly [id: number, title: string];
  /** title, or artist and title; empty when the list has none */
  words: string;
  artists: readonly string[];
  album: string;
  durationMs: number;
  /** path or URL of the file */
  file: string;
}

/** Converts entries of a player's list to songs. Entries without metadata are named after their files. */
export function songsOfEntries(entries: readonly Entry[]): ListedSong[] {
  const named = entries.map((entry) => ({ ...entry, place: placeOf(entry.file), words: brief(entry.words) }));
  const open = named.filter(({ own, words, artists }) => !own && !(words && artists.length > 0));
  const names = withoutTrackNumbers(open.map(({ words, place }) => words || place.name));
  const nameOf = new Map(open.map((entry, index) => [entry, names[index] ?? '']));
  return named
    .map((entry): ListedSong => {
      const { own, artists, durationMs, place } = entry;
      const album = brief(entry.album) || place.album;
      if (own) return { id: own[0], title: brief(own[1]), artists, album, durationMs };
      const name = nameOf.get(entry);
      if (name === undefined) return { title: titleOf(entry.words, artists), artists, album, durationMs };
      const read = songOfName(name);
      const known = artists.length > 0 ? artists : [place.artist].filter(Boolean);
      return {
        ...read,
        // A folder name is less reliable than the artist in the file name.
        artists: read.artists.length > 0 ? read.artists : known,
        album,
        durationMs: durationMs || read.durationMs,
      };
    })
    .filter(({ title }) => title !== '');
}

/** Title without the artist in front of it. */
function titleOf(words: string, artists: readonly string[]): string {
  const bare = withoutTrackNumber(words);
  const begun = [artists.join(', '), artists.join(' / '), artists.join(' & ')].find((artist) =>
    bare.startsWith(`${artist} - `),
  );
  return (begun === undefined ? '' : bare.slice(begun.length + 3).trim()) || words;
}

function songOfName(name: string): ListedSong {
  const bare = withoutTrackNumber(name);
  if (bare === name && mayBeNumbered(name)) return { title: name, artists: [], album: '', durationMs: 0 };
  return readLine(bare);
}
