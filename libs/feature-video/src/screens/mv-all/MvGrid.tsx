import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { MediaGrid, MediaGridSkeleton, MV_RATIO } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { type MvFilter, mvListQuery } from '@qingyin/data-video';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { searchOf } from '../../shared/mv-filter-labels.ts';
import classes from '../../shared/MvGrid.module.css';
import { MvListCard } from '../../shared/MvListCard.tsx';
import { NoMvs } from '../../shared/NoMvs.tsx';

/** Pictures above the fold in a wide window. */
const FIRST_VIEW = 5;

/** Infinite grid of the MVs matching a filter. */
export function MvGrid({ filter }: { filter: MvFilter }) {
  const query = useSuspenseInfiniteQuery(mvListQuery(filter));
  const mvs = query.data.pages.flatMap((page) => page.mvs);
  if (mvs.length === 0)
    return <NoMvs unfiltered={Object.keys(searchOf(filter)).length > 0 && { to: '/mv-all' }} />;
  return (
    <div className={classes.list}>
      <h2 className="qy-unseen">
        <Trans>MV列表</Trans>
      </h2>
      <MediaGrid shape="wide">
        {mvs.map((mv, at) => (
          <MvListCard key={mv.id} mv={mv} priority={at < FIRST_VIEW} />
        ))}
      </MediaGrid>
      <InfiniteScrollEnd
        query={query}
        pending={<MediaGridSkeleton rows={1} shape="wide" ratio={MV_RATIO} />}
      />
    </div>
  );
}
