import { artistResultsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResultSearch } from '../search-params.ts';
import { ArtistCards } from './ArtistCards.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';

/** Artist results. */
export default function ArtistResults(search: ResultSearch) {
  const { query, page } = search;
  const { data } = useSuspenseQuery(artistResultsQuery(query, page));
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <ArtistCards artists={data.items} query={query} />
    </ResultsFrame>
  );
}
