import { Page } from '@qingyin/list-layout';
import { CollectionHeadSkeleton, DetailBoundary, NotFoundState } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { ArtistBody } from './ArtistBody.tsx';
import { parseArtistTab } from './artist-tab.ts';
import { WorksSkeleton } from './tabs/ArtistWorks.tsx';

const route = getRouteApi('/artists-detail');

/**
 * Artist page: head with a follow button, top songs and albums, MVs, description, similar artists
 * (docs/specification/screens/find-music.md#artists-detail).
 */
export function ArtistDetail() {
  const { id, tab } = route.useSearch();
  const gone = <Trans>没有找到这位歌手，他的歌也许不在你能听的音乐库里。</Trans>;
  return (
    <Page headed>
      {id === undefined ? (
        <NotFoundState mayBeWithheld>{gone}</NotFoundState>
      ) : (
        <DetailBoundary
          // Remounts for another artist, with its own selection, scroll position and requests.
          key={id}
          pending={<ArtistSkeleton />}
          gone={gone}
        >
          <ArtistBody id={id} tab={parseArtistTab(tab)} />
        </DetailBoundary>
      )}
    </Page>
  );
}

function ArtistSkeleton() {
  return (
    <>
      <CollectionHeadSkeleton round />
      <WorksSkeleton />
    </>
  );
}
