import { Page } from '@qingyin/list-layout';
import { DetailBoundary } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { FolderContent } from './FolderContent.tsx';
import { FolderSkeleton } from './FolderSkeleton.tsx';
import { folderIdOf } from './folder-link.ts';

const route = getRouteApi('/library/folders');

/** Folders of the music libraries (docs/specification/screens/music-library.md#libraryfolders). */
export function LibraryFolders() {
  const id = folderIdOf(route.useSearch());
  return (
    <Page dense>
      <h1 className="qy-unseen">
        <Trans>音乐库的文件夹</Trans>
      </h1>
      <DetailBoundary
        // Remounts for another folder, with its own selection, scroll position and requests.
        key={id}
        pending={<FolderSkeleton />}
        gone={<Trans>没有找到这个文件夹，它也许已经移走。</Trans>}
      >
        <FolderContent id={id} />
      </DetailBoundary>
    </Page>
  );
}
