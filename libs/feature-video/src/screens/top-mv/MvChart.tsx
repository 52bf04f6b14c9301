import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { ChartDate, ChartDateSkeleton, rankedRow } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { mvChartQuery, type MvArea } from '@qingyin/data-video';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { areaNames } from '../../shared/mv-filter-labels.ts';
import { NoMvs } from '../../shared/NoMvs.tsx';
import { RankedMvRow, RankedMvSkeletons } from '../../shared/RankedMvRow.tsx';

const ROWS = 10;
const NEXT_ROWS = 3;

/** Infinite MV chart of an area. */
export function MvChart({ area }: { area: MvArea }) {
  const { t, i18n } = useLingui();
  const query = useSuspenseInfiniteQuery(mvChartQuery(area));
  const mvs = query.data.pages.flatMap((page) => page.mvs);
  if (mvs.length === 0) return <NoMvs unfiltered={area !== '全部' && { to: '/top-mv' }} />;
  const name = i18n._(areaNames[area]);
  return (
    <div>
      <ChartDate time={query.data.pages[0]?.updateTime ?? 0} />
      <ol aria-label={area === '全部' ? t`MV排行榜` : t`${name}MV排行榜`} className={rankedRow.list}>
        {mvs.map((mv, place) => (
          <RankedMvRow key={mv.id} mv={mv} place={place} />
        ))}
      </ol>
      <InfiniteScrollEnd query={query} pending={<Skeletons count={NEXT_ROWS} />} />
    </div>
  );
}

/** Skeleton of the chart. */
export function MvChartSkeleton() {
  return (
    <div aria-hidden>
      <ChartDateSkeleton />
      <Skeletons count={ROWS} />
    </div>
  );
}

const Skeletons = ({ count }: { count: number }) => (
  <div className={rankedRow.list}>
    <RankedMvSkeletons count={count} />
  </div>
);
