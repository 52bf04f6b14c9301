import { Page, PageHead } from '@qingyin/list-layout';
import { BROADCAST_RATIO, MediaGridSkeleton } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { QueryBoundary } from '@qingyin/ui';
import { Broadcasts } from './Broadcasts.tsx';

/** Exclusive broadcasts (docs/specification/screens/find-music.md#exclusive-broadcast). */
export function ExclusiveBroadcast() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`独家放送`} />
      <QueryBoundary pending={<MediaGridSkeleton shape="wide" ratio={BROADCAST_RATIO} />}>
        <Broadcasts />
      </QueryBoundary>
    </Page>
  );
}
