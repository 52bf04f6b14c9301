import { artistChartQuery, chartsQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { firstRegion } from '../singer-list/regions.ts';

/** Asks for all of the page at once and waits for none of it: each block has its own skeleton. */
export function loadCharts(queryClient: QueryClient, preload: boolean): void {
  void queryClient.prefetchQuery(chartsQuery());
  // A link that is only hovered gets the page's first view, no more.
  if (!preload) void queryClient.prefetchQuery(artistChartQuery(firstRegion.type));
}
