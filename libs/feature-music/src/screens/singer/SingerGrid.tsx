import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { ArtistCard, MediaGrid, MediaGridSkeleton } from '@qingyin/media-ui';
import { artistListQuery, type ArtistFilter } from '@qingyin/data-music';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { NoSingers } from './NoSingers.tsx';
import classes from './Singer.module.css';

/** Pictures of the first row load eagerly. */
const FIRST = 7;

/** Infinite grid of the artists matching a filter. */
export function SingerGrid({ filter }: { filter: ArtistFilter }) {
  const query = useSuspenseInfiniteQuery(artistListQuery(filter));
  const artists = query.data.pages.flatMap((page) => page.artists);
  if (artists.length === 0) return <NoSingers filter={filter} />;
  return (
    <div className={classes.list}>
      <MediaGrid>
        {artists.map((artist, at) => (
          <ArtistCard key={artist.id} artist={artist} priority={at < FIRST} />
        ))}
      </MediaGrid>
      <InfiniteScrollEnd query={query} pending={<MediaGridSkeleton rows={1} round withMeta={false} />} />
    </div>
  );
}
