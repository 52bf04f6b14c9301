import { Trans, useLingui } from '@lingui/react/macro';
import { personFeedQuery } from '@qingyin/data-social';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState, QueryBoundary } from '@qingyin/ui';
import { Feed } from '../../feed/list/Feed.tsx';
import { PostSkeletons } from '../../feed/list/PostSkeleton.tsx';
import { useIsOwnProfile } from '../../people/use-is-own-profile.ts';
import classes from './CareDynamic.module.css';

/** Posts of a user, below the head of /care. */
export function CareDynamic({ uid }: { uid: string }) {
  const { t } = useLingui();
  return (
    <div className={classes.posts}>
      <QueryBoundary pending={<PostSkeletons />} resetKey={uid}>
        <Feed
          label={t`动态`}
          name={`person-${uid}`}
          query={personFeedQuery(uid)}
          mine={uid}
          empty={<NoPosts uid={uid} />}
        />
      </QueryBoundary>
    </div>
  );
}

function NoPosts({ uid }: { uid: string }) {
  const own = useIsOwnProfile(uid);
  if (own)
    return (
      <EmptyState
        drawing="boat"
        action={
          <Link to="/attention" className={buttonClass('soft')}>
            <Trans>发一条动态</Trans>
          </Link>
        }
      >
        <Trans>还没有发过动态。</Trans>
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="boat"
      action={
        <Link to="/homepage/$uid" params={{ uid }} className={buttonClass('soft')}>
          <Trans>去看 TA 的主页</Trans>
        </Link>
      }
    >
      <Trans>TA 还没有公开的动态。</Trans>
    </EmptyState>
  );
}
