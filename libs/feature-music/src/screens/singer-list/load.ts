import { artistChartQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { regionOf } from './chart-regions.ts';

/** Route loader: prefetches a region's chart without waiting; the filters show at once. */
export function loadSingerList(queryClient: QueryClient, area: string | undefined): void {
  void queryClient.prefetchQuery(artistChartQuery(regionOf(area).type));
}
