import { cardSkeletons, MediaGrid, PlayAllSkeleton } from '@qingyin/media-ui';
import { CompactSongsSkeleton, SongTableSkeleton } from '@qingyin/track-list';
import type { SearchType } from '@qingyin/routing';
import { lazyComponent } from '@qingyin/ui';
import { type ComponentType } from 'react';
import type { Search } from '../search-params.ts';
import { SongResults } from './SongResults.tsx';

// Songs are searched most; the code of the other kinds is lazy.
const views: Record<SearchType, ComponentType<Search>> = {
  song: SongResults,
  artist: lazyComponent(() => import('./ArtistResults.tsx')),
  album: lazyComponent(() => import('./AlbumResults.tsx')),
  video: lazyComponent(() => import('./FilmResults.tsx')),
  playlist: lazyComponent(() => import('./PlaylistResults.tsx')),
  lyric: lazyComponent(() => import('./LyricResults.tsx')),
  user: lazyComponent(() => import('./UserResults.tsx')),
};

const SKELETON_CARDS = 12;
const SKELETON_ROWS = 8;

/** Search results of the requested kind. */
export function SearchResults(search: Search) {
  const View = views[search.type];
  return <View {...search} />;
}

/** Skeleton of the results of a kind. */
export function SearchResultsSkeleton({ type }: { type: SearchType }) {
  if (type === 'song') return <SongTableSkeleton filterable={false} lead={<PlayAllSkeleton />} />;
  if (type === 'lyric') return <CompactSongsSkeleton rows={SKELETON_ROWS} />;
  const round = type === 'artist' || type === 'user';
  const film = type === 'video';
  return (
    <MediaGrid shape={film ? 'wide' : 'square'}>
      {cardSkeletons(SKELETON_CARDS, { round, ratio: film ? 16 / 9 : 1 })}
    </MediaGrid>
  );
}
