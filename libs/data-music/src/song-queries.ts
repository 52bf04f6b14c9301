import { endpoints, type QualityLevel } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** Addresses live about 20 minutes (contract page, 3.6); asked again well before that. */
const URL_STALE_MS = staleTime.minutes(10);

/** The addresses of one song at a level; the list may be empty, and an address may be null. */
export const songUrlQuery = (id: string, level: QualityLevel) =>
  queryOptions({
    queryKey: musicKeys.songUrl(id, level),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.songUrl, { params: { id, level }, signal })).data,
    staleTime: URL_STALE_MS,
    gcTime: URL_STALE_MS,
  });

export const lyricQuery = (id: string) =>
  queryOptions({
    queryKey: musicKeys.lyric(id),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.music.lyric, { params: { id }, signal })),
    staleTime: staleTime.forever,
  });

/** Tells the service that a song was heard for so many seconds. Rejects with `ApiError`. */
export async function scrobble(report: { id: string; sourceId: string; seconds: number }): Promise<void> {
  const params = { id: report.id, sourceid: report.sourceId, time: report.seconds };
  expectOk(await http.call(endpoints.music.scrobble, { params }));
}
