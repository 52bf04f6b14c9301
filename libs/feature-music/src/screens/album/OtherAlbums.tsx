import { Section } from '@qingyin/list-layout';
import { AlbumCard, MediaGrid, MediaGridSkeleton } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Album } from '@qingyin/contract';
import { artistAlbumsQuery } from '@qingyin/data-music';
import { Link } from '@qingyin/routing';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { yearOf } from '../../shared/year-of.ts';

/**
 * Row of the artist's other albums without editions of this one; nothing if the artist is unknown or has no other album.
 */
export function OtherAlbums({ album }: { album: Album }) {
  const { t } = useLingui();
  const { id, name, albumSize } = album.artist;
  const known = [album.id, ...(album.library?.editions ?? []).map((edition) => edition.id)];
  // Id 0 stands for "various artists". `albumSize` may be missing (docs/specification/contract/entities.md).
  if (!id || (albumSize > 0 && albumSize <= known.length)) return null;
  return (
    <Section
      title={t`${name} 的其他专辑`}
      more={
        <Link to="/artists-detail" search={{ id: String(id) }}>
          <Trans>全部</Trans>
        </Link>
      }
      pending={<MediaGridSkeleton rows={1} />}
    >
      <OtherCards artistId={String(id)} known={known} />
    </Section>
  );
}

function OtherCards({ artistId, known }: { artistId: string; known: readonly number[] }) {
  const { data } = useSuspenseInfiniteQuery(artistAlbumsQuery(artistId));
  const others = data.pages.flatMap(({ albums }) => albums).filter(({ id }) => !known.includes(id));
  if (others.length === 0)
    return (
      <EmptyState drawing="bamboo">
        <Trans>只有这一张专辑。</Trans>
      </EmptyState>
    );
  return (
    <MediaGrid rows={1}>
      {others.map((album) => (
        <AlbumCard key={album.id} album={album} meta={yearOf(album.publishTime)} />
      ))}
    </MediaGrid>
  );
}
