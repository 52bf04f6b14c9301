import {
  cardSkeletons,
  CompactSongsSkeleton,
  MediaGrid,
  PlayAllSkeleton,
  SongTableSkeleton,
} from '@qingyin/media-kit';
import type { SearchType } from '@qingyin/routing';
import { lazyPart } from '@qingyin/ui';
import { type ComponentType } from 'react';
import type { Search } from '../search.ts';
import { SongHits } from './SongHits.tsx';

// Songs are searched most; the code of the other kinds is lazy.
const views: Record<SearchType, ComponentType<Search>> = {
  song: SongHits,
  artist: lazyPart(() => import('./ArtistHits.tsx')),
  album: lazyPart(() => import('./AlbumHits.tsx')),
  video: lazyPart(() => import('./FilmHits.tsx')),
  playlist: lazyPart(() => import('./PlaylistHits.tsx')),
  lyric: lazyPart(() => import('./LyricHits.tsx')),
  user: lazyPart(() => import('./UserHits.tsx')),
};

const SKELETON_CARDS = 12;
const SKELETON_ROWS = 8;

/** Search results of the requested kind. */
export function Hits(search: Search) {
  const View = views[search.type];
  return <View {...search} />;
}

/** Skeleton of the results of a kind. */
export function HitsSkeleton({ type }: { type: SearchType }) {
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
