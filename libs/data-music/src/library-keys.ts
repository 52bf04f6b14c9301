import { musicKeys } from './keys.ts';

/** Query keys of the music libraries, below `musicKeys.library()`. */
export const musicLibraryKeys = {
  libraryOverview: () => [...musicKeys.library(), 'overview'] as const,
  newestLibraryAlbums: () => [...musicKeys.library(), 'newest-albums'] as const,
  pickedLibraryAlbums: (seed: number) => [...musicKeys.library(), 'picked-albums', seed] as const,
  libraryAlbums: (filter: object, page: number) => [...musicKeys.library(), 'albums', filter, page] as const,
  libraryArtists: (filter: object, page: number) =>
    [...musicKeys.library(), 'artists', filter, page] as const,
  libraryNames: () => [...musicKeys.library(), 'libraries'] as const,
  libraryGenres: () => [...musicKeys.library(), 'genres'] as const,
  librarySongs: (filter: object, page: number) => [...musicKeys.library(), 'songs', filter, page] as const,
  libraryFolder: (id: number | undefined, page: number, deep: boolean) =>
    [...musicKeys.library(), 'folder', id ?? null, page, deep] as const,
  libraryReasons: (kind: string, id: string) => [...musicKeys.library(), 'reasons', kind, id] as const,
  libraryArtist: (id: string) => [...musicKeys.library(), 'artist', id] as const,
};
