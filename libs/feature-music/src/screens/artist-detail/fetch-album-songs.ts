import type { Track } from '@qingyin/contract';
import { albumQuery, libraryArtistQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';

/** Albums of one queue; their songs are fetched album by album. */
const MOST = 20;

/** Songs of the albums of an artist of the music libraries, album by album. Rejects if an album cannot be fetched. */
export async function fetchAlbumSongs(queryClient: QueryClient, id: string): Promise<Track[]> {
  const { albums, singles, live, compilations } = await queryClient.fetchQuery(libraryArtistQuery(id));
  const chosen = [...albums, ...compilations, ...live, ...singles].slice(0, MOST);
  const fetched = await Promise.all(
    chosen.map((album) => queryClient.fetchQuery(albumQuery(String(album.id)))),
  );
  return fetched.flatMap(({ tracks }) => tracks);
}
