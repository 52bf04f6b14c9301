import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { readOneOf, readText } from '../search-readers.ts';
import type { Root } from './root.ts';
import { screenRouteOptions } from './screen-route.ts';

type Raw = Record<string, unknown>;

/** Orders of the albums of the music libraries in the address; the default, by name, is left out. */
export const libraryAlbumOrders = ['added', 'artist', 'year', 'plays', 'random'] as const;
export const libraryArtistOrders = ['songs', 'plays'] as const;
/** Artists in the address; the default, those of albums, is left out. All but the first are roles in credits. */
export const libraryArtistRoles = [
  'all',
  'composer',
  'lyricist',
  'arranger',
  'conductor',
  'performer',
  'producer',
  'remixer',
] as const;
export type LibraryArtistRole = (typeof libraryArtistRoles)[number];
export const librarySongOrders = ['name', 'artist', 'album', 'year', 'plays'] as const;

/** Filter that albums and songs share. */
const readFilter = (raw: Raw): { genre?: string; decade?: string } => ({
  genre: readText(raw, 'genre'),
  decade: readText(raw, 'decade'),
});

/** Routes of the music libraries (docs/specification/routes.md). */
export function createCatalogueRoutes(root: Root) {
  const library = createRoute({
    getParentRoute: () => root,
    path: '/library',
    ...screenRouteOptions({ title: msg`音乐库`, group: 'music-library' }),
  });
  const libraryAlbums = createRoute({
    getParentRoute: () => root,
    path: '/library/albums',
    validateSearch: (
      raw: Raw,
    ): {
      genre?: string;
      decade?: string;
      kind?: string;
      order?: (typeof libraryAlbumOrders)[number];
    } => ({
      ...readFilter(raw),
      kind: readText(raw, 'kind'),
      order: readOneOf(raw, 'order', libraryAlbumOrders),
    }),
    ...screenRouteOptions({ title: msg`音乐库的专辑`, group: 'music-library' }),
  });
  const libraryArtists = createRoute({
    getParentRoute: () => root,
    path: '/library/artists',
    validateSearch: (
      raw: Raw,
    ): { role?: LibraryArtistRole; order?: (typeof libraryArtistOrders)[number] } => ({
      role: readOneOf(raw, 'role', libraryArtistRoles),
      order: readOneOf(raw, 'order', libraryArtistOrders),
    }),
    ...screenRouteOptions({ title: msg`音乐库的歌手`, group: 'music-library' }),
  });
  const libraryGenres = createRoute({
    getParentRoute: () => root,
    path: '/library/genres',
    ...screenRouteOptions({ title: msg`音乐库的流派`, group: 'music-library' }),
  });
  const librarySongs = createRoute({
    getParentRoute: () => root,
    path: '/library/songs',
    validateSearch: (
      raw: Raw,
    ): { genre?: string; decade?: string; order?: (typeof librarySongOrders)[number] } => ({
      ...readFilter(raw),
      order: readOneOf(raw, 'order', librarySongOrders),
    }),
    ...screenRouteOptions({ title: msg`音乐库的歌曲`, group: 'music-library' }),
  });
  const libraryFolders = createRoute({
    getParentRoute: () => root,
    path: '/library/folders',
    validateSearch: (raw: Raw): { id?: string } => ({ id: readText(raw, 'id') }),
    ...screenRouteOptions({ title: msg`音乐库的文件夹`, group: 'music-library' }),
  });
  return { library, libraryAlbums, libraryArtists, libraryGenres, librarySongs, libraryFolders };
}
