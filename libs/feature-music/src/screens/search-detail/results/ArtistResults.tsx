import { ArtistCard, MediaGrid } from '@qingyin/media-ui';
import { Plural } from '@lingui/react/macro';
import { artistResultsQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Search } from '../search-params.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import { useHighlight } from './use-highlight.tsx';

/** Artist results. */
export default function ArtistResults(search: Search) {
  const { query, page } = search;
  const { data } = useSuspenseQuery(artistResultsQuery(query, page));
  const drawName = useHighlight(query);
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <MediaGrid>
        {data.items.map((artist) => (
          <ArtistCard
            key={artist.id}
            artist={artist}
            label={drawName(artist.name)}
            meta={artist.albumSize > 0 && <Plural value={artist.albumSize} other="# 张专辑" />}
          />
        ))}
      </MediaGrid>
    </ResultsFrame>
  );
}
