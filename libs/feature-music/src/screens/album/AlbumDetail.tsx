import { Trans } from '@lingui/react/macro';
import { CollectionHeadSkeleton, DetailBoundary, Page, SongTableSkeleton } from '@qingyin/media-kit';
import { getRouteApi } from '@qingyin/routing';
import { AlbumBody } from './AlbumBody.tsx';

const route = getRouteApi('/album/$id');

/** An album: head, songs by disc, what people say, the artist's other albums (screens.md, /album/{id}). */
export function AlbumDetail() {
  const { id } = route.useParams();
  return (
    <Page headed>
      <DetailBoundary
        // Another album is another page: its own selection, scroll and requests.
        key={id}
        pending={<AlbumSkeleton />}
        gone={<Trans>没有找到这张专辑，它也许已经下架。</Trans>}
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
