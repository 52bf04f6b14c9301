import { PlayAllButton } from '@qingyin/media-ui';
import { SongTable } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import { songResultsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResultSearch } from '../search-params.ts';
import { CountHeading, ResultsFrame } from './ResultsFrame.tsx';
import { useHighlight } from './use-highlight.tsx';

/** Song results; playback queues the songs of the page. */
export function SongResults(search: ResultSearch) {
  const { t } = useLingui();
  const { query, page } = search;
  const { data } = useSuspenseQuery(songResultsQuery(query, page));
  const drawName = useHighlight(query);
  const source = { kind: 'search', id: query };
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0} withCount={false}>
      <SongTable
        // Remounts for another page, which resets the selection.
        key={`${page} ${query}`}
        name={t`搜索结果`}
        tracks={data.items}
        source={source}
        drawName={drawName}
        // The results are already filtered by the query.
        filterable={false}
        lead={
          <>
            <PlayAllButton tracks={data.items} source={source} />
            <CountHeading type="song" count={data.count} />
          </>
        }
      />
    </ResultsFrame>
  );
}
