import {
  artistAlbumsQuery,
  artistDescQuery,
  artistDynamicQuery,
  artistMvsQuery,
  artistQuery,
  artistTopSongsQuery,
  isLibraryId,
  similarArtistsQuery,
} from '@qingyin/data-music';
import type { ScreenLoadArgs } from '@qingyin/routing';
import type { QueryClient } from '@tanstack/react-query';
import { type ArtistTab, parseArtistTab } from './artist-tab.ts';

type LoadArgs = Pick<ScreenLoadArgs<'/artists-detail'>, 'queryClient' | 'search' | 'preload' | 'loggedIn'>;

/** Route loader: waits for the artist, not for the works. Never rejects: the page shows the error. */
export async function loadArtist({ queryClient, search, preload, loggedIn }: LoadArgs): Promise<void> {
  const { id } = search;
  if (id === undefined) return;
  // First, because few calls are sent at once.
  const artist = queryClient.prefetchQuery(artistQuery(id));
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) {
    void queryClient.prefetchQuery(artistDynamicQuery(id));
    begin[parseArtistTab(search.tab)](queryClient, id, loggedIn);
  }
  await artist;
}

const begin: Record<ArtistTab, (queryClient: QueryClient, id: string, loggedIn: boolean) => void> = {
  works: (queryClient, id) => {
    void queryClient.prefetchQuery(artistTopSongsQuery(id));
    // The albums of library artists come by another query, whose code not all pages need.
    if (!isLibraryId(id)) void queryClient.prefetchInfiniteQuery(artistAlbumsQuery(id));
  },
  mv: (queryClient, id) => void queryClient.prefetchInfiniteQuery(artistMvsQuery(id)),
  desc: (queryClient, id) => void queryClient.prefetchQuery(artistDescQuery(id)),
  // Signed-in users only: some services require login, and the error would redirect a guest
  // (docs/specification/contract/discover.md#singer-page).
  similar: (queryClient, id, loggedIn) => {
    if (loggedIn) void queryClient.prefetchQuery(similarArtistsQuery(id));
  },
};
