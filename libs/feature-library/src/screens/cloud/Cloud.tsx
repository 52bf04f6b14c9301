import { Trans, useLingui } from '@lingui/react/macro';
import { Page, PageHead, PersonalGate, SongTableSkeleton } from '@qingyin/media-kit';
import { useSession } from '@qingyin/session/react';
import { lazyPart, QueryBoundary, Skeleton } from '@qingyin/ui';
import { RoomMeterSkeleton } from './RoomMeterSkeleton.tsx';
import { useCloudColumns } from './use-cloud-columns.ts';
import { UploadDesk } from './uploads/UploadDesk.tsx';

const CloudBody = lazyPart(() => import('./CloudBody.tsx'));

const noSongs = new Map<number, never>();

function CloudSkeleton() {
  const lead = <Skeleton width="118px" height="40px" radius="l" />;
  return (
    <>
      <RoomMeterSkeleton />
      <SongTableSkeleton filterable={false} lead={lead} columns={useCloudColumns(noSongs)} />
    </>
  );
}

/** Cloud disk page: uploads, playback, tags, matching and deletion of the user's own songs (screens.md, /cloud). */
export function Cloud() {
  const { t } = useLingui();
  const { userId } = useSession();
  return (
    <Page dense>
      <PageHead title={t`我的音乐云盘`} />
      <PersonalGate invitation={<Trans>登录后，把自己的音乐存进云盘，在哪里都能听。</Trans>} drawing="boat">
        {userId !== null && (
          <UploadDesk uid={userId}>
            <QueryBoundary pending={<CloudSkeleton />} resetKey={userId}>
              <CloudBody uid={userId} />
            </QueryBoundary>
          </UploadDesk>
        )}
      </PersonalGate>
    </Page>
  );
}
