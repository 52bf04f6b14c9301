import { CollectionHeadSkeleton, Page, SongTableSkeleton } from '@qingyin/media-kit';
import { getRouteApi } from '@qingyin/routing';
import { ErrorState, QueryBoundary } from '@qingyin/ui';
import { isNotThere, PlaylistNotThere } from './PlaylistNotThere.tsx';
import { PlaylistBody } from './PlaylistBody.tsx';

const route = getRouteApi('/playList/$id');

/** A playlist: head, songs of any number, who collected it, what people say (screens.md, /playList/{id}). */
export function PlaylistDetail() {
  const { id } = route.useParams();
  return (
    <Page headed>
      <QueryBoundary
        // Another list is another page: its own selection, scroll and requests.
        key={id}
        pending={<PlaylistSkeleton />}
        failed={(error, retry) =>
          isNotThere(error) ? <PlaylistNotThere /> : <ErrorState error={error} onRetry={retry} />
        }
      >
        <PlaylistBody id={id} />
      </QueryBoundary>
    </Page>
  );
}

function PlaylistSkeleton() {
  return (
    <>
      <CollectionHeadSkeleton />
      <SongTableSkeleton />
    </>
  );
}
