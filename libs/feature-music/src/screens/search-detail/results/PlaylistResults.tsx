import { MediaGrid, PlaylistCard } from '@qingyin/media-ui';
import { Plural } from '@lingui/react/macro';
import { playlistResultsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Search } from '../search-params.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import { useHighlight } from './use-highlight.tsx';

/** Playlist results with their number of songs. */
export default function PlaylistResults(search: Search) {
  const { query, page } = search;
  const { data } = useSuspenseQuery(playlistResultsQuery(query, page));
  const drawName = useHighlight(query);
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <MediaGrid>
        {data.items.map((playlist) => (
          <PlaylistCard
            key={playlist.id}
            playlist={playlist}
            label={drawName(playlist.name)}
            meta={<Plural value={playlist.trackCount} other="# 首歌" />}
          />
        ))}
      </MediaGrid>
    </ResultsFrame>
  );
}
