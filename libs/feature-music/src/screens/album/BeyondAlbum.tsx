import { Comments } from '@qingyin/media-kit';
import type { Album } from '@qingyin/contract';
import { OtherAlbums } from './OtherAlbums.tsx';

/** Below the songs of an album: the artist's other ones, and what people say. */
export default function BeyondAlbum({ album, comments }: { album: Album; comments: number | undefined }) {
  return (
    <>
      <OtherAlbums album={album} />
      <Comments kind="album" id={String(album.id)} count={comments} />
    </>
  );
}
