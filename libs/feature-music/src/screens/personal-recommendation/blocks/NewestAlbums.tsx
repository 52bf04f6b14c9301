import { Section } from '@qingyin/list-layout';
import { AlbumCard, ArtistLinks, CardShelf } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { newestLibraryAlbumsQuery } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { blockNames } from '../block-order/block-names.ts';

/** The albums that were added last in one row, with a link to the music library; null if there are none. */
export function NewestAlbums() {
  const { i18n } = useLingui();
  const { data: albums } = useSuspenseQuery(newestLibraryAlbumsQuery());
  if (albums.length === 0) return null;
  return (
    <Section
      title={i18n._(blockNames.library)}
      pending={null}
      more={
        <Link to="/library">
          <Trans>音乐库</Trans>
        </Link>
      }
    >
      <CardShelf label={i18n._(blockNames.library)} shape="square">
        {albums.map((album) => (
          <AlbumCard key={album.id} album={album} meta={<ArtistLinks artists={[album.artist]} />} />
        ))}
      </CardShelf>
    </Section>
  );
}
