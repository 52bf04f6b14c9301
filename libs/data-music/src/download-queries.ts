import { type DownloadPlan, endpoints, type QualityLevel } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** What `/x/capabilities` names a service that puts several songs into one file. */
export const DOWNLOAD_FEATURE = 'download';

/** Songs to be kept as files. */
export interface DownloadRequest {
  ids: readonly number[];
  /** what several of them are called together */
  name: string;
}

/** Addresses live ten minutes (docs/api-extensions.md); whoever still thinks about it gets a new one before that. */
const ANOTHER_AFTER_MS = staleTime.minutes(8);

/** What comes of some songs at a level, and from where. Rejects with `ApiError`. */
export async function fetchDownloadPlan(
  { ids, name }: DownloadRequest,
  level: QualityLevel,
  signal?: AbortSignal,
): Promise<DownloadPlan> {
  const params = { ids: ids.join(), level, name };
  return expectOk(await http.call(endpoints.music.download, { params, signal })).data;
}

/** The same for somebody who looks at it before it begins; the address in it never ends while it is looked at. */
export const downloadPlanQuery = (request: DownloadRequest, level: QualityLevel) =>
  queryOptions({
    queryKey: musicKeys.download(request.ids, level),
    queryFn: ({ signal }) => fetchDownloadPlan(request, level, signal),
    staleTime: staleTime.none,
    gcTime: 0,
    refetchInterval: ANOTHER_AFTER_MS,
  });

/** Where one song is fetched from by the contract's own call; null where it may not be had. Rejects with `ApiError`. */
export async function fetchDownloadUrl(id: number, level: QualityLevel): Promise<string | null> {
  const params = { id: String(id), level };
  return expectOk(await http.call(endpoints.music.songDownloadUrlV1, { params })).data.url;
}
