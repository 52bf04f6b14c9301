import { Page, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { QueryBoundary } from '@qingyin/ui';
import { LatestAlbums, LatestAlbumsSkeleton } from './LatestAlbums.tsx';
import { LatestBar } from './LatestBar.tsx';
import { parseLatestRegion } from './latest-region.ts';
import { LatestSongs, LatestSongsSkeleton } from './LatestSongs.tsx';

const route = getRouteApi('/find-music/latest-music');

/**
 * New music (最新音乐): new songs and albums by region (docs/specification/screens/find-music.md#find-musiclatest-music).
 */
export function LatestMusic() {
  const { view, area } = route.useSearch();
  const region = parseLatestRegion(area);
  const shown = useDeferredContent(region);
  return (
    <Page dense>
      <h1 className="qy-unseen">
        <Trans>最新音乐</Trans>
      </h1>
      <LatestBar view={view} region={region} />
      <StaleContent waiting={shown !== region}>
        {view === 'albums' ? (
          <QueryBoundary key="albums" resetKey={shown} pending={<LatestAlbumsSkeleton />}>
            <LatestAlbums region={shown} />
          </QueryBoundary>
        ) : (
          <QueryBoundary key="songs" resetKey={shown} pending={<LatestSongsSkeleton />}>
            <LatestSongs region={shown} />
          </QueryBoundary>
        )}
      </StaleContent>
    </Page>
  );
}
