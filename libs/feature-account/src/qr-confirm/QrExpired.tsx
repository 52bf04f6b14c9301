import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@qingyin/ui';

/** Message for a code that has expired, was used, or belongs to another user. */
export function QrExpired() {
  return (
    <EmptyState drawing="tea">
      <Trans>这个二维码已经过期，或者已经用过。请在另一台设备上刷新二维码，再扫一次。</Trans>
    </EmptyState>
  );
}
