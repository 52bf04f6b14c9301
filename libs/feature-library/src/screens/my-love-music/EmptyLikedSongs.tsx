import { Trans } from '@lingui/react/macro';
import { DiscoverLink } from '@qingyin/auth-gate';
import { EmptyState } from '@qingyin/ui';

/** Empty state of the liked songs with a link to discovery. */
export function EmptyLikedSongs() {
  return (
    <EmptyState drawing="zither" action={<DiscoverLink />}>
      <Trans>还没有喜欢的歌。听到喜欢的，点一下红心，它就会在这里。</Trans>
    </EmptyState>
  );
}
