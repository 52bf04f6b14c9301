import { InfiniteScrollEnd, Section } from '@qingyin/list-layout';
import { MediaGridSkeleton } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { latestAlbumsQuery } from '@qingyin/data-music';
import { formatMonth } from '@qingyin/i18n';
import { SkeletonText } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { AlbumGrid } from './AlbumGrid.tsx';
import { albumsByMonth, fillsRow, groupShortMonths } from './albums-by-month.ts';
import type { LatestRegion } from './latest-region.ts';
import classes from './LatestMusic.module.css';
import { ShortMonths } from './ShortMonths.tsx';
import { NoNewMusic } from './NoNewMusic.tsx';

/** New albums of the week, then by month in descending order. */
export function LatestAlbums({ region }: { region: LatestRegion }) {
  const { t, i18n } = useLingui();
  const query = useSuspenseInfiniteQuery(latestAlbumsQuery(region));
  const { pages } = query.data;
  const { week, months } = albumsByMonth(
    pages.flatMap(({ albums }) => albums),
    query.dataUpdatedAt,
  );
  if (week.length === 0 && months.length === 0)
    return (
      <NoNewMusic view="albums" region={region}>
        <Trans>最近还没有新专辑。</Trans>
      </NoNewMusic>
    );
  return (
    // Remounts for another region: cards present in both lists would visibly move.
    <div key={region} className={classes.months}>
      {week.length > 0 && (
        <Section title={t`本周新碟`} pending={null}>
          <AlbumGrid albums={week} first />
        </Section>
      )}
      {groupShortMonths(months).map((run, at) => {
        const first = at === 0 && week.length === 0;
        const { year, month, albums } = run[0];
        return fillsRow(run[0]) ? (
          <Section key={`${year}-${month}`} title={formatMonth(year, month, i18n.locale)} pending={null}>
            <AlbumGrid albums={albums} first={first} />
          </Section>
        ) : (
          <ShortMonths key={`${year}-${month}`} months={run} first={first} />
        );
      })}
      <InfiniteScrollEnd key={pages.length} query={query} pending={<MediaGridSkeleton rows={1} />} />
    </div>
  );
}

/** Skeleton of the new albums. */
export function LatestAlbumsSkeleton() {
  return (
    <div aria-hidden>
      <p className={classes.month}>
        <SkeletonText width="6em" />
      </p>
      <MediaGridSkeleton />
    </div>
  );
}
