import { useLingui } from '@lingui/react/macro';
import { songsFoundQuery } from '@qingyin/data-music';
import { PlayAllButton, SongTable } from '@qingyin/media-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Search } from '../search.ts';
import { CountHeading, HitsFrame } from './HitsFrame.tsx';
import { useMarks } from './use-marks.tsx';

/** Song results; playback queues the songs of the page. */
export function SongHits(search: Search) {
  const { t } = useLingui();
  const { words, page } = search;
  const { data } = useSuspenseQuery(songsFoundQuery(words, page));
  const drawName = useMarks(words);
  const source = { kind: 'search', id: words };
  return (
    <HitsFrame search={search} count={data.count} empty={data.items.length === 0} withCount={false}>
      <SongTable
        // Remounts for another page, which resets the selection.
        key={`${page} ${words}`}
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
    </HitsFrame>
  );
}
