import { playlistResultsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResultSearch } from '../search-params.ts';
import { PlaylistCards } from './PlaylistCards.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';

/** Playlist results with their number of songs. */
export default function PlaylistResults(search: ResultSearch) {
  const { query, page } = search;
  const { data } = useSuspenseQuery(playlistResultsQuery(query, page));
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <PlaylistCards playlists={data.items} query={query} />
    </ResultsFrame>
  );
}
