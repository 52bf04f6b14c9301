import { OptionalSection, Section } from '@qingyin/list-layout';
import { MediaGrid, MediaGridSkeleton, PlaylistCard } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import type { PersonalizedPlaylist } from '@qingyin/contract';
import { useSession } from '@qingyin/session/react';
import { lazyComponent, QueryBoundary } from '@qingyin/ui';
import { blockNames } from '../block-order/block-names.ts';
import { loadOwnBlocks } from './load-own-blocks.ts';
import { usePersonalRecommendations, usePublicRecommendations } from './use-recommended-playlists.ts';

/** Maximum number of rows. */
const ROWS = 2;

/** Lazy: only for servers without playlists. */
const InsteadOfPlaylists = lazyComponent(async () => ({
  default: (await loadOwnBlocks()).InsteadOfPlaylists,
}));

/**
 * Block of recommended playlists (推荐歌单): public ones for guests, personal ones for users. Without any: albums of the
 * music libraries, or on a server without songs the way to add music.
 */
export function RecommendedPlaylists() {
  const { i18n } = useLingui();
  const login = useSession((session) => session.login);
  return (
    <OptionalSection title={i18n._(blockNames.playlists)} pending={<PlaylistCardsSkeleton />}>
      {login ? <OwnCards /> : <PublicCards />}
    </OptionalSection>
  );
}

const OwnCards = () => <Cards playlists={usePersonalRecommendations()} />;
const PublicCards = () => <Cards playlists={usePublicRecommendations()} />;

function Cards({ playlists }: { playlists: readonly PersonalizedPlaylist[] }) {
  const { i18n } = useLingui();
  if (playlists.length === 0)
    return (
      <QueryBoundary pending={null}>
        <InsteadOfPlaylists />
      </QueryBoundary>
    );
  return (
    <Section title={i18n._(blockNames.playlists)} pending={null}>
      <MediaGrid rows={ROWS}>
        {playlists.map((playlist) => (
          <PlaylistCard key={playlist.id} playlist={playlist} />
        ))}
      </MediaGrid>
    </Section>
  );
}

const PlaylistCardsSkeleton = () => <MediaGridSkeleton rows={ROWS} withMeta={false} />;
