import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import { DOWNLOAD_FEATURE, type DownloadRequest } from '@qingyin/data-music';
import { useQuery } from '@tanstack/react-query';
import { downloadRequests } from './download-requests.ts';

/** Download functions, and whether the service can download several songs together. */
export interface Downloads {
  /** false: the service offers only downloads of single songs */
  canDownloadSeveral: boolean;
  /** requests a download; false for a guest, who is led to the login and gets the download after it */
  download: (request: DownloadRequest) => boolean;
  /** requests a download of selected songs; a single song is named by itself */
  downloadTracks: (tracks: readonly Track[]) => boolean;
}

/** Downloads songs: a single one at once, several after a dialog with their list. */
export function useDownload(): Downloads {
  const { t } = useLingui();
  const requireLogin = useRequireLogin();
  const { data: able, isPending } = useQuery(capabilitiesQuery());
  const download = (request: DownloadRequest): boolean => {
    const payload = { ids: request.ids.join(), name: request.name };
    if (!requireLogin({ kind: 'download', payload })) return false;
    downloadRequests.set(request);
    return true;
  };
  return {
    // Assumed for the own service while pending, so that the layout does not shift.
    canDownloadSeveral: isPending || able?.features.includes(DOWNLOAD_FEATURE) === true,
    download,
    downloadTracks: (tracks) => {
      const name = tracks[0]?.name ?? '';
      const count = tracks.length;
      return download({
        ids: tracks.map(({ id }) => id),
        name: count > 1 ? t`${name} 等 ${count} 首` : name,
      });
    },
  };
}
