import { AlbumCard, MediaGrid, useArtistLine } from '@qingyin/media-ui';
import type { Album } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { useHighlight } from './use-highlight.tsx';

export interface AlbumCardsProps {
  albums: readonly Album[];
  /** query that is marked */
  query: string;
  /** maximum number of rows; default: all albums */
  rows?: number;
}

/** Cards of found albums with their artists. */
export function AlbumCards({ albums, query, rows }: AlbumCardsProps) {
  const drawName = useHighlight(query);
  return (
    <MediaGrid rows={rows}>
      {albums.map((album) => (
        <AlbumCard
          key={album.id}
          album={album}
          label={album.name ? drawName(album.name) : undefined}
          meta={<Makers album={album} drawName={drawName} />}
        />
      ))}
    </MediaGrid>
  );
}

interface MakersProps {
  album: Pick<Album, 'artists'>;
  drawName: (name: string) => ReactNode;
}

function Makers({ album, drawName }: MakersProps) {
  const names = useArtistLine()(album.artists);
  return <CatalogueText text={names}>{drawName(names)}</CatalogueText>;
}
