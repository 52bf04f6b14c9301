import { albumResultsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResultSearch } from '../search-params.ts';
import { AlbumCards } from './AlbumCards.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';

/** Album results with their artists. */
export default function AlbumResults(search: ResultSearch) {
  const { query, page } = search;
  const { data } = useSuspenseQuery(albumResultsQuery(query, page));
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <AlbumCards albums={data.items} query={query} />
    </ResultsFrame>
  );
}
