import { Page } from '@qingyin/list-layout';
import { CollectionHeadSkeleton, DetailBoundary } from '@qingyin/media-ui';
import { SongTableSkeleton } from '@qingyin/track-list';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { PlaylistBody } from './PlaylistBody.tsx';

const route = getRouteApi('/playList/$id');

/**
 * Playlist page: head, songs of any number, collectors, comments
 * (docs/specification/screens/find-music.md#playlistid).
 */
export function PlaylistDetail() {
  const { id } = route.useParams();
  return (
    <Page headed>
      <DetailBoundary
        // Remounts for another playlist, with its own selection, scroll position and requests.
        key={id}
        pending={<PlaylistSkeleton />}
        gone={<Trans>没有找到这个歌单，它也许已被删除，或者只有主人能看。</Trans>}
      >
        <PlaylistBody id={id} />
      </DetailBoundary>
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
