import { PlaylistCard, usePlaylistNames } from '@qingyin/media-ui';
import { loadPlaylistTracks } from '@qingyin/playlist-actions';
import { useLingui } from '@lingui/react/macro';
import { recentPlaylistsQuery } from '@qingyin/data-library';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { RecentCards } from './RecentCards.tsx';
import { RecentCardsSkeleton } from './RecentCardsSkeleton.tsx';
import { RecentPage } from './RecentPage.tsx';

/** Recently played playlists (docs/specification/screens/my-music.md#recently-played). */
export function RecentPlaylists() {
  const { t } = useLingui();
  return (
    <RecentPage title={t`最近播放的歌单`} pending={<RecentCardsSkeleton />}>
      {(uid) => <Playlists uid={uid} />}
    </RecentPage>
  );
}

function Playlists({ uid }: { uid: string }) {
  const queryClient = useQueryClient();
  const nameOf = usePlaylistNames();
  const { data: rows } = useSuspenseQuery(recentPlaylistsQuery(uid));
  return (
    <RecentCards
      uid={uid}
      list="playlist"
      rows={rows}
      songsOf={(id) => loadPlaylistTracks(queryClient, Number(id))}
      nameOf={nameOf}
      card={({ item }, when) => <PlaylistCard playlist={item} meta={when} />}
    />
  );
}
