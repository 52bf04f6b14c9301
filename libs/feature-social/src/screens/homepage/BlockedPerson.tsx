import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@qingyin/ui';

/** Replaces the content of a user blocked by the signed-in user. */
export function BlockedPerson() {
  return (
    <EmptyState drawing="bamboo">
      <Trans>你拉黑了 TA，所以这里什么也没有。移出黑名单以后，可以重新关注。</Trans>
    </EmptyState>
  );
}
