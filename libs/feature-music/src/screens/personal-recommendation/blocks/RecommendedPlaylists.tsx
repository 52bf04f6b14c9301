import { AddMusicLink } from '@qingyin/auth-gate';
import { Section } from '@qingyin/list-layout';
import { MediaCardSkeleton, MediaGrid, PlaylistCard } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PersonalizedPlaylist } from '@qingyin/contract';
import { useSession } from '@qingyin/session/react';
import { EmptyState } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';
import { usePersonalRecommendations, usePublicRecommendations } from './use-recommended-playlists.ts';

/** Maximum number of rows. */
const ROWS = 2;
const SKELETON_CARDS = 12;

/** Block of recommended playlists (推荐歌单): public ones for guests, personal ones for users. */
export function RecommendedPlaylists() {
  const { i18n } = useLingui();
  const login = useSession((session) => session.login);
  return (
    <Section title={i18n._(blockNames.playlists)} pending={<PlaylistCardsSkeleton />}>
      {login ? <OwnCards /> : <PublicCards />}
    </Section>
  );
}

const OwnCards = () => <Cards playlists={usePersonalRecommendations()} />;
const PublicCards = () => <Cards playlists={usePublicRecommendations()} />;

function Cards({ playlists }: { playlists: readonly PersonalizedPlaylist[] }) {
  if (playlists.length === 0)
    return (
      <EmptyState drawing="bamboo" action={<AddMusicLink />}>
        <Trans>现在没有可以推荐的歌单。</Trans>
      </EmptyState>
    );
  return (
    <MediaGrid rows={ROWS}>
      {playlists.map((playlist) => (
        <PlaylistCard key={playlist.id} playlist={playlist} />
      ))}
    </MediaGrid>
  );
}

function PlaylistCardsSkeleton() {
  return (
    <MediaGrid rows={ROWS}>
      {Array.from({ length: SKELETON_CARDS }, (_, card) => (
        <MediaCardSkeleton key={card} withMeta={false} />
      ))}
    </MediaGrid>
  );
}
