import { normalizeText } from './split-lines.ts';
import type { PlaylistFileSong } from './playlist-file-song.ts';
import { mayHaveTrackNumber, stripTrackNumber, stripTrackNumbers } from './track-numbers.ts';
import { parseSongPath } from './song-path.ts';
import { readLine } from './read-text-list.ts';

/** An entry of a player's list: a file and its metadata. */
export interface PlayerEntry {
  /** id and title, when this app wrote the entry */
  qingyinSong?: readonly [id: number, title: string];
  /** title, or artist and title; empty when the list has none */
  label: string;
  artists: readonly string[];
  album: string;
  durationMs: number;
  /** path or URL of the file */
  file: string;
}

/** Converts entries of a player's list to songs. Entries without metadata are named after their files. */
export function songsOfEntries(entries: readonly PlayerEntry[]): PlaylistFileSong[] {
  const named = entries.map((entry) => ({
    ...entry,
    path: parseSongPath(entry.file),
    label: normalizeText(entry.label),
  }));
  const open = named.filter(
    ({ qingyinSong, label, artists }) => !qingyinSong && !(label && artists.length > 0),
  );
  const names = stripTrackNumbers(open.map(({ label, path }) => label || path.name));
  const nameOf = new Map(open.map((entry, index) => [entry, names[index] ?? '']));
  return named
    .map((entry): PlaylistFileSong => {
      const { qingyinSong, artists, durationMs, path } = entry;
      const album = normalizeText(entry.album) || path.album;
      if (qingyinSong)
        return { id: qingyinSong[0], title: normalizeText(qingyinSong[1]), artists, album, durationMs };
      const name = nameOf.get(entry);
      if (name === undefined) return { title: titleOf(entry.label, artists), artists, album, durationMs };
      const read = songOfName(name);
      const known = artists.length > 0 ? artists : [path.artist].filter(Boolean);
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
function titleOf(label: string, artists: readonly string[]): string {
  const bare = stripTrackNumber(label);
  const begun = [artists.join(', '), artists.join(' / '), artists.join(' & ')].find((artist) =>
    bare.startsWith(`${artist} - `),
  );
  return (begun === undefined ? '' : bare.slice(begun.length + 3).trim()) || label;
}

function songOfName(name: string): PlaylistFileSong {
  const bare = stripTrackNumber(name);
  if (bare === name && mayHaveTrackNumber(name))
    return { title: name, artists: [], album: '', durationMs: 0 };
  return readLine(bare);
}
