import { mvChartQuery } from '@qingyin/data-video';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { areasOf, type BlockName, mvBlocks } from './blocks.ts';

/** Asks for all blocks at once and waits for none: each has its own place to wait in. */
export function loadMv({ queryClient, search }: ScreenLoadArgs<'/mv'>): void {
  const areas = areasOf(search);
  for (const name of Object.keys(mvBlocks) as BlockName[])
    void queryClient.prefetchQuery(mvBlocks[name].query(areas[name]));
  void queryClient.prefetchInfiniteQuery(mvChartQuery('全部'));
}
