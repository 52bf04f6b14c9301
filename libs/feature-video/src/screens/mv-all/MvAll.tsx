import { FilterBar, FilterRow, Page, PageHead, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { MediaGridSkeleton, MV_RATIO } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { type MvFilter, mvAreas, mvOrders, mvTypes } from '@qingyin/data-video';
import { getRouteApi } from '@qingyin/routing';
import { QueryBoundary } from '@qingyin/ui';
import { useMemo } from 'react';
import { areaNames, filterOf, orderNames, searchOf, typeNames } from '../../shared/mv-filter-labels.ts';
import { MvGrid } from './MvGrid.tsx';

const route = getRouteApi('/mv-all');

/** All MVs, filtered by area, type and order; the filter is in the URL (docs/specification/screens/video.md#mv-all). */
export function MvAll() {
  const { t } = useLingui();
  const { area, type, order } = route.useSearch();
  const filter = useMemo(() => filterOf({ area, type, order }), [area, type, order]);
  const shown = useDeferredContent(filter);
  const list = [shown.area, shown.type, shown.order].join();
  return (
    <Page dense>
      <PageHead title={t`全部MV`} />
      <Filters filter={filter} />
      <StaleContent waiting={shown !== filter}>
        <QueryBoundary pending={<MediaGridSkeleton shape="wide" ratio={MV_RATIO} />} resetKey={list}>
          {/* Remounts for another filter: cards present in both lists would visibly move. */}
          <MvGrid key={list} filter={shown} />
        </QueryBoundary>
      </StaleContent>
    </Page>
  );
}

function Filters({ filter }: { filter: MvFilter }) {
  const { t, i18n } = useLingui();
  const link = (change: Partial<MvFilter>) =>
    ({ to: '/mv-all', search: searchOf({ ...filter, ...change }) }) as const;
  return (
    <FilterBar>
      <FilterRow
        label={t`地区`}
        choices={mvAreas.map((area) => ({
          key: area,
          label: i18n._(areaNames[area]),
          link: link({ area }),
          chosen: area === filter.area,
        }))}
      />
      <FilterRow
        label={t`类型`}
        choices={mvTypes.map((type) => ({
          key: type,
          label: i18n._(typeNames[type]),
          link: link({ type }),
          chosen: type === filter.type,
        }))}
      />
      <FilterRow
        label={t`排序`}
        choices={mvOrders.map((order) => ({
          key: order,
          label: i18n._(orderNames[order]),
          link: link({ order }),
          chosen: order === filter.order,
        }))}
      />
    </FilterBar>
  );
}
