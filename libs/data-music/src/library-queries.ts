import {
  endpoints,
  type LibraryAlbumParams,
  type LibraryArtistParams,
  type LibrarySongParams,
  toTrack,
  toTracks,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicLibraryKeys } from './library-keys.ts';

/** Entries of a page of the lists below; a page fills several windows. */
export const LIBRARY_PAGE = 120;
/** Songs of a page. */
export const LIBRARY_SONG_PAGE = 500;
const STALE_MS = staleTime.minutes(5);

/** Filter and order of albums; pages are counted from 0. */
export type LibraryAlbumFilter = Omit<LibraryAlbumParams, 'limit' | 'offset'>;
export type LibraryArtistFilter = Omit<LibraryArtistParams, 'limit' | 'offset'>;
export type LibrarySongFilter = Omit<LibrarySongParams, 'limit' | 'offset'>;

/** What the start page of the music libraries shows. */
export const libraryOverviewQuery = () =>
  queryOptions({
    queryKey: musicLibraryKeys.libraryOverview(),
    queryFn: async ({ signal }) => {
      const { topSongs, ...overview } = expectOk(
        await http.call(endpoints.musicLibrary.overview, { signal }),
      );
      return { ...overview, topTracks: topSongs.map(({ song }) => toTrack(song)) };
    },
    staleTime: STALE_MS,
  });

/** A page of albums, with the number of all of them and in the order `name` their initials. */
export const libraryAlbumsQuery = (filter: LibraryAlbumFilter, page: number) =>
  queryOptions({
    queryKey: musicLibraryKeys.libraryAlbums(filter, page),
    queryFn: async ({ signal }) => {
      const params = { ...filter, limit: LIBRARY_PAGE, offset: page * LIBRARY_PAGE };
      const { albums, total, initials } = expectOk(
        await http.call(endpoints.musicLibrary.albums, { params, signal }),
      );
      return { items: albums, total, initials };
    },
    staleTime: STALE_MS,
  });

/** Number of albums in a block of the home page. */
const HOME_ALBUMS = 22;

/** The albums that were added last. */
export const newestLibraryAlbumsQuery = () =>
  queryOptions({
    queryKey: musicLibraryKeys.newestLibraryAlbums(),
    queryFn: async ({ signal }) => {
      const params = { order: 'added' as const, limit: HOME_ALBUMS };
      return expectOk(await http.call(endpoints.musicLibrary.albums, { params, signal })).albums;
    },
    staleTime: STALE_MS,
  });

/** Some albums at random. @param seed the same seed gives the same albums */
export const pickedLibraryAlbumsQuery = (seed: number) =>
  queryOptions({
    queryKey: musicLibraryKeys.pickedLibraryAlbums(seed),
    queryFn: async ({ signal }) => {
      const params = { order: 'random' as const, seed, limit: HOME_ALBUMS };
      return expectOk(await http.call(endpoints.musicLibrary.albums, { params, signal })).albums;
    },
    staleTime: STALE_MS,
  });

/** A page of artists, with the number of all of them, in the order `name` their initials, and the roles of credits. */
export const libraryArtistsQuery = (filter: LibraryArtistFilter, page: number) =>
  queryOptions({
    queryKey: musicLibraryKeys.libraryArtists(filter, page),
    queryFn: async ({ signal }) => {
      const params = { ...filter, limit: LIBRARY_PAGE, offset: page * LIBRARY_PAGE };
      const { artists, ...list } = expectOk(
        await http.call(endpoints.musicLibrary.artists, { params, signal }),
      );
      return { items: artists, total: list.total, initials: list.initials, roles: list.roles };
    },
    staleTime: STALE_MS,
  });

/** Genres and decades with the numbers of their songs and albums. */
export const libraryGenresQuery = () =>
  queryOptions({
    queryKey: musicLibraryKeys.libraryGenres(),
    queryFn: async ({ signal }) => {
      const { genres, decades } = expectOk(await http.call(endpoints.musicLibrary.genres, { signal }));
      return { genres, decades };
    },
    staleTime: STALE_MS,
  });

/** The music libraries that the caller hears. */
export const libraryNamesQuery = () =>
  queryOptions({
    queryKey: musicLibraryKeys.libraryNames(),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.musicLibrary.libraries, { signal })).libraries,
    staleTime: STALE_MS,
  });

/** A page of songs as tracks, with number and length (ms) of all of them. */
export const librarySongsQuery = (filter: LibrarySongFilter, page: number) =>
  queryOptions({
    queryKey: musicLibraryKeys.librarySongs(filter, page),
    queryFn: async ({ signal }) => {
      const params = { ...filter, limit: LIBRARY_SONG_PAGE, offset: page * LIBRARY_SONG_PAGE };
      const { songs, total, duration, initials } = expectOk(
        await http.call(endpoints.musicLibrary.songs, { params, signal }),
      );
      return { items: toTracks(songs), total, duration, initials };
    },
    staleTime: STALE_MS,
  });

/**
 * A folder with its subfolders and a page of its songs; without an id the libraries. Rejects with code 404 when there
 * is no such folder.
 *
 * @param deep songs of subfolders too
 */
export const libraryFolderQuery = (id: number | undefined, page: number, deep = false) =>
  queryOptions({
    queryKey: musicLibraryKeys.libraryFolder(id, page, deep),
    queryFn: async ({ signal }) => {
      const params = {
        ...(id !== undefined && { id }),
        ...(deep && { deep }),
        limit: LIBRARY_SONG_PAGE,
        offset: page * LIBRARY_SONG_PAGE,
      };
      const { songs, ...content } = expectOk(
        await http.call(endpoints.musicLibrary.folders, { params, signal }),
      );
      return { path: content.path, folders: content.folders, items: toTracks(songs), total: content.total };
    },
    staleTime: STALE_MS,
  });
