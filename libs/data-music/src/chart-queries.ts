import { endpoints, type Artist, type Playlist } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

const CHART_STALE_MS = staleTime.minutes(10);

/** A chart is a playlist; official charts contain their first songs. */
export interface Chart extends Playlist {
  /** `first` is the title, `second` the artists */
  tracks: { first: string; second: string }[];
}

/** All charts (docs/specification/contract/discover.md#charts). */
export const chartsQuery = () =>
  queryOptions({
    queryKey: musicKeys.charts(),
    queryFn: async ({ signal }): Promise<Chart[]> =>
      expectOk(await http.call(endpoints.music.toplistDetail, { signal })).list,
    staleTime: CHART_STALE_MS,
  });

export interface ArtistChart {
  /** in the order of the chart */
  artists: Artist[];
  /** ms since 1970 */
  updateTime: number;
}

/** Chart of the artists of a region. @param type 1 Chinese, 2 Western, 3 Korean, 4 Japanese */
export const artistChartQuery = (type: number) =>
  queryOptions({
    queryKey: musicKeys.artistChart(type),
    queryFn: async ({ signal }): Promise<ArtistChart> =>
      expectOk(await http.call(endpoints.music.toplistArtist, { params: { type }, signal })).list,
    staleTime: CHART_STALE_MS,
  });
