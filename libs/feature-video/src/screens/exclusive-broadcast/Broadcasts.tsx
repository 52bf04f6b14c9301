import { DiscoverLink } from '@qingyin/auth-gate';
import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { BROADCAST_RATIO, BroadcastCard, MediaGrid, MediaGridSkeleton } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { privateContentListQuery } from '@qingyin/data-video';
import { EmptyState } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import classes from './Broadcasts.module.css';

/** Covers above the fold in a wide window. */
const FIRST_VIEW = 4;

/** Infinite list of exclusive broadcasts. */
export function Broadcasts() {
  const query = useSuspenseInfiniteQuery(privateContentListQuery());
  const broadcasts = query.data.pages.flat();
  if (broadcasts.length === 0)
    return (
      <EmptyState drawing="kite" action={<DiscoverLink />}>
        <Trans>现在没有独家放送，过些日子再来。</Trans>
      </EmptyState>
    );
  return (
    <section aria-labelledby="broadcasts" className={classes.list}>
      <h2 id="broadcasts" className="qy-unseen">
        <Trans>全部放送</Trans>
      </h2>
      <MediaGrid shape="wide">
        {broadcasts.map((broadcast, at) => (
          <BroadcastCard key={broadcast.id} broadcast={broadcast} priority={at < FIRST_VIEW} />
        ))}
      </MediaGrid>
      <InfiniteScrollEnd
        query={query}
        pending={<MediaGridSkeleton rows={1} shape="wide" ratio={BROADCAST_RATIO} />}
      />
    </section>
  );
}
