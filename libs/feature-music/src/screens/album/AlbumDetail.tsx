import { Page } from '@qingyin/list-layout';
import { CollectionHeadSkeleton, DetailBoundary } from '@qingyin/media-ui';
import { SongTableSkeleton } from '@qingyin/track-list';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { AlbumBody } from './AlbumBody.tsx';

const route = getRouteApi('/album/$id');

/**
 * Album page: head, songs by disc, comments, other albums of the artist
 * (docs/specification/screens/find-music.md#albumid).
 */
export function AlbumDetail() {
  const { id } = route.useParams();
  return (
    <Page headed>
      <DetailBoundary
        // Remounts for another album, with its own selection, scroll position and requests.
        key={id}
        pending={<AlbumSkeleton />}
        gone={<Trans>没有找到这张专辑，它也许已经下架，或者不在你能听的音乐库里。</Trans>}
      >
        <AlbumBody id={id} />
      </DetailBoundary>
    </Page>
  );
}

function AlbumSkeleton() {
  return (
    <>
      <CollectionHeadSkeleton />
      <SongTableSkeleton withAlbum={false} />
    </>
  );
}
