import { ArtistCard } from '@qingyin/media-ui';
import { Plural } from '@lingui/react/macro';
import type { LibraryArtist } from '@qingyin/contract';
import { memo } from 'react';

interface LibraryArtistCardProps {
  artist: LibraryArtist;
  /** above the fold: loads the picture eagerly */
  priority?: boolean;
}

/** Card of an artist with the number of albums, or of songs where there is no album. Memoized for virtual grids. */
export const LibraryArtistCard = memo(function LibraryArtistCard({
  artist,
  priority,
}: LibraryArtistCardProps) {
  const { albumSize: albumCount, musicSize: trackCount } = artist;
  return (
    <ArtistCard
      artist={{ ...artist, img1v1Url: artist.picUrl }}
      priority={priority}
      meta={
        albumCount > 0 ? (
          <Plural value={albumCount} other="# 张专辑" />
        ) : (
          <Plural value={trackCount} other="# 首歌" />
        )
      }
    />
  );
});
