import type { Album } from '@qingyin/contract';
import { AlbumCard, ArtistLinks, MediaGrid } from '@qingyin/media-kit';

/** The first row's covers load at once. */
const FIRST = 7;

interface AlbumGridProps {
  albums: readonly Album[];
  /** on top of the page */
  first: boolean;
}

/** Albums with who they are by. */
export function AlbumGrid({ albums, first }: AlbumGridProps) {
  return (
    <MediaGrid>
      {albums.map((album, at) => (
        <NewAlbum key={album.id} album={album} priority={first && at < FIRST} />
      ))}
    </MediaGrid>
  );
}

/** A new album with who it is by. */
export function NewAlbum({ album, priority }: { album: Album; priority: boolean }) {
  return (
    <AlbumCard
      album={album}
      meta={<ArtistLinks artists={album.artists.length > 0 ? album.artists : [album.artist]} />}
      priority={priority}
    />
  );
}
