import { cardSkeletons, EndlessEnd, MediaGrid } from '@qingyin/media-kit';
import { useArrival } from '@qingyin/routing';
import { startTransition, useState } from 'react';
import { ListCard } from './ListCard.tsx';
import type { ListKind } from './list-kind.ts';
import classes from './Lists.module.css';
import { NoLists } from './NoLists.tsx';
import { useLists } from './use-lists.ts';

/** Number of cards added each time the end comes into view. */
const STEP = 48;

/**
 * All playlists of a user with progressive rendering; on Back all at once, so that the scroll position can be
 * restored.
 */
export function AllLists({ uid, kind }: { uid: string; kind: ListKind }) {
  const lists = useLists(uid, kind);
  const arrival = useArrival();
  const [drawn, setDrawn] = useState(arrival === 'return' ? Number.POSITIVE_INFINITY : STEP);
  if (lists.length === 0) return <NoLists uid={uid} kind={kind} />;
  return (
    <div className={classes.endless}>
      <MediaGrid>
        {lists.slice(0, drawn).map((list) => (
          <ListCard key={list.id} list={list} kind={kind} />
        ))}
      </MediaGrid>
      <EndlessEnd
        query={{
          hasNextPage: drawn < lists.length,
          isFetchingNextPage: false,
          isFetchNextPageError: false,
          error: null,
          fetchNextPage: () => startTransition(() => setDrawn((count) => count + STEP)),
        }}
        pending={<MediaGrid rows={1}>{cardSkeletons(6)}</MediaGrid>}
      />
    </div>
  );
}
