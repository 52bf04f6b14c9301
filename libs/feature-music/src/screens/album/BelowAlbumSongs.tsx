import { Comments } from '@qingyin/comments';
import type { Album } from '@qingyin/contract';
import { OtherAlbums } from './OtherAlbums.tsx';

/** Content below the songs: other albums of the artist and comments. */
export default function BelowAlbumSongs({ album, comments }: { album: Album; comments: number | undefined }) {
  return (
    <>
      <OtherAlbums album={album} />
      <Comments kind="album" id={String(album.id)} count={comments} />
    </>
  );
}
