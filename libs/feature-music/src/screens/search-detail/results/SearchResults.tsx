import { MediaGridSkeleton, PlayAllSkeleton } from '@qingyin/media-ui';
import { CompactSongsSkeleton, SongTableSkeleton } from '@qingyin/track-list';
import { lazyComponent } from '@qingyin/ui';
import { type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { ResultSearch, ResultType } from '../search-params.ts';
import { DidYouMean, ShownInstead } from './Correction.tsx';
import { SongResults } from './SongResults.tsx';
import { useCorrection } from './use-correction.ts';

// Songs are searched most; the code of the other kinds is lazy.
const views: Record<ResultType, ComponentType<ResultSearch>> = {
  song: SongResults,
  artist: lazyComponent(() => import('./ArtistResults.tsx')),
  album: lazyComponent(() => import('./AlbumResults.tsx')),
  video: lazyComponent(() => import('./FilmResults.tsx')),
  playlist: lazyComponent(() => import('./PlaylistResults.tsx')),
  lyric: lazyComponent(() => import('./LyricResults.tsx')),
  user: lazyComponent(() => import('./UserResults.tsx')),
};

const SKELETON_ROWS = 8;

interface SearchResultsProps {
  search: ResultSearch;
  /** status element above the results; null until it is on the page */
  status: HTMLElement | null;
}

/**
 * Search results of the requested kind. When there are few of them, the status element gets a link to the query that
 * the service suggests; in place of none there are the results of that query. The element has to be on the page before
 * the results, because screen readers announce changes of such an element only.
 */
export function SearchResults({ search, status }: SearchResultsProps) {
  const View = views[search.type];
  const { corrected, empty } = useCorrection(search);
  if (corrected === undefined) return <View {...search} />;
  const instead = empty && !search.exact;
  const Line = instead ? ShownInstead : DidYouMean;
  return (
    <>
      {status && createPortal(<Line search={search} corrected={corrected} />, status)}
      <View {...search} query={instead ? corrected : search.query} />
    </>
  );
}

/** Skeleton of the results of a kind. */
export function SearchResultsSkeleton({ type }: { type: ResultType }) {
  if (type === 'song') return <SongTableSkeleton filterable={false} lead={<PlayAllSkeleton />} />;
  if (type === 'lyric') return <CompactSongsSkeleton rows={SKELETON_ROWS} />;
  const round = type === 'artist' || type === 'user';
  const film = type === 'video';
  return <MediaGridSkeleton round={round} {...(film && { shape: 'wide', ratio: 16 / 9 })} />;
}
