import { LIKED_SONGS } from '@qingyin/contract';
import { scrollToComments } from '@qingyin/comments';
import { useProgressiveRender } from '@qingyin/list-layout';
import {
  DeferredSection,
  CollectionHead,
  DownloadAllButton,
  QueueAllButton,
  usePlaylistNames,
  useSharePage,
} from '@qingyin/media-ui';
import { ExportButton } from '@qingyin/playlist-actions';
import { PlaylistSongTable, useSlicedPlaylist, usePlaySlicedPlaylist } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { playlistQuery } from '@qingyin/data-music';
import { usePageTitle } from '@qingyin/routing';
import { EmptyState, lazyComponent } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EditLink } from './EditLink.tsx';
import { PlaylistCreator, PlaylistFacts } from './PlaylistFacts.tsx';
import { usePlaylistSubscription } from './use-playlist-subscription.ts';

/** Progressive rendering in three steps: head, songs, content below. */
const PARTS = 3;

const PlaylistPeople = lazyComponent(() => import('./BelowPlaylistSongs.tsx'));

/** Body of a playlist's page. */
export function PlaylistBody({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(playlistQuery(id));
  const { playlist, tracks } = data;
  const shown = useSlicedPlaylist(playlist, tracks);
  const { list } = shown;
  const play = usePlaySlicedPlaylist(list);
  const subscribe = usePlaylistSubscription(playlist);
  const name = usePlaylistNames()(playlist);
  const sharing = useSharePage(name);
  usePageTitle(name);
  const drawn = useProgressiveRender(PARTS, ['link']);

  return (
    <>
      <CollectionHead
        label={t({ message: '歌单', context: '一张' })}
        title={name}
        coverUrl={playlist.coverImgUrl}
        creator={<PlaylistCreator playlist={playlist} />}
        facts={<PlaylistFacts playlist={playlist} />}
        description={playlist.description}
        onPlayAll={list.count > 0 ? () => play() : undefined}
        subscribed={subscribe.subscribed}
        onSubscribe={subscribe.toggle}
        onShare={sharing.share}
        onComments={scrollToComments}
        commentCount={playlist.commentCount}
        more={
          <>
            {list.count > 0 && <QueueAllButton load={() => list.load(0, list.count)} />}
            <DownloadAllButton ids={list.ids} name={name} />
            {list.count > 0 && <ExportButton name={name} load={() => list.load(0, list.count)} />}
            {subscribe.own && playlist.specialType !== LIKED_SONGS && <EditLink id={id} />}
          </>
        }
      />
      {sharing.dialog}
      {list.count === 0 ? (
        <EmptyState drawing="zither">
          <Trans>这个歌单还没有歌。</Trans>
        </EmptyState>
      ) : (
        <PlaylistSongTable
          playlist={playlist}
          shown={shown}
          play={play}
          own={subscribe.own}
          drawn={drawn > 1}
        />
      )}
      {drawn >= PARTS && (
        <DeferredSection>
          <PlaylistPeople playlist={playlist} />
        </DeferredSection>
      )}
    </>
  );
}
