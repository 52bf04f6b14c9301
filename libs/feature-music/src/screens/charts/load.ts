import { artistChartQuery, chartsQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { defaultRegion } from '../singer-list/chart-regions.ts';

/** Route loader: prefetches all blocks and waits for none, since each has its own skeleton. */
export function loadCharts(queryClient: QueryClient, preload: boolean): void {
  void queryClient.prefetchQuery(chartsQuery());
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) void queryClient.prefetchQuery(artistChartQuery(defaultRegion.type));
}
