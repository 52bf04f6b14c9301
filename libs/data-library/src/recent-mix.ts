import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazyLibraryKeys } from './lazy-keys.ts';
import type { PlayedAlbum, PlayedPlaylist } from './recently-played.ts';

/** Number of entries, and of songs among them: the songs of one album or playlist must not fill the list. */
const ENTRIES = 12;
const SONGS = 6;

/** A recently played song, album or playlist; `at`: its last play, ms since 1970. */
export type RecentEntry = { at: number } & (
  | { kind: 'song'; item: Track }
  | { kind: 'album'; item: PlayedAlbum }
  | { kind: 'playlist'; item: PlayedPlaylist }
);

/**
 * The latest of the songs, albums and playlists that a user played, newest first. Songs of listed albums are left
 * out.
 */
export const recentMixQuery = (uid: string) =>
  queryOptions({
    queryKey: lazyLibraryKeys.recentMix(uid),
    queryFn: async ({ signal }): Promise<RecentEntry[]> => {
      const options = { params: { limit: ENTRIES }, signal };
      const [songs, albums, playlists] = await Promise.all([
        http.call(endpoints.listening.recordRecentSong, options),
        http.call(endpoints.listening.recordRecentAlbum, options),
        http.call(endpoints.listening.recordRecentPlaylist, options),
      ]);
      return mixRecent(
        expectOk(songs).data.list.flatMap(({ playTime: at, data }) =>
          toTracks([data]).map((item) => ({ kind: 'song' as const, at, item })),
        ),
        expectOk(albums).data.list.map(({ playTime: at, data: item }) => ({ kind: 'album', at, item })),
        expectOk(playlists).data.list.map(({ playTime: at, data: item }) => ({ kind: 'playlist', at, item })),
      );
    },
    // Another device may be playing.
    staleTime: staleTime.seconds(20),
  });

type Of<Kind> = Extract<RecentEntry, { kind: Kind }>;

function mixRecent(songs: Of<'song'>[], albums: Of<'album'>[], playlists: Of<'playlist'>[]): RecentEntry[] {
  const listed = new Set(albums.map(({ item }) => item.id));
  const single = songs.filter(({ item }) => !listed.has(item.album.id)).slice(0, SONGS);
  return [...single, ...albums, ...playlists].sort((a, b) => b.at - a.at).slice(0, ENTRIES);
}
