import { FilterBar, FilterRow, Page, PageHead, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { QueryBoundary } from '@qingyin/ui';
import { chartRegionNames } from './chart-region-names.ts';
import { regionOf, regions, searchOf } from './chart-regions.ts';
import { SingerChart } from './SingerChart.tsx';
import { SingerChartSkeleton } from './SingerChartSkeleton.tsx';

const route = getRouteApi('/singer-list');

/** Artist chart by region, with changes of places (docs/specification/screens/find-music.md#singer-list). */
export function SingerList() {
  const { t, i18n } = useLingui();
  const region = regionOf(route.useSearch().area);
  const shown = useDeferredContent(region);
  const choices = regions.map((one) => ({
    key: one.area,
    label: i18n._(chartRegionNames[one.area]),
    link: { to: '/singer-list', search: searchOf(one) } as const,
    chosen: one === region,
  }));
  return (
    <Page dense>
      <PageHead title={t`歌手榜`} />
      <FilterBar>
        <FilterRow label={t`地区`} choices={choices} />
      </FilterBar>
      <StaleContent waiting={shown !== region}>
        <QueryBoundary pending={<SingerChartSkeleton />} resetKey={shown.area}>
          <SingerChart region={shown} />
        </QueryBoundary>
      </StaleContent>
    </Page>
  );
}
