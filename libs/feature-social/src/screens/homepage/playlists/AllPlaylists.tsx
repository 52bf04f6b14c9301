import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { MediaGrid, MediaGridSkeleton } from '@qingyin/media-ui';
import { useNavigationType } from '@qingyin/routing';
import { startTransition, useState } from 'react';
import { UserPlaylistCard } from './UserPlaylistCard.tsx';
import type { PlaylistKind } from './playlist-kind.ts';
import classes from './Playlists.module.css';
import { NoPlaylists } from './NoPlaylists.tsx';
import { useUserPlaylists } from './use-user-playlists.ts';

/** Number of cards added each time the end comes into view. */
const STEP = 48;

/**
 * All playlists of a user with progressive rendering; on Back all at once, so that the scroll position can be
 * restored.
 */
export function AllPlaylists({ uid, kind }: { uid: string; kind: PlaylistKind }) {
  const lists = useUserPlaylists(uid, kind);
  const arrival = useNavigationType();
  const [drawn, setDrawn] = useState(arrival === 'return' ? Number.POSITIVE_INFINITY : STEP);
  if (lists.length === 0) return <NoPlaylists uid={uid} kind={kind} />;
  return (
    <div className={classes.endless}>
      <MediaGrid>
        {lists.slice(0, drawn).map((list) => (
          <UserPlaylistCard key={list.id} list={list} kind={kind} />
        ))}
      </MediaGrid>
      <InfiniteScrollEnd
        query={{
          hasNextPage: drawn < lists.length,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          error: null,
          fetchNextPage: () => startTransition(() => setDrawn((count) => count + STEP)),
        }}
        pending={<MediaGridSkeleton rows={1} />}
      />
    </div>
  );
}
