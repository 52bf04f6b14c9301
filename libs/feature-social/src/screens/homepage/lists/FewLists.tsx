import { MediaGrid } from '@qingyin/media-kit';
import { ListCard } from './ListCard.tsx';
import type { ListKind } from './list-kind.ts';
import { NoLists } from './NoLists.tsx';
import { useLists } from './use-lists.ts';

const ROWS = 2;
/** Two rows on the widest page. */
const MOST = 16;

/** First playlists of a user, at most two rows. */
export function FewLists({ uid, kind }: { uid: string; kind: ListKind }) {
  const lists = useLists(uid, kind);
  if (lists.length === 0) return <NoLists uid={uid} kind={kind} />;
  return (
    <MediaGrid rows={ROWS}>
      {lists.slice(0, MOST).map((list) => (
        <ListCard key={list.id} list={list} kind={kind} />
      ))}
    </MediaGrid>
  );
}
