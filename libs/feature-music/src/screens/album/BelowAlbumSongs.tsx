import { Comments } from '@qingyin/comments';
import type { Album } from '@qingyin/contract';
import { AlbumCredits } from './AlbumCredits.tsx';
import { OtherAlbums } from './OtherAlbums.tsx';
import { OtherEditions } from './OtherEditions.tsx';

/** Content below the songs: people, release and other editions, other albums of the artist, and comments. */
export default function BelowAlbumSongs({ album, comments }: { album: Album; comments: number | undefined }) {
  const { library } = album;
  return (
    <>
      {library && <AlbumCredits library={library} />}
      {library && <OtherEditions editions={library.editions} />}
      <OtherAlbums album={album} />
      <Comments kind="album" id={String(album.id)} count={comments} />
    </>
  );
}
