import { Plural } from '@lingui/react/macro';
import { artistsFoundQuery } from '@qingyin/data-music';
import { ArtistCard, MediaGrid } from '@qingyin/media-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Search } from '../search.ts';
import { HitsFrame } from './HitsFrame.tsx';
import { useMarks } from './use-marks.tsx';

/** Artist results. */
export default function ArtistHits(search: Search) {
  const { words, page } = search;
  const { data } = useSuspenseQuery(artistsFoundQuery(words, page));
  const drawName = useMarks(words);
  return (
    <HitsFrame search={search} count={data.count} empty={data.items.length === 0}>
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
    </HitsFrame>
  );
}
