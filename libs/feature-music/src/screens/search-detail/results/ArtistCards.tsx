import { ArtistCard, MediaGrid } from '@qingyin/media-ui';
import { Plural } from '@lingui/react/macro';
import type { Artist } from '@qingyin/contract';
import { useHighlight } from './use-highlight.tsx';

export interface ArtistCardsProps {
  artists: readonly Artist[];
  /** query that is marked */
  query: string;
  /** maximum number of rows; default: all artists */
  rows?: number;
}

/** Cards of found artists with their number of albums. */
export function ArtistCards({ artists, query, rows }: ArtistCardsProps) {
  const drawName = useHighlight(query);
  return (
    <MediaGrid rows={rows}>
      {artists.map((artist) => (
        <ArtistCard
          key={artist.id}
          artist={artist}
          label={drawName(artist.name)}
          meta={artist.albumSize > 0 && <Plural value={artist.albumSize} other="# 张专辑" />}
        />
      ))}
    </MediaGrid>
  );
}
