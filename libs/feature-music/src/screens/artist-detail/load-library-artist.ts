import { libraryArtistQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';

/** Prefetches the albums of an artist of the music libraries. Not part of the route loaders, which all pages load. */
export const loadLibraryArtist = (queryClient: QueryClient, id: string): Promise<void> =>
  queryClient.prefetchQuery(libraryArtistQuery(id));
