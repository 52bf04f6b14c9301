import { scrollToComments } from '@qingyin/comments';
import { useProgressiveRender } from '@qingyin/list-layout';
import {
  DeferredSection,
  CollectionHead,
  DownloadAllButton,
  QueueAllButton,
  useAlbumName,
  useSharePage,
  useSubscription,
} from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { albumDynamicQuery, albumQuery, isLibraryId, subscribeAlbumMutation } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { LinkedSongNote, SongTableSkeleton } from '@qingyin/track-list';
import { usePageTitle } from '@qingyin/routing';
import { EmptyState, lazyComponent, OptionalBoundary, QueryBoundary } from '@qingyin/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AlbumFacts, AlbumMakers } from './AlbumFacts.tsx';
import { AlbumSongs } from './AlbumSongs.tsx';
import { groupByDisc } from './group-by-disc.ts';

/** Progressive rendering in three steps: head, songs, content below. */
const PARTS = 3;

const SongsByWork = lazyComponent(() => import('./SongsByWork.tsx'));
const LibraryAlbumButtons = lazyComponent(() => import('./LibraryAlbumButtons.tsx'));
const BeyondAlbum = lazyComponent(() => import('./BelowAlbumSongs.tsx'));

/** Body of an album's page. */
export function AlbumBody({ id }: { id: string }) {
  const { t } = useLingui();
  const player = usePlayer();
  const { album, tracks } = useSuspenseQuery(albumQuery(id)).data;
  // Not suspending: the album shows without its counts.
  const { data: counts } = useQuery(albumDynamicQuery(id));
  const subscription = useSubscription({
    id,
    subscribed: counts?.isSub,
    intent: 'subscribe-album',
    mutation: subscribeAlbumMutation(),
  });
  const name = useAlbumName(album.name);
  const sharing = useSharePage(name);
  usePageTitle(name);
  const drawn = useProgressiveRender(PARTS, ['link']);
  const discs = useMemo(() => groupByDisc(tracks), [tracks]);
  const subtitles = useMemo(
    () => new Map(album.library?.discs.map(({ no, subtitle }) => [no, subtitle])),
    [album],
  );
  const source = { kind: 'album', id };
  const inOrder = discs.flatMap((disc) => disc.tracks);
  const play = (index?: number) => player.playList(inOrder, index, source);
  const works = album.library?.works ?? [];
  const songs = { name, discs, subtitles, source, onPlay: play };

  return (
    <>
      <CollectionHead
        label={t({ message: '专辑', context: '一张' })}
        title={name}
        coverUrl={album.picUrl}
        creator={<AlbumMakers album={album} />}
        facts={<AlbumFacts album={album} songs={tracks.length} collected={counts?.subCount} />}
        description={album.description}
        onPlayAll={tracks.length > 0 ? () => play() : undefined}
        subscribed={subscription.subscribed}
        onSubscribe={subscription.toggle}
        onShare={sharing.share}
        onComments={scrollToComments}
        commentCount={counts?.commentCount}
        more={
          <>
            {tracks.length > 0 && <QueueAllButton load={() => Promise.resolve(inOrder)} />}
            <DownloadAllButton ids={inOrder.map((track) => track.id)} name={name} />
            {drawn >= PARTS && isLibraryId(id) && (
              <OptionalBoundary>
                <LibraryAlbumButtons albumId={id} songIds={inOrder.map((track) => track.id)} />
              </OptionalBoundary>
            )}
          </>
        }
      />
      {sharing.dialog}
      <LinkedSongNote ids={tracks.map((track) => track.id)} />
      {tracks.length === 0 ? (
        <EmptyState drawing="zither">
          <Trans>这张专辑还没有歌。</Trans>
        </EmptyState>
      ) : drawn === 1 ? null : works.length > 0 ? (
        <QueryBoundary pending={<SongTableSkeleton withAlbum={false} />}>
          <SongsByWork works={works} {...songs} />
        </QueryBoundary>
      ) : (
        <AlbumSongs {...songs} />
      )}
      {drawn >= PARTS && (
        <DeferredSection>
          <BeyondAlbum album={album} comments={counts?.commentCount} />
        </DeferredSection>
      )}
    </>
  );
}
