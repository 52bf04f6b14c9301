/** @file Browsing of the server's music libraries; extension (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { Artist } from '../entities/catalogue.ts';
import type { CreditRole } from '../entities/credits.ts';
import type {
  LibraryAlbum,
  LibraryAlbumKind,
  LibraryArtist,
  LibraryArtistRole,
  LibraryDecade,
  LibraryFolder,
  LibraryGenre,
  LibraryInitial,
  LibraryName,
  LibraryPlayedAlbum,
  LibraryPlayedSong,
  LibraryPlaylistFile,
  LibraryTotals,
} from '../entities/music-library.ts';
import type { LibraryReason } from '../entities/library-reason.ts';
import type { Song } from '../entities/song.ts';

interface Page {
  limit?: number;
  offset?: number;
}
/** Conditions that songs, or the songs of albums and artists, must meet. */
interface Filter extends Page {
  /** key of a genre */
  genre?: string;
  /** first year of a decade */
  decade?: number;
  libraryId?: number;
  /** letter of the index in the caller's language, or `#`; of albums and artists */
  initial?: string;
}
export interface LibraryAlbumParams extends Filter {
  order?: 'added' | 'name' | 'artist' | 'year' | 'plays' | 'random';
  /** seed of the order `random`, so that its pages fit together */
  seed?: number;
  artistId?: number;
  kind?: LibraryAlbumKind;
}
export interface LibraryArtistParams extends Filter {
  order?: 'name' | 'songs' | 'plays';
  /** `album`: artists of albums; `all`: of songs too; a role in credits: artists who have it in a song */
  role?: 'album' | 'all' | CreditRole;
}
export interface LibrarySongParams extends Omit<Filter, 'initial'> {
  order?: 'added' | 'name' | 'artist' | 'album' | 'year' | 'plays';
  artistId?: number;
  /** songs in which the artist has this part, in place of those that the artist sings */
  role?: CreditRole;
}

/** Whether the caller hears a music library at all; for the navigation, cheaper than the overview. */
export const presence = endpoint<object, { code: number; any: boolean }>('/x/library/presence');
export const overview = endpoint<
  object,
  {
    code: number;
    any: boolean;
    totals: LibraryTotals;
    recentAlbums: LibraryAlbum[];
    topSongs: LibraryPlayedSong[];
    topAlbums: LibraryPlayedAlbum[];
    /** played often, but not in the last 90 days */
    rediscover: LibraryPlayedAlbum[];
    genres: LibraryGenre[];
    /** newest first */
    decades: LibraryDecade[];
  }
>('/x/library/overview');
export const albums = endpoint<
  LibraryAlbumParams,
  {
    code: number;
    albums: LibraryAlbum[];
    total: number;
    /** of all pages, in the order `name` only */
    initials: LibraryInitial[];
  }
>('/x/library/albums');
export const artists = endpoint<
  LibraryArtistParams,
  {
    code: number;
    artists: LibraryArtist[];
    total: number;
    initials: LibraryInitial[];
    /** by which artists can be listed */
    roles: CreditRole[];
  }
>('/x/library/artists');
export const artist = endpoint<
  { id: string },
  {
    code: number;
    artist: Pick<Artist, 'id' | 'name' | 'picUrl'>;
    albums: LibraryAlbum[];
    /** singles and EPs */
    singles: LibraryAlbum[];
    compilations: LibraryAlbum[];
    live: LibraryAlbum[];
    /** albums of other artists with songs of this one */
    appearsOn: LibraryAlbum[];
    /** parts that the artist has in songs, beside singing or playing them */
    roles: LibraryArtistRole[];
  }
>('/x/library/artist');
export const genres = endpoint<object, { code: number; genres: LibraryGenre[]; decades: LibraryDecade[] }>(
  '/x/library/genres',
);
export const songs = endpoint<
  LibrarySongParams,
  {
    code: number;
    songs: Song[];
    total: number;
    /** ms, of all pages */
    duration: number;
    /** of all pages, in the order `name` only */
    initials: LibraryInitial[];
  }
>('/x/library/songs');
/** Without `id`: the libraries, or the folders of the only one. `deep`: songs of subfolders too. */
export const folders = endpoint<
  { id?: number; deep?: boolean } & Page,
  {
    code: number;
    /** from the library to the folder itself; empty without `id` */
    path: LibraryFolder[];
    folders: LibraryFolder[];
    songs: Song[];
    /** number of songs in this folder itself, or with `deep` also below it */
    total: number;
  }
>('/x/library/folders');
/** Why an album or artist of the music libraries is as it is. 404 for one that is not heard in a folder. */
export const reasons = endpoint<
  { kind: 'album' | 'artist'; id: string },
  { code: number; data: LibraryReason[] }
>('/x/library/reasons');
/** The music libraries that the caller hears, by name. */
export const libraries = endpoint<object, { code: number; libraries: LibraryName[] }>('/x/library/libraries');
/** Playlist files in the music libraries that the caller hears, by path. */
export const playlistFiles = endpoint<Page, { code: number; files: LibraryPlaylistFile[]; total: number }>(
  '/x/library/playlist-files',
);
/** Makes a private playlist of the caller from a playlist file. 404 for a file that the caller may not read. */
export const playlistFileImport = endpoint<
  { id: number },
  {
    code: number;
    /** id of the new playlist */
    id: number;
    name: string;
    /** number of songs in the playlist */
    count: number;
    /** number of entries for which no song was found */
    missing: number;
  }
>('/x/library/playlist-files/import', { method: 'POST' });
