import { Comments } from '@qingyin/comments';
import type { PlaylistDetail } from '@qingyin/contract';
import { RelatedPlaylists } from './RelatedPlaylists.tsx';
import { Subscribers } from './Subscribers.tsx';

/** Similar playlists of a private one must not be requested (docs/specification/contract/entities.md). */
const PRIVATE = 10;

/** Content below the songs: collectors, similar playlists, comments. */
export default function BelowPlaylistSongs({ playlist }: { playlist: PlaylistDetail }) {
  const id = String(playlist.id);
  return (
    <>
      <Subscribers users={playlist.subscribers} total={playlist.subscribedCount} />
      {playlist.privacy !== PRIVATE && <RelatedPlaylists id={id} />}
      <Comments kind="playlist" id={id} count={playlist.commentCount} />
    </>
  );
}
