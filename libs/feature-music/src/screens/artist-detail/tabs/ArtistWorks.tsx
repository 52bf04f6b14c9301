import { Section } from '@qingyin/list-layout';
import { MediaGridSkeleton } from '@qingyin/media-ui';
import { SongTable, SongTableSkeleton } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { artistQuery, artistTopSongsQuery, isLibraryId } from '@qingyin/data-music';
import { EmptyState, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './ArtistWorks.module.css';

// Lazy, because the page is as large as it may be; the songs come first.
const CatalogueAlbums = lazyComponent(() => import('./CatalogueAlbums.tsx'));
const OwnWorks = lazyComponent(() => import('./OwnWorks.tsx'));

const albumSkeletons = <MediaGridSkeleton />;

/** Top songs and all albums of an artist; of the music libraries see `OwnWorks`. */
export function ArtistWorks({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { artist } = useSuspenseQuery(artistQuery(id)).data;
  const hotSongs = (
    <Section title={t`热门歌曲`} pending={<SongTableSkeleton />} resetKey={id}>
      <HotSongs id={id} name={name} />
    </Section>
  );
  return (
    <div className={classes.works}>
      {isLibraryId(id) ? (
        <QueryBoundary pending={albumSkeletons} resetKey={id}>
          <OwnWorks id={id} name={name} artist={artist} hotSongs={hotSongs} />
        </QueryBoundary>
      ) : (
        <>
          {hotSongs}
          <Section title={t`专辑`} pending={albumSkeletons} resetKey={id}>
            <CatalogueAlbums id={id} />
          </Section>
        </>
      )}
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

/** Skeleton of `ArtistWorks`. */
export function WorksSkeleton() {
  return (
    <div className={classes.works} aria-hidden>
      <SongTableSkeleton />
      {albumSkeletons}
    </div>
  );
}
