import { mvChartQuery } from '@qingyin/data-video';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { areasOf, type BlockName, mvBlocks } from './mv-blocks.ts';

/** Route loader: prefetches all blocks and waits for none, since each has its own skeleton. */
export function loadMv({ queryClient, search }: ScreenLoadArgs<'/mv'>): void {
  const areas = areasOf(search);
  for (const name of Object.keys(mvBlocks) as BlockName[])
    void queryClient.prefetchQuery(mvBlocks[name].query(areas[name]));
  void queryClient.prefetchInfiniteQuery(mvChartQuery('全部'));
}
