import { PersonalGate } from '@qingyin/auth-gate';
import { Page, PageHead } from '@qingyin/list-layout';
import { CollectionHeadSkeleton } from '@qingyin/media-ui';
import { SongTableSkeleton } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useSession } from '@qingyin/session/react';
import { QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LikedSongs } from './LikedSongs.tsx';
import { likedListOf } from './liked-list.ts';
import { EmptyLikedSongs } from './EmptyLikedSongs.tsx';

/** Page of the user's liked songs (docs/specification/screens/my-music.md#my-love-music). */
export function MyLoveMusic() {
  const { t } = useLingui();
  const { login, userId } = useSession();
  return (
    <Page headed={login}>
      {!login && <PageHead title={t`我喜欢的音乐`} />}
      <PersonalGate
        invitation={<Trans>登录后，点过红心的歌都在这里，还能用心动模式接着往下听。</Trans>}
        drawing="zither"
      >
        <QueryBoundary pending={<LikedSongsSkeleton />} resetKey={userId ?? ''}>
          <LikedList uid={userId ?? ''} />
        </QueryBoundary>
      </PersonalGate>
    </Page>
  );
}

function LikedList({ uid }: { uid: string }) {
  const { t } = useLingui();
  const { data: lists } = useSuspenseQuery(userPlaylistsQuery(uid));
  const liked = likedListOf(lists, uid);
  // A service may create the playlist only with the first like.
  if (!liked)
    return (
      <>
        <PageHead title={t`我喜欢的音乐`} />
        <EmptyLikedSongs />
      </>
    );
  return <LikedSongs key={liked.id} id={String(liked.id)} />;
}

function LikedSongsSkeleton() {
  return (
    <>
      <CollectionHeadSkeleton />
      <SongTableSkeleton />
    </>
  );
}
