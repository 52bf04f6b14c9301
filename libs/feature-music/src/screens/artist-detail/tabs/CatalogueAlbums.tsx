import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { AlbumCard, MediaGrid, MediaGridSkeleton } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { artistAlbumsQuery } from '@qingyin/data-music';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { yearOf } from '../../../shared/year-of.ts';
import classes from './ArtistWorks.module.css';

/** Infinite grid of the albums of an artist of the catalogue. */
export default function CatalogueAlbums({ id }: { id: string }) {
  const query = useSuspenseInfiniteQuery(artistAlbumsQuery(id));
  const albums = query.data.pages.flatMap((page) => page.albums);
  if (albums.length === 0)
    return (
      <EmptyState drawing="bamboo">
        <Trans>还没有这位歌手的专辑。</Trans>
      </EmptyState>
    );
  return (
    <div className={classes.endless}>
      <MediaGrid>
        {albums.map((album) => (
          <AlbumCard key={album.id} album={album} meta={yearOf(album.publishTime)} />
        ))}
      </MediaGrid>
      <InfiniteScrollEnd query={query} pending={<MediaGridSkeleton rows={1} />} />
    </div>
  );
}
