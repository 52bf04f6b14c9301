import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';

/** Empty state of the liked songs with a link to discovery. */
export function EmptyLikedSongs() {
  return (
    <EmptyState
      drawing="zither"
      action={
        <Link to={HOME_PATH} className={buttonClass('soft')}>
          <Trans>去发现音乐</Trans>
        </Link>
      }
    >
      <Trans>还没有喜欢的歌。听到喜欢的，点一下红心，它就会在这里。</Trans>
    </EmptyState>
  );
}
