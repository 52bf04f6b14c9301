import { Page } from '@qingyin/list-layout';
import { CollectionHeadSkeleton, DetailBoundary } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { PersonBody } from './PersonBody.tsx';
import { PlaylistsSkeleton } from './playlists/PlaylistsSkeleton.tsx';

const route = getRouteApi('/homepage/$uid');

/** Profile of a user: head, playlists, play record (docs/specification/README.md). */
export function Homepage() {
  const { uid } = route.useParams();
  return (
    <Page headed>
      <DetailBoundary
        // Remounts for another user, with its own scroll position and requests.
        key={uid}
        pending={
          <>
            <CollectionHeadSkeleton round />
            <PlaylistsSkeleton />
          </>
        }
        gone={<Trans>没有找到这位用户。</Trans>}
      >
        <PersonBody uid={uid} />
      </DetailBoundary>
    </Page>
  );
}
