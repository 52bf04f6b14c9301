import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@qingyin/ui';

/** Stands for what somebody has whom the signed-in user has blocked. */
export function BlockedPerson() {
  return (
    <EmptyState drawing="bamboo">
      <Trans>你拉黑了 TA，所以这里什么也没有。移出黑名单以后，可以重新关注。</Trans>
    </EmptyState>
  );
}
