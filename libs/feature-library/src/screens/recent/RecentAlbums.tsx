import { AlbumCard } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { recentAlbumsQuery } from '@qingyin/data-library';
import { albumQuery } from '@qingyin/data-music';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { RecentCards } from './RecentCards.tsx';
import { RecentCardsSkeleton } from './RecentCardsSkeleton.tsx';
import { RecentPage } from './RecentPage.tsx';

/** Recently played albums (docs/specification/screens/my-music.md#recently-played). */
export function RecentAlbums() {
  const { t } = useLingui();
  return (
    <RecentPage title={t`最近播放的专辑`} pending={<RecentCardsSkeleton lines={1} />}>
      {(uid) => <Albums uid={uid} />}
    </RecentPage>
  );
}

function Albums({ uid }: { uid: string }) {
  const queryClient = useQueryClient();
  const { data: rows } = useSuspenseQuery(recentAlbumsQuery(uid));
  return (
    <RecentCards
      uid={uid}
      list="album"
      rows={rows}
      songsOf={async (id) => (await queryClient.fetchQuery(albumQuery(id))).tracks}
      nameOf={({ name }) => name}
      card={({ item }, when) => <AlbumCard album={item} meta={when} />}
    />
  );
}
