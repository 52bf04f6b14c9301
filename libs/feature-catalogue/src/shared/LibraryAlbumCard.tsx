import { AlbumCard, ArtistLinks } from '@qingyin/media-ui';
import type { LibraryAlbum } from '@qingyin/contract';
import { memo } from 'react';

interface LibraryAlbumCardProps {
  album: LibraryAlbum;
  /** above the fold: loads the cover eagerly */
  priority?: boolean;
}

/**
 * Card of an album of the music libraries with its artist and year. Memoized, because a virtual grid renders with every
 * row that it is scrolled by.
 */
export const LibraryAlbumCard = memo(function LibraryAlbumCard({ album, priority }: LibraryAlbumCardProps) {
  return (
    <AlbumCard
      album={album}
      priority={priority}
      meta={
        <>
          <ArtistLinks artists={[album.artist]} />
          {album.year > 0 && ` · ${album.year}`}
        </>
      }
    />
  );
});
