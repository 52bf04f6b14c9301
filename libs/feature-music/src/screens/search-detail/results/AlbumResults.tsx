import { AlbumCard, MediaGrid, useArtistLine } from '@qingyin/media-ui';
import type { Album } from '@qingyin/contract';
import { albumResultsQuery } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import type { Search } from '../search-params.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import { useHighlight } from './use-highlight.tsx';

interface MakersProps {
  album: Pick<Album, 'artists'>;
  drawName: (name: string) => ReactNode;
}

function Makers({ album, drawName }: MakersProps) {
  const names = useArtistLine()(album.artists);
  return <CatalogueText text={names}>{drawName(names)}</CatalogueText>;
}

/** Album results with their artists. */
export default function AlbumResults(search: Search) {
  const { query, page } = search;
  const { data } = useSuspenseQuery(albumResultsQuery(query, page));
  const drawName = useHighlight(query);
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <MediaGrid>
        {data.items.map((album) => (
          <AlbumCard
            key={album.id}
            album={album}
            label={album.name ? drawName(album.name) : undefined}
            meta={<Makers album={album} drawName={drawName} />}
          />
        ))}
      </MediaGrid>
    </ResultsFrame>
  );
}
