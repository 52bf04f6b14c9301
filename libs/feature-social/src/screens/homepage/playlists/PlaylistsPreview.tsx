import { MAX_COLUMNS, MediaGrid } from '@qingyin/media-ui';
import { UserPlaylistCard } from './UserPlaylistCard.tsx';
import type { PlaylistKind } from './playlist-kind.ts';
import { NoPlaylists } from './NoPlaylists.tsx';
import { useUserPlaylists } from './use-user-playlists.ts';

const ROWS = 2;
/** Two rows on the widest page. */
const MOST = ROWS * MAX_COLUMNS.square;

/** First playlists of a user, at most two rows. */
export function PlaylistsPreview({ uid, kind }: { uid: string; kind: PlaylistKind }) {
  const lists = useUserPlaylists(uid, kind);
  if (lists.length === 0) return <NoPlaylists uid={uid} kind={kind} />;
  return (
    <MediaGrid rows={ROWS}>
      {lists.slice(0, MOST).map((list) => (
        <UserPlaylistCard key={list.id} list={list} kind={kind} />
      ))}
    </MediaGrid>
  );
}
