import { PRIVATE_PLAYLIST } from '@qingyin/contract';
import { Comments } from '@qingyin/comments';
import type { PlaylistDetail } from '@qingyin/contract';
import { RelatedPlaylists } from './RelatedPlaylists.tsx';
import { Subscribers } from './Subscribers.tsx';

/** Content below the songs: collectors, similar playlists, comments. */
export default function BelowPlaylistSongs({ playlist }: { playlist: PlaylistDetail }) {
  const id = String(playlist.id);
  return (
    <>
      <Subscribers users={playlist.subscribers} total={playlist.subscribedCount} />
      {playlist.privacy !== PRIVATE_PLAYLIST && <RelatedPlaylists id={id} />}
      <Comments kind="playlist" id={id} count={playlist.commentCount} />
    </>
  );
}
