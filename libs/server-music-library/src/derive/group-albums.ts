import type { AlbumFile } from './album-file.ts';
import type { ArtistDraft } from './drafts.ts';
import { groupBy } from './group-by.ts';

/** Files of one folder group that are one album. */
export interface AlbumGroup {
  files: AlbumFile[];
  /** '' = unknown */
  mbid: string;
  /** its album artist tags are to be ignored: each song has another one, as of a compilation that was tagged badly */
  scattered: boolean;
}

/** Album artists of so many songs, each another one, are those of a compilation. */
const SCATTERED_MIN = 3;

/** First artist's identity; '' = none. */
export const firstOf = ([first]: readonly ArtistDraft[]): string => first?.identity ?? '';

/**
 * Groups the files of a folder group into albums: by MusicBrainz id, then by title with the album artist as judge.
 * Files without a title follow the others of their folder when these are one album of the same artist; otherwise each
 * artist has one album without a title.
 *
 * @param isFolder false: the files are uploads, whose folder says nothing, so that none without a title follows others
 */
export function groupAlbums(files: readonly AlbumFile[], isFolder = true): AlbumGroup[] {
  const isTitled = ({ titleKey, albumMbid }: AlbumFile): boolean => titleKey !== '' || albumMbid !== '';
  const albums = groupTitled(files.filter(isTitled));
  const albumOf = albumsOfFolders(isFolder ? albums : []);
  const alone: AlbumFile[] = [];
  for (const file of files.filter((each) => !isTitled(each))) (albumOf(file)?.files ?? alone).push(file);
  const untitled = groupBy(alone, ({ song }) => firstOf(song.artists)).values();
  return [...albums, ...[...untitled].map((members) => ({ files: members, mbid: '', scattered: false }))];
}

function groupTitled(files: readonly AlbumFile[]): AlbumGroup[] {
  const mbids = [...groupBy(files, ({ titleKey }) => titleKey).values()].flatMap(mbidsOfTitle);
  const mbidOf = new Map(mbids);
  const withId = groupBy(
    files.filter((file) => mbidOf.get(file)),
    (file) => mbidOf.get(file) ?? '',
  );
  const others = groupBy(
    files.filter((file) => !mbidOf.get(file)),
    ({ titleKey }) => titleKey,
  );
  return [
    ...[...withId].map(([mbid, members]) => ({ files: members, mbid, scattered: false })),
    ...[...others.values()].flatMap(groupByAlbumArtist),
  ];
}

/**
 * The MusicBrainz id of each file of one title, '' = none. A file without one has that of the others if it is unique,
 * at least in the file's own folder.
 */
function mbidsOfTitle(files: readonly AlbumFile[]): [AlbumFile, string][] {
  const withId = files.filter(({ albumMbid }) => albumMbid !== '');
  const ids = new Set(withId.map(({ albumMbid }) => albumMbid));
  const representatives = [
    ...groupBy(withId, ({ albumMbid, file, albumArtists }) =>
      JSON.stringify([albumMbid, file.folder, firstOf(albumArtists)]),
    ).values(),
  ].flatMap(([first]) => first ?? []);
  return files.map((file) => {
    if (file.albumMbid || ids.size === 0) return [file, file.albumMbid];
    const artist = firstOf(file.albumArtists);
    const same = representatives.filter(
      (other) => artist === '' || ['', artist].includes(firstOf(other.albumArtists)),
    );
    return [
      file,
      uniqueMbid(same) || uniqueMbid(same.filter((other) => other.file.folder === file.file.folder)),
    ];
  });
}

function uniqueMbid(files: readonly AlbumFile[]): string {
  const [mbid = '', ...more] = new Set(files.map(({ albumMbid }) => albumMbid));
  return more.length === 0 ? mbid : '';
}

/** Divides files of one title. Those without album artist follow the album artist that is their artist. */
function groupByAlbumArtist(files: readonly AlbumFile[]): AlbumGroup[] {
  const tagged = groupBy(
    files.filter(({ albumArtists }) => albumArtists.length > 0),
    ({ albumArtists }) => firstOf(albumArtists),
  );
  const whole = (members: readonly AlbumFile[], scattered = false): AlbumGroup => ({
    files: [...members],
    mbid: '',
    scattered,
  });
  if (tagged.size === 0) return divideByNumbers(files).map((members) => whole(members));
  if (tagged.size >= SCATTERED_MIN && [...tagged.values()].every(({ length }) => length === 1))
    return [whole(files, true)];
  if (tagged.size === 1) return [whole(files)];
  const byArtist = groupBy(files, ({ albumArtists, song }) => {
    const artist = firstOf(albumArtists) || firstOf(song.artists);
    return tagged.has(artist) ? artist : '';
  });
  return [...byArtist.values()].map((members) => whole(members));
}

/**
 * Divides files of one title without album artists, such as two albums "Greatest Hits" in one folder: they are several
 * when every artist has several songs, with track numbers that the artist of most songs has too.
 */
function divideByNumbers(files: readonly AlbumFile[]): (readonly AlbumFile[])[] {
  const byArtist = [...groupBy(files, ({ song }) => firstOf(song.artists)).values()];
  const [largest = new Set<string>(), ...others] = byArtist
    .map((members) => new Set(members.map(({ song }) => `${String(song.discNo)}-${String(song.trackNo)}`)))
    .sort((a, b) => b.size - a.size);
  const areSeveral =
    others.length > 0 &&
    files.every(({ song, file }) => song.trackNo > 0 && !file.tags.compilation) &&
    others.every((numbers) => numbers.size > 1 && [...numbers].every((number) => largest.has(number)));
  return areSeveral ? byArtist : [files];
}

/**
 * The album of a file without album title: that of all others in its folder, when their artist is the file's too, or
 * the file has none.
 */
function albumsOfFolders(albums: readonly AlbumGroup[]): (file: AlbumFile) => AlbumGroup | undefined {
  const members = albums.flatMap((album) => album.files.map((other) => ({ album, other })));
  const folders = groupBy(members, ({ other }) => other.file.folder);
  const single = new Map(
    [...folders].flatMap(([folder, here]) => {
      const artists = new Set(here.map(({ other }) => firstOf(other.song.artists)).filter(Boolean));
      const [first, ...more] = new Set(here.map(({ album }) => album));
      return first && more.length === 0 && artists.size <= 1
        ? [[folder, { album: first, artists }] as const]
        : [];
    }),
  );
  return ({ file, song }) => {
    const { album, artists } = single.get(file.folder) ?? {};
    const artist = firstOf(song.artists);
    return artist === '' || artists?.has(artist) ? album : undefined;
  };
}
