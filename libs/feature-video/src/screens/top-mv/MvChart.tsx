import { Trans, useLingui } from '@lingui/react/macro';
import { mvChartQuery, type MvArea } from '@qingyin/data-video';
import { formatDate } from '@qingyin/i18n';
import { EndlessEnd } from '@qingyin/media-kit';
import { Skeleton, SkeletonText } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { areaNames } from '../../shared/mv-words.ts';
import { NoMvs } from '../../shared/NoMvs.tsx';
import classes from './MvChart.module.css';
import { RankedMvRow } from './RankedMvRow.tsx';

const ROWS = 10;
const NEXT_ROWS = 3;

/** The chart of an area, on and on. */
export function MvChart({ area }: { area: MvArea }) {
  const { t, i18n } = useLingui();
  const query = useSuspenseInfiniteQuery(mvChartQuery(area));
  const mvs = query.data.pages.flatMap((page) => page.mvs);
  if (mvs.length === 0) return <NoMvs to="/top-mv" chosen={area !== '全部'} />;
  const updateTime = query.data.pages[0]?.updateTime ?? 0;
  const date = formatDate(updateTime, i18n.locale);
  const name = i18n._(areaNames[area]);
  return (
    <div>
      {updateTime > 0 && (
        <p className={classes.updated}>
          <time dateTime={new Date(updateTime).toISOString()}>
            <Trans>{date} 更新</Trans>
          </time>
        </p>
      )}
      <ol aria-label={area === '全部' ? t`MV排行榜` : t`${name}MV排行榜`}>
        {mvs.map((mv, place) => (
          <RankedMvRow key={mv.id} mv={mv} place={place} />
        ))}
      </ol>
      <EndlessEnd query={query} pending={<Rows count={NEXT_ROWS} />} />
    </div>
  );
}

/** The chart in its shape, while it is not there. */
export function MvChartSkeleton() {
  return (
    <div aria-hidden>
      <p className={classes.updated}>
        <SkeletonText width="9em" />
      </p>
      <Rows count={ROWS} />
    </div>
  );
}

function Rows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className={classes.row} aria-hidden>
      <span className={classes.place}>
        <Skeleton width="1em" height="0.8em" />
        <Skeleton width="1.25em" height="0.5em" />
      </span>
      <Skeleton ratio={16 / 9} radius="m" />
      <span className={classes.words}>
        <SkeletonText width="60%" />
        <SkeletonText width="30%" />
      </span>
    </div>
  ));
}
