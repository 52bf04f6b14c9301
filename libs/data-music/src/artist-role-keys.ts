import { musicLibraryKeys } from './library-keys.ts';

/** Query key of the songs of an artist in a role; apart from the other keys, which more pages load. */
export const artistRoleSongsKey = (id: string, role: string) =>
  [...musicLibraryKeys.libraryArtist(id), 'role', role] as const;
