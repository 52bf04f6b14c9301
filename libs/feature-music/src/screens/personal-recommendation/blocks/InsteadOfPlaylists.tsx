import { AddMusicLink, NO_SONGS, useCapability } from '@qingyin/auth-gate';
import { Section } from '@qingyin/list-layout';
import { AlbumCard, ArtistLinks, MediaGrid } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { libraryPresenceQuery, MUSIC_LIBRARY_FEATURE, pickedLibraryAlbumsQuery } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { EmptyState } from '@qingyin/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';

const DAY_MS = 86_400_000;
/** Maximum number of rows. */
const ROWS = 2;

/**
 * What the home page shows when no playlist is recommended: albums of the music libraries, other ones every day; on a
 * server without songs an empty state; otherwise nothing.
 */
export function InsteadOfPlaylists() {
  const { i18n } = useLingui();
  const hasNoSongs = useCapability(NO_SONGS);
  const offered = useCapability(MUSIC_LIBRARY_FEATURE);
  const { data: any } = useQuery({ ...libraryPresenceQuery(), enabled: offered });
  if (offered && any) return <PickedAlbums />;
  if (!hasNoSongs) return null;
  return (
    <Section title={i18n._(blockNames.playlists)} pending={null}>
      <EmptyState drawing="bamboo" action={<AddMusicLink />}>
        <Trans>现在没有可以推荐的歌单。</Trans>
      </EmptyState>
    </Section>
  );
}

function PickedAlbums() {
  const { t } = useLingui();
  const { data: albums } = useSuspenseQuery(pickedLibraryAlbumsQuery(Math.floor(Date.now() / DAY_MS)));
  if (albums.length === 0) return null;
  return (
    <Section
      title={t`今天的专辑`}
      pending={null}
      more={
        <Link to="/library/albums">
          <Trans>全部</Trans>
        </Link>
      }
    >
      <MediaGrid rows={ROWS}>
        {albums.map((album) => (
          <AlbumCard key={album.id} album={album} meta={<ArtistLinks artists={[album.artist]} />} />
        ))}
      </MediaGrid>
    </Section>
  );
}
