import { Section } from '@qingyin/list-layout';
import { MediaGrid, MediaGridSkeleton, PlaylistCard } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { relatedPlaylistsQuery } from '@qingyin/data-music';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Row of similar playlists. */
export function RelatedPlaylists({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <Section title={t`相似歌单`} resetKey={id} pending={<MediaGridSkeleton rows={1} withMeta={false} />}>
      <Cards id={id} />
    </Section>
  );
}

function Cards({ id }: { id: string }) {
  const { data: playlists } = useSuspenseQuery(relatedPlaylistsQuery(id));
  if (playlists.length === 0)
    return (
      <EmptyState drawing="bamboo">
        <Trans>现在没有可以推荐的歌单。</Trans>
      </EmptyState>
    );
  return (
    <MediaGrid rows={1}>
      {playlists.map((playlist) => (
        <PlaylistCard key={playlist.id} playlist={playlist} />
      ))}
    </MediaGrid>
  );
}
