import { type DownloadPlan, endpoints, type QualityLevel } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** Songs to download. */
export interface DownloadRequest {
  ids: readonly number[];
  /** name of the zip when there are several */
  name: string;
}

/** Refetch interval, ms: addresses are valid for ten minutes (docs/api-extensions.md). */
const ANOTHER_AFTER_MS = staleTime.minutes(8);

/** Address, size and left-out songs of a download at a quality level. Rejects with `ApiError`. */
export async function fetchDownloadPlan(
  { ids, name }: DownloadRequest,
  level: QualityLevel,
  signal?: AbortSignal,
): Promise<DownloadPlan> {
  const params = { ids: ids.join(), level, name };
  return expectOk(await http.call(endpoints.music.download, { params, signal })).data;
}

/** Download plan for display before the download starts; refetched regularly, so that its address stays valid. */
export const downloadPlanQuery = (request: DownloadRequest, level: QualityLevel) =>
  queryOptions({
    queryKey: musicKeys.download(request.ids, level),
    queryFn: ({ signal }) => fetchDownloadPlan(request, level, signal),
    staleTime: staleTime.none,
    gcTime: 0,
    refetchInterval: ANOTHER_AFTER_MS,
  });

/** Address of one song by the contract's own call; null when it may not be downloaded. Rejects with `ApiError`. */
export async function fetchDownloadUrl(id: number, level: QualityLevel): Promise<string | null> {
  const params = { id: String(id), level };
  return expectOk(await http.call(endpoints.music.songDownloadUrlV1, { params })).data.url;
}
