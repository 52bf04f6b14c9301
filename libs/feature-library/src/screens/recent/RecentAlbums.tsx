import { useLingui } from '@lingui/react/macro';
import { recentAlbumsQuery } from '@qingyin/data-library';
import { AlbumCard } from '@qingyin/media-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RecentCards } from './RecentCards.tsx';
import { RecentCardsSkeleton } from './RecentCardsSkeleton.tsx';
import { RecentPage } from './RecentPage.tsx';

/** Albums played of late (screens.md, /recently-played-album). */
export function RecentAlbums() {
  const { t } = useLingui();
  return (
    <RecentPage title={t`最近播放的专辑`} pending={<RecentCardsSkeleton />}>
      {(uid) => <Albums uid={uid} />}
    </RecentPage>
  );
}

function Albums({ uid }: { uid: string }) {
  const { data: rows } = useSuspenseQuery(recentAlbumsQuery(uid));
  return (
    <RecentCards
      uid={uid}
      list="album"
      rows={rows}
      nameOf={({ name }) => name}
      card={({ thing }, when) => <AlbumCard album={thing} meta={when} />}
    />
  );
}
