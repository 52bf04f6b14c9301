import { Section } from '@qingyin/list-layout';
import { MediaGrid } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryAlbum } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { LibraryAlbumCard } from '../../shared/LibraryAlbumCard.tsx';

/** Covers of the first row load eagerly. */
const FIRST = 7;

/** Albums that were added last. */
export function RecentAlbums({ albums }: { albums: readonly LibraryAlbum[] }) {
  const { t } = useLingui();
  return (
    <Section
      title={t`最近添加`}
      pending={null}
      more={
        <Link to="/library/albums" search={{ order: 'added' }}>
          <Trans>全部</Trans>
        </Link>
      }
    >
      <MediaGrid rows={2}>
        {albums.map((album, at) => (
          <LibraryAlbumCard key={album.id} album={album} priority={at < FIRST} />
        ))}
      </MediaGrid>
    </Section>
  );
}
