import { artistChartQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { regionOf } from './regions.ts';

/** Asks for a region's chart, without waiting: the choices stay while the list changes. */
export function loadSingerList(queryClient: QueryClient, area: string | undefined): void {
  void queryClient.prefetchQuery(artistChartQuery(regionOf(area).type));
}
