import { FilmCard } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { recentFilmsQuery } from '@qingyin/data-library';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RecentCards } from './RecentCards.tsx';
import { RecentCardsSkeleton } from './RecentCardsSkeleton.tsx';
import { RecentPage } from './RecentPage.tsx';

/** Recently played MVs and videos (docs/specification/screens/my-music.md#recently-played). */
export function RecentVideos() {
  const { t } = useLingui();
  return (
    <RecentPage title={t`最近播放的视频`} pending={<RecentCardsSkeleton wide lines={1} />}>
      {(uid) => <Videos uid={uid} />}
    </RecentPage>
  );
}

function Videos({ uid }: { uid: string }) {
  const { data: rows } = useSuspenseQuery(recentFilmsQuery(uid));
  return (
    <RecentCards
      uid={uid}
      list="video"
      shape="wide"
      rows={rows}
      nameOf={({ title }) => title}
      card={({ id, item }, when) => (
        <FilmCard film={{ id, ...item }} meta={item.by ? `${item.by} · ${when}` : when} />
      )}
    />
  );
}
