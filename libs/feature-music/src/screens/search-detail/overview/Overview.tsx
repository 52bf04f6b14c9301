import { correctedQuery } from '@qingyin/data-music';
import { useQueries } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { DidYouMean, ShownInstead } from '../results/Correction.tsx';
import { NothingFound } from '../results/ResultsFrame.tsx';
import type { Search } from '../search-params.ts';
import { OverviewBlocks } from './OverviewBlocks.tsx';
import { overviewQueries } from './overview-queries.ts';

export interface OverviewProps {
  search: Search;
  /** status element above the results; null until it is on the page */
  status: HTMLElement | null;
}

/**
 * A few results of each kind. The status element gets the query that the service suggests; when no kind has results,
 * there are those of that query, or an empty state.
 */
export default function Overview({ search, status }: OverviewProps) {
  const { query, exact } = search;
  const [songs, ...others] = useQueries({ queries: overviewQueries(query) });
  const corrected = correctedQuery(songs.data?.reminder);
  const empty = [songs, ...others].every(({ data }) => data?.items.length === 0);
  const instead = empty && exact !== true && corrected !== undefined;
  const Line = instead ? ShownInstead : DidYouMean;
  return (
    <>
      {corrected !== undefined &&
        status &&
        createPortal(<Line search={search} corrected={corrected} />, status)}
      {empty && !instead ? (
        <NothingFound search={search} />
      ) : (
        <OverviewBlocks query={instead ? corrected : query} />
      )}
    </>
  );
}
