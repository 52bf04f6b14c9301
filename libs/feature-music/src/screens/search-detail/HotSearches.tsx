import { OptionalSection } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent, SkeletonText } from '@qingyin/ui';

const HotList = lazyComponent(() => import('./HotList.tsx'));

const SKELETON_LINES = 5;

/** Popular searches, as links to their results; left out when there are none. */
export function HotSearches() {
  const { t } = useLingui();
  return (
    <OptionalSection title={t`热门搜索`} pending={<SkeletonText lines={SKELETON_LINES} />}>
      <HotList />
    </OptionalSection>
  );
}
