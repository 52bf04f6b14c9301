import { Page } from '@qingyin/list-layout';
import { Trans } from '@lingui/react/macro';
import { libraryOverviewQuery } from '@qingyin/data-music';
import { useUserId } from '@qingyin/session/react';
import { QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LibraryEmpty } from '../../shared/LibraryEmpty.tsx';
import { BrowseSections } from './BrowseSections.tsx';
import { LibraryHomeSkeleton } from './LibraryHomeSkeleton.tsx';
import { LibraryTotals } from './LibraryTotals.tsx';
import { PlayedSections } from './PlayedSections.tsx';
import { PlaylistFiles } from './PlaylistFiles.tsx';
import { RecentAlbums } from './RecentAlbums.tsx';

/** Start page of the music libraries (docs/specification/screens/music-library.md#library). */
export function LibraryHome() {
  return (
    <Page>
      <h1 className="qy-unseen">
        <Trans>音乐库</Trans>
      </h1>
      <QueryBoundary pending={<LibraryHomeSkeleton />}>
        <LibraryHomeContent />
      </QueryBoundary>
    </Page>
  );
}

function LibraryHomeContent() {
  const { data } = useSuspenseQuery(libraryOverviewQuery());
  const userId = useUserId();
  if (data.totals.songs === 0) return <LibraryEmpty />;
  return (
    <>
      <LibraryTotals totals={data.totals} />
      <RecentAlbums albums={data.recentAlbums} />
      <PlayedSections tracks={data.topTracks} albums={data.topAlbums} rediscover={data.rediscover} />
      <BrowseSections genres={data.genres} decades={data.decades} />
      {userId !== null && <PlaylistFiles userId={userId} />}
    </>
  );
}
