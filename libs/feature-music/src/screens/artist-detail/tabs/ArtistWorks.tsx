import { InfiniteScrollEnd, Section } from '@qingyin/list-layout';
import { AlbumCard, cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { SongTable, SongTableSkeleton } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { artistAlbumsQuery, artistQuery, artistTopSongsQuery, isLibraryId } from '@qingyin/data-music';
import { EmptyState, lazyComponent } from '@qingyin/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { yearOf } from '../../../shared/year-of.ts';
import classes from './ArtistWorks.module.css';

const LibraryAlbums = lazyComponent(() => import('./LibraryAlbums.tsx'));

const SKELETON_CARDS = 12;
const albumSkeletons = <MediaGrid>{cardSkeletons(SKELETON_CARDS)}</MediaGrid>;

/** Top songs and all albums of an artist; various artists have albums only. */
export function ArtistWorks({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const own = isLibraryId(id);
  const { artist } = useSuspenseQuery(artistQuery(id)).data;
  const albums = (
    <Section title={t`专辑`} pending={albumSkeletons} resetKey={id}>
      {own ? <LibraryAlbums id={id} /> : <Albums id={id} />}
    </Section>
  );
  return (
    <div className={classes.works}>
      {/* Own music is known by its albums. */}
      {own && albums}
      {(!own || artist.musicSize > 0) && (
        <Section title={t`热门歌曲`} pending={<SongTableSkeleton />} resetKey={id}>
          <HotSongs id={id} name={name} />
        </Section>
      )}
      {!own && albums}
    </div>
  );
}

function HotSongs({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { data: tracks } = useSuspenseQuery(artistTopSongsQuery(id));
  if (tracks.length === 0)
    return (
      <EmptyState drawing="zither">
        <Trans>还没有这位歌手的歌。</Trans>
      </EmptyState>
    );
  return <SongTable name={t`${name} 的热门歌曲`} tracks={tracks} source={{ kind: 'artist', id }} />;
}

function Albums({ id }: { id: string }) {
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
      <InfiniteScrollEnd query={query} pending={<MediaGrid>{cardSkeletons(6)}</MediaGrid>} />
    </div>
  );
}

/** Skeleton of `ArtistWorks`. */
export function WorksSkeleton() {
  return (
    <div className={classes.works} aria-hidden>
      <SongTableSkeleton />
      {albumSkeletons}
    </div>
  );
}
