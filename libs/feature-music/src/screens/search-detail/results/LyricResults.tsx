import { useLingui } from '@lingui/react/macro';
import { lyricResultsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResultSearch } from '../search-params.ts';
import { LyricSongs } from './LyricSongs.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';

/** Songs whose lyrics match the query, with the matching lines. */
export default function LyricResults(search: ResultSearch) {
  const { t } = useLingui();
  const { query, page } = search;
  const { data } = useSuspenseQuery(lyricResultsQuery(query, page));
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <LyricSongs name={t`搜索结果`} hits={data.items} query={query} />
    </ResultsFrame>
  );
}
