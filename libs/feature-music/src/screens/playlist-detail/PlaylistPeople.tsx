import { Comments } from '@qingyin/media-kit';
import type { PlaylistDetail } from '@qingyin/contract';
import { RelatedPlaylists } from './RelatedPlaylists.tsx';
import { Subscribers } from './Subscribers.tsx';

/** A private list has no likeness that may be told (contract page, part 5). */
const PRIVATE = 10;

/** Below the songs of a list: who collected it, lists like it, what people say. */
export default function PlaylistPeople({ playlist }: { playlist: PlaylistDetail }) {
  const id = String(playlist.id);
  return (
    <>
      <Subscribers users={playlist.subscribers} total={playlist.subscribedCount} />
      {playlist.privacy !== PRIVATE && <RelatedPlaylists id={id} />}
      <Comments kind="playlist" id={id} count={playlist.commentCount} />
    </>
  );
}
