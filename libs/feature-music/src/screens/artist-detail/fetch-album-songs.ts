import type { Track } from '@qingyin/contract';
import { albumQuery, artistRoleSongsQuery, libraryArtistQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';

/** Albums of one queue; their songs are fetched album by album. */
const MOST = 20;

/**
 * Songs of the albums of an artist of the music libraries, album by album; without albums, those of the first role. Rejects if an album cannot be fetched.
 */
export async function fetchAlbumSongs(queryClient: QueryClient, id: string): Promise<Track[]> {
  const { albums, singles, live, compilations, roles } = await queryClient.fetchQuery(libraryArtistQuery(id));
  const chosen = [...albums, ...compilations, ...live, ...singles].slice(0, MOST);
  const [first] = roles;
  if (chosen.length === 0 && first) {
    const { pages } = await queryClient.fetchInfiniteQuery(artistRoleSongsQuery(id, first.role));
    return pages.flatMap(({ tracks }) => tracks);
  }
  const fetched = await Promise.all(
    chosen.map((album) => queryClient.fetchQuery(albumQuery(String(album.id)))),
  );
  return fetched.flatMap(({ tracks }) => tracks);
}
