import { FilterBar, FilterRow, Page, PageHead, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { mvAreas } from '@qingyin/data-video';
import { getRouteApi } from '@qingyin/routing';
import { QueryBoundary } from '@qingyin/ui';
import { areaNames, areaOf, searchOf } from '../../shared/mv-filter-labels.ts';
import { MvChart, MvChartSkeleton } from './MvChart.tsx';

const route = getRouteApi('/top-mv');

/** MV chart by area, with changes of places (docs/specification/screens/video.md#top-mv). */
export function TopMv() {
  const { t, i18n } = useLingui();
  const area = areaOf(route.useSearch().area);
  const shown = useDeferredContent(area);
  const choices = mvAreas.map((one) => ({
    key: one,
    label: i18n._(areaNames[one]),
    link: { to: '/top-mv', search: searchOf({ area: one }) } as const,
    chosen: one === area,
  }));
  return (
    <Page dense>
      <PageHead title={t`MV排行榜`} />
      <FilterBar>
        <FilterRow label={t`地区`} choices={choices} />
      </FilterBar>
      <StaleContent waiting={shown !== area}>
        <QueryBoundary pending={<MvChartSkeleton />} resetKey={shown}>
          <MvChart key={shown} area={shown} />
        </QueryBoundary>
      </StaleContent>
    </Page>
  );
}
