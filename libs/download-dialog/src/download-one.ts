import { capabilitiesQuery } from '@qingyin/data-account';
import {
  DOWNLOAD_FEATURE,
  type DownloadRequest,
  fetchDownloadPlan,
  fetchDownloadUrl,
} from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { downloadQuality } from './quality.ts';
import { saveFile } from './save-file.ts';

/**
 * Downloads one song in the quality chosen last: from the product's own service with a file name, from a foreign
 * one by the contract's address.
 *
 * @returns `ask`: the own service has a reason for not offering it, which the dialog shows; `refused`: a foreign
 * service does not offer it and gives no reason
 */
export async function downloadOne(
  queryClient: QueryClient,
  request: DownloadRequest,
): Promise<'begun' | 'ask' | 'refused'> {
  const [level, { features }] = await Promise.all([
    queryClient.fetchQuery(downloadQuality.query()),
    queryClient.fetchQuery(capabilitiesQuery()),
  ]);
  if (features.includes(DOWNLOAD_FEATURE)) {
    const plan = await fetchDownloadPlan(request, level).catch(() => null);
    if (!plan?.url) return 'ask';
    saveFile(plan.url);
    return 'begun';
  }
  const url = await fetchDownloadUrl(request.ids[0] ?? 0, level).catch(() => null);
  if (url === null) return 'refused';
  saveFile(url, { elsewhere: true });
  return 'begun';
}
