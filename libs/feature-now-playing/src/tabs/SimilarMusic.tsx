import { Section } from '@qingyin/list-layout';
import { MediaGrid, PlaylistCard } from '@qingyin/media-ui';
import { playNow } from '@qingyin/track-actions';
import { CompactSongs } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { playlistsWithSongQuery, similarSongsQuery } from '@qingyin/data-music';
import { usePlayer } from '@qingyin/player-react';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from './SimilarMusic.module.css';
import { ListsSkeleton, SongsSkeleton } from './SimilarMusicSkeleton.tsx';

/** Songs similar to the playing one and playlists that contain it; each part loads and fails on its own. */
export default function SimilarMusic({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.blocks}>
      <Section title={t`相似歌曲`} pending={<SongsSkeleton />} resetKey={id}>
        <Songs id={id} name={t`相似歌曲`} />
      </Section>
      <Section title={t`收录这首歌的歌单`} pending={<ListsSkeleton />} resetKey={id}>
        <Lists id={id} />
      </Section>
    </div>
  );
}

function Songs({ id, name }: { id: string; name: string }) {
  const player = usePlayer();
  const { data: tracks } = useSuspenseQuery(similarSongsQuery(id));
  if (tracks.length === 0)
    return (
      <EmptyState drawing="bamboo">
        <Trans>还没有找到相似的歌。</Trans>
      </EmptyState>
    );
  // Inserts the song into the queue instead of replacing it.
  return <CompactSongs name={name} tracks={tracks} onPlay={(track) => playNow(player, [track])} />;
}

function Lists({ id }: { id: string }) {
  const { data: lists } = useSuspenseQuery(playlistsWithSongQuery(id));
  if (lists.length === 0)
    return (
      <EmptyState drawing="boat">
        <Trans>还没有歌单收录这首歌。</Trans>
      </EmptyState>
    );
  return (
    <MediaGrid>
      {lists.map((list) => (
        <PlaylistCard key={list.id} playlist={list} />
      ))}
    </MediaGrid>
  );
}
