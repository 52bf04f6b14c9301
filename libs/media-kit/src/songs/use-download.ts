import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import { DOWNLOAD_FEATURE, type DownloadRequest } from '@qingyin/data-music';
import { useQuery } from '@tanstack/react-query';
import { useLoginIntent } from '../access/use-login-intent.ts';
import { downloadRequests } from '../download/download-requests.ts';

export interface Downloads {
  /** false: only songs one by one, as every service has them */
  several: boolean;
  /** asks for them; false for a guest, who is led to the login and gets them after it */
  download: (request: DownloadRequest) => boolean;
  /** the same for songs that were chosen; one is known by its own name */
  downloadTracks: (tracks: readonly Track[]) => boolean;
}

/** Downloads songs: one at once, several after what will come was shown. */
export function useDownload(): Downloads {
  const { t } = useLingui();
  const requireLogin = useLoginIntent();
  const { data: able, isPending } = useQuery(capabilitiesQuery());
  const download = (request: DownloadRequest): boolean => {
    const payload = { ids: request.ids.join(), name: request.name };
    if (!requireLogin({ kind: 'download', payload })) return false;
    downloadRequests.set(request);
    return true;
  };
  return {
    // Our own service can, so that nothing moves when it says so.
    several: isPending || able?.features.includes(DOWNLOAD_FEATURE) === true,
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
