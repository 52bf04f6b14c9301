import { Page, PageHead } from '@qingyin/list-layout';
import { BROADCAST_RATIO, cardSkeletons, MediaGrid } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { QueryBoundary } from '@qingyin/ui';
import { Broadcasts } from './Broadcasts.tsx';

const SKELETON_CARDS = 8;

/** Exclusive broadcasts (docs/specification/screens/find-music.md#exclusive-broadcast). */
export function ExclusiveBroadcast() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`独家放送`} />
      <QueryBoundary
        pending={
          <MediaGrid shape="wide">{cardSkeletons(SKELETON_CARDS, { ratio: BROADCAST_RATIO })}</MediaGrid>
        }
      >
        <Broadcasts />
      </QueryBoundary>
    </Page>
  );
}
