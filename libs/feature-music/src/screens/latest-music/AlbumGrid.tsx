import { AlbumCard, ArtistLinks, MediaGrid } from '@qingyin/media-ui';
import type { Album } from '@qingyin/contract';

/** Covers of the first row load eagerly. */
const FIRST = 7;

interface AlbumGridProps {
  albums: readonly Album[];
  /** above the fold */
  first: boolean;
}

/** Grid of albums with their artists. */
export function AlbumGrid({ albums, first }: AlbumGridProps) {
  return (
    <MediaGrid>
      {albums.map((album, at) => (
        <NewAlbum key={album.id} album={album} priority={first && at < FIRST} />
      ))}
    </MediaGrid>
  );
}

/** Card of an album with its artists. */
export function NewAlbum({ album, priority }: { album: Album; priority: boolean }) {
  return (
    <AlbumCard
      album={album}
      meta={<ArtistLinks artists={album.artists.length > 0 ? album.artists : [album.artist]} />}
      priority={priority}
    />
  );
}
