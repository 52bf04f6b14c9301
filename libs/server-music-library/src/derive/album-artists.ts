import { type AlbumFile, isFlaggedCompilation } from './album-file.ts';
import type { ArtistDraft } from './drafts.ts';
import { type AlbumGroup, firstOf } from './group-albums.ts';
import { groupBy } from './group-by.ts';
import { mostFrequent } from './most-frequent.ts';
import { VARIOUS_ARTISTS } from './various-artists.ts';

/** The artists of an album. */
export interface AlbumArtists {
  /** empty = no song has one */
  artists: ArtistDraft[];
  /** neither tagged nor the artist of all songs, so that only the folder holds the album together */
  unknown: boolean;
}

const VARIOUS: AlbumArtists = { artists: [{ ...VARIOUS_ARTISTS }], unknown: true };

/**
 * Artists of an album: as tagged; else the artists, or the first artist, that all its songs have; else various artists.
 */
export function albumArtistsOf({ files, scattered }: AlbumGroup): AlbumArtists {
  const tagged = scattered ? [] : files.filter(({ albumArtists }) => albumArtists.length > 0);
  if (tagged.length > 0 && speakForAll(tagged, files))
    return { artists: commonArtists(tagged.map(({ albumArtists }) => albumArtists)), unknown: false };
  if (scattered || isFlaggedCompilation(files)) return VARIOUS;
  const lists = files.map(({ song }) => song.artists).filter(({ length }) => length > 0);
  if (lists.length === 0) return { artists: [], unknown: true };
  return new Set(lists.map(firstOf)).size === 1 ? { artists: sharedArtists(lists), unknown: false } : VARIOUS;
}

/** Album artists of a few songs are not those of the other songs, which have other artists. */
function speakForAll(tagged: readonly AlbumFile[], files: readonly AlbumFile[]): boolean {
  const artist = firstOf(tagged[0]?.albumArtists ?? []);
  const others = files.filter(({ albumArtists }) => albumArtists.length === 0);
  return (
    tagged.length >= others.length || others.every(({ song }) => ['', artist].includes(firstOf(song.artists)))
  );
}

const identities = (artists: readonly ArtistDraft[]): string =>
  JSON.stringify(artists.map(({ identity }) => identity));

/** The lists' artists when they are the same, else the first one. */
const sharedArtists = (lists: readonly ArtistDraft[][]): ArtistDraft[] =>
  new Set(lists.map(identities)).size === 1 ? fullest(lists) : fullest(lists).slice(0, 1);

/** Artists in all lists; the most frequent list when there are none. */
function commonArtists(lists: readonly ArtistDraft[][]): ArtistDraft[] {
  const common = fullest(lists).filter(({ identity }) =>
    lists.every((list) => list.some((artist) => artist.identity === identity)),
  );
  const usual = mostFrequent(lists.map(identities));
  return common.length > 0 ? common : fullest(lists.filter((list) => identities(list) === usual));
}

/** The artists of the first list, each in its most complete draft of all lists. */
function fullest(lists: readonly ArtistDraft[][]): ArtistDraft[] {
  const drafts = groupBy(lists.flat(), ({ identity }) => identity);
  return (lists[0] ?? []).map((artist) => {
    const same = drafts.get(artist.identity) ?? [artist];
    const name = mostFrequent(same.map((draft) => draft.name)) ?? artist.name;
    return { ...artist, name, sortName: same.find(({ sortName }) => sortName !== '')?.sortName ?? '' };
  });
}
