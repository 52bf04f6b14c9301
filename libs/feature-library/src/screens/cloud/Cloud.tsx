import { SpaceMeterSkeleton } from '@qingyin/media-ui';
import { PersonalGate } from '@qingyin/auth-gate';
import { Page, PageHead } from '@qingyin/list-layout';
import { SongTableSkeleton } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { lazyComponent, QueryBoundary, Skeleton } from '@qingyin/ui';
import { useCloudColumns } from './use-cloud-columns.ts';
import { UploadArea } from './uploads/UploadArea.tsx';

const CloudBody = lazyComponent(() => import('./CloudBody.tsx'));

const noSongs = new Map<number, never>();
const noLibraries: never[] = [];

function CloudSkeleton() {
  const lead = <Skeleton width="118px" height="40px" radius="l" />;
  return (
    <>
      <SpaceMeterSkeleton />
      <SongTableSkeleton filterable={false} lead={lead} columns={useCloudColumns(noSongs, noLibraries)} />
    </>
  );
}

/**
 * Cloud disk page: uploads, playback, tags, matching and deletion of the user's own songs
 * (docs/specification/screens/my-music.md#cloud).
 */
export function Cloud() {
  const { t } = useLingui();
  const { userId } = useSession();
  return (
    <Page dense>
      <PageHead title={t`我的音乐云盘`} />
      <PersonalGate invitation={<Trans>登录后，把自己的音乐存进云盘，在哪里都能听。</Trans>} drawing="boat">
        {userId !== null && (
          <UploadArea uid={userId}>
            <QueryBoundary pending={<CloudSkeleton />} resetKey={userId}>
              <CloudBody uid={userId} />
            </QueryBoundary>
          </UploadArea>
        )}
      </PersonalGate>
    </Page>
  );
}
