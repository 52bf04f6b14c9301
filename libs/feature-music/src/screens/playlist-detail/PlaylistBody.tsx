import { Trans, useLingui } from '@lingui/react/macro';
import { playlistQuery } from '@qingyin/data-music';
import { CollectionHead, SongTable, useGradually } from '@qingyin/media-kit';
import { usePageSubject } from '@qingyin/routing';
import { Button, EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './PlaylistBody.module.css';
import { PlaylistComments } from './PlaylistComments.tsx';
import { PlaylistCreator, PlaylistFacts } from './PlaylistFacts.tsx';
import { Subscribers } from './Subscribers.tsx';
import { useLongList } from './use-long-list.ts';
import { usePlayLongList } from './use-play-long-list.ts';
import { useShare } from './use-share.ts';
import { useSubscribe } from './use-subscribe.ts';

/** Head, songs, and what people did with the list. */
const PARTS = 3;

/** Everything about one list, once it is there. */
export function PlaylistBody({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(playlistQuery(id));
  const { playlist, tracks } = data;
  const { list, want, retry } = useLongList(playlist, tracks);
  const play = usePlayLongList(list);
  const subscribe = useSubscribe(playlist);
  const share = useShare();
  usePageSubject(playlist.name);
  const drawn = useGradually(PARTS, ['link']);

  return (
    <>
      <CollectionHead
        label={t({ message: '歌单', context: '一张' })}
        title={playlist.name}
        coverUrl={playlist.coverImgUrl}
        creator={<PlaylistCreator playlist={playlist} />}
        facts={<PlaylistFacts playlist={playlist} />}
        description={playlist.description}
        onPlayAll={list.count > 0 ? () => play() : undefined}
        subscribed={subscribe.subscribed}
        onSubscribe={subscribe.toggle}
        onShare={share}
        onComments={showComments}
        commentCount={playlist.commentCount}
      />
      {list.count === 0 ? (
        <EmptyState drawing="zither">
          <Trans>这个歌单还没有歌。</Trans>
        </EmptyState>
      ) : drawn === 1 ? null : (
        <SongTable
          name={playlist.name}
          count={list.count}
          rowAt={list.trackAt}
          load={list.load}
          onRangeChange={want}
          onPlay={play}
          source={{ kind: 'playlist', id }}
        />
      )}
      {retry && (
        <p role="alert" className={classes.lost}>
          <Trans>有一部分歌曲没有取到。</Trans>
          <Button size="s" onClick={retry}>
            <Trans>重试</Trans>
          </Button>
        </p>
      )}
      {drawn >= PARTS && (
        <>
          <Subscribers users={playlist.subscribers} total={playlist.subscribedCount} />
          <PlaylistComments id={id} count={playlist.commentCount} />
        </>
      )}
    </>
  );
}

function showComments() {
  const section = document.getElementById('comments');
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
